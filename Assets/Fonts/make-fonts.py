#!/usr/bin/env python3
"""Make the six font files of this folder from the Noto fonts that Debian packages.

    python3 make-fonts.py SOURCES                      rebuild the fonts from characters.txt
    python3 make-fonts.py SOURCES --add FILE...        first add all characters of UTF-8 texts
    python3 make-fonts.py SOURCES --add-standard       first add the standard sets (see `standard`)

SOURCES is a folder in which the source files of `FAMILIES` lie at any depth, for example one into
which fonts-noto-cjk and fonts-noto-core were unpacked. README.md has the commands.
"""

import argparse
import hashlib
import sys
import unicodedata
from pathlib import Path

import fontTools
from fontTools import subset
from fontTools.ttLib import TTFont

FONTTOOLS = "4.68.0"  # another version writes other bytes
HERE = Path(__file__).resolve().parent
LIST = HERE / "characters.txt"

BASIC_FEATURES = ["kern", "liga", "locl", "ccmp", "mark", "mkmk", "calt"]
ARABIC_FEATURES = ["init", "medi", "fina", "isol", "rlig"]

# Debris of other renderers, and tables that only vertical text, hints or signatures need.
DROPPED_TABLES = ["BASE", "VORG", "vhea", "vmtx", "DSIG", "SVG ", "COLR", "CPAL", "sbix", "EBDT",
                  "EBLC", "EBSC", "CBDT", "CBLC", "gasp"]

# Spaces, joiners, direction marks and plain punctuation: a run of any script needs them in its own
# font, since a shaper does not change fonts for them.
COMMON = [(0x0020, 0x007E), (0x00A0, 0x00A0), (0x00AB, 0x00AB), (0x00BB, 0x00BB),
          (0x2002, 0x200F), (0x2010, 0x2027), (0x25CC, 0x25CC)]

# Name, file stem, blocks (None: every listed character), extra features, and for each weight the
# source's file, face index and SHA-256. A family with blocks also takes what all before it lack.
FAMILIES = [
    ("Refresh Sans", "RefreshSans", None, [], {
        "Regular": ("NotoSansCJK-Regular.ttc", 2,
                    "b76b0433203017ca80401b2ee0dd69350349871c4b19d504c34dbdd80541690a"),
        "Bold": ("NotoSansCJK-Bold.ttc", 2,
                 "faa5f3656a78b2e2d450d27fe8382c778bc2b6bb5ea29c986664a6a435056ceb"),
    }),
    ("Refresh Sans Noto", "RefreshSansNoto",
     COMMON + [(0x00A1, 0x017F), (0x0300, 0x036F), (0x0370, 0x03FF), (0x0400, 0x04FF)], [], {
        "Regular": ("NotoSans-Regular.ttf", -1,
                    "89c3c497f618fdaa0b2d1e98fef93582f28c71debd2c4a8cdf41f190ced2909d"),
        "Bold": ("NotoSans-Bold.ttf", -1,
                 "e83493c945848ecd4a9ad0f6d19164541a0d3e23a9c952304a00a46e00272ac5"),
    }),
    ("Refresh Sans Arabic", "RefreshSansArabic", COMMON + [(0x0600, 0x06FF)], ARABIC_FEATURES, {
        "Regular": ("NotoSansArabic-Regular.ttf", -1,
                    "504d7407d86875acf7d04dfaa0fd7524d0b8797723bc4aa18022f29db25b0b6e"),
        "Bold": ("NotoSansArabic-Bold.ttf", -1,
                 "ded6fc7359ca36d15d7aab9ef0c066e21ce48b26a069994d6602fa2cb9a1b952"),
    }),
]

# What the standard set takes whole, as far as a source has it.
STANDARD_BLOCKS = COMMON + [
    (0x00A1, 0x017F),  # Latin-1, Latin Extended-A
    (0x0300, 0x036F),  # combining marks
    (0x0370, 0x03FF),  # Greek
    (0x0400, 0x04FF),  # Cyrillic
    (0x0600, 0x06FF),  # Arabic
    (0x1EA0, 0x1EF9),  # Vietnamese
    (0x2030, 0x205E),  # per mille to medium mathematical space
    (0x20A0, 0x20BF),  # currency signs
    (0x2100, 0x214F),  # letter-like signs
    (0x2190, 0x22FF),  # arrows, mathematical operators
    (0x2500, 0x27BF),  # box drawing, shapes, signs, dingbats
    (0x3000, 0x30FF),  # CJK punctuation, kana
    (0xFF01, 0xFF9F),  # full-width forms, half-width kana
    (0xFFE0, 0xFFE6),  # full-width signs
]


def spread(blocks):
    """The code points of a list of inclusive ranges."""
    return {code for first, last in blocks for code in range(first, last + 1)}


def standard():
    """Latin, Greek, Cyrillic, Arabic, signs, kana, and GB2312's signs and level 1 characters."""
    codes = spread(STANDARD_BLOCKS)
    for row in range(0xA1, 0xD8):  # rows 1 to 9 are signs, 16 to 55 the 3755 of level 1
        for cell in range(0xA1, 0xFF):
            codes.update(map(ord, bytes([row, cell]).decode("gb2312", "ignore")))
    return codes


def visible(text):
    """The code points of a text that are not controls, surrogates or private."""
    return {ord(c) for c in text if unicodedata.category(c) not in ("Cc", "Cs", "Co", "Cn")}


def read_list():
    if not LIST.exists():
        return set()
    lines = LIST.read_text(encoding="utf-8").splitlines()
    return {int(line.split()[0], 16) for line in lines if line and not line.startswith("#")}


def write_list(codes):
    """One code point a line, in order, followed by the character where it can stand alone."""
    lines = ["# The characters of the fonts in this folder: the input of make-fonts.py."]
    for code in sorted(codes):
        character = chr(code)
        shown = unicodedata.category(character)[0] not in "ZCM"
        lines.append(f"{code:04X} {character}" if shown else f"{code:04X}")
    LIST.write_text("\n".join(lines) + "\n", encoding="utf-8")


def find_source(folder, name, digest):
    found = sorted(folder.rglob(name))
    if not found:
        sys.exit(f"{folder}: {name} is not in it; see README.md for the packages to unpack")
    actual = hashlib.sha256(found[0].read_bytes()).hexdigest()
    if actual != digest:
        sys.exit(f"{found[0]}: SHA-256 is {actual}, this recipe is for {digest}")
    return found[0]


def characters_of(path, face):
    with TTFont(path, fontNumber=face, lazy=True) as font:
        return set(font.getBestCmap())


def share_out(codes, cmaps):
    """Which listed code points each family takes, in the order of `FAMILIES`."""
    taken, shares = set(), []
    for (_, _, blocks, _, _), cmap in zip(FAMILIES, cmaps):
        wanted = codes if blocks is None else (codes & spread(blocks)) | (codes - taken)
        shares.append(wanted & cmap)
        taken |= shares[-1]
    return shares, codes - taken


def rename(font, family, stem, style):
    """Give the font a name of its own; notices of copyright, trademark and licence stay."""
    names = font["name"]
    version = names.getDebugName(5).split(";")[0]
    full = family if style == "Regular" else f"{family} {style}"
    own = {1: family, 2: style, 3: f"{version};{stem}-{style}", 4: full, 6: f"{stem}-{style}"}
    kept = (0, 5, *range(7, 15))
    names.names = [n for n in names.names if n.langID == 0x409 and n.nameID in kept]
    for identifier, text in own.items():
        names.setName(text, identifier, 3, 1, 0x409)
    if "CFF " in font:
        cff = font["CFF "].cff
        cff.fontNames = [own[6]]
        cff.topDictIndex[0].FullName = full
        cff.topDictIndex[0].FamilyName = family


def make(source, face, codes, family, stem, style, extra_features):
    options = subset.Options()
    options.font_number = face
    options.layout_features = BASIC_FEATURES + extra_features
    options.name_IDs = ["*"]
    options.name_languages = ["*"]
    options.notdef_outline = True
    options.hinting = False
    options.drop_tables += DROPPED_TABLES
    options.recalc_timestamp = False
    options.harfbuzz_repacker = False  # used where uharfbuzz is installed, and writes other bytes
    font = subset.load_font(str(source), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    rename(font, family, stem, style)
    target = HERE / f"{stem}-{style}{'.otf' if 'CFF ' in font else '.ttf'}"
    subset.save_font(font, str(target), options)
    font.close()
    return target


def report(target, codes):
    data = target.read_bytes()
    missing = codes - characters_of(target, -1)
    if missing:
        sys.exit(f"{target.name}: lost {', '.join(f'U+{c:04X}' for c in sorted(missing))}")
    print(f"{hashlib.sha256(data).hexdigest()}  {target.name}  {len(data)} bytes, "
          f"{len(codes)} characters")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("sources", type=Path, metavar="SOURCES")
    parser.add_argument("--add", type=Path, nargs="+", default=[], metavar="FILE")
    parser.add_argument("--add-standard", action="store_true")
    arguments = parser.parse_args()
    if fontTools.version != FONTTOOLS:
        sys.exit(f"fonttools {fontTools.version} writes other bytes: install {FONTTOOLS}")

    sources = [{style: (find_source(arguments.sources, name, digest), face)
                for style, (name, face, digest) in styles.items()}
               for _, _, _, _, styles in FAMILIES]
    cmaps = [characters_of(*styles["Regular"]) for styles in sources]

    codes = read_list()
    if arguments.add_standard:
        codes |= standard() & set().union(*cmaps)
    for path in arguments.add:
        codes |= visible(path.read_text(encoding="utf-8"))
    shares, missing = share_out(codes, cmaps)
    if missing:
        sys.exit("no source has " + ", ".join(f"U+{c:04X} {chr(c)}" for c in sorted(missing)))
    if arguments.add or arguments.add_standard:
        write_list(codes)

    for (family, stem, _, features, _), styles, share in zip(FAMILIES, sources, shares):
        for style, (source, face) in styles.items():
            report(make(source, face, share, family, stem, style, features), share)


if __name__ == "__main__":
    main()
