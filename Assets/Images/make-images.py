#!/usr/bin/env python3
"""Draw the pictures of this folder: the arrow of arrow.json at three scales and two sample photos.

    python3 make-images.py

Standard library only. Shapes are sampled on a fine grid with integer arithmetic and averaged down,
so every machine gets the same pixels.
"""

import json
import struct
import zlib
from math import isqrt
from pathlib import Path

HERE = Path(__file__).resolve().parent


class Canvas:
    """A grid of samples, `fine` by `fine` a pixel. Shapes are given in units of the drawing.

    A unit is `scale` pixels. Coordinates may be multiples of 1/2 while scale * fine is even.
    A sample takes a shape's colour when its centre lies inside; there is no other rounding.
    The background's channels are the picture's; an RGBA colour on an RGB canvas is translucent.
    """

    def __init__(self, width, height, scale, fine, background):
        self.width, self.height, self.fine = width * scale, height * scale, fine
        self.unit, self.channels = scale * fine, len(background)
        self.rows = [[background] * (self.width * fine) for _ in range(self.height * fine)]

    def doubled(self, value):
        """A drawing coordinate in half samples, where sample i has its centre at 2 i + 1."""
        return int(value * self.unit * 2)

    def fill_span(self, row, first, end, colour):
        first, end = max(first, 0), min(end, len(self.rows[0]))
        if first >= end:
            return
        line = self.rows[row]
        if len(colour) == self.channels:
            line[first:end] = [colour] * (end - first)
        else:
            line[first:end] = [over(colour, below) for below in line[first:end]]

    def polygon(self, points, colour):
        """Even-odd fill."""
        corners = [(self.doubled(x), self.doubled(y)) for x, y in points]
        for row in range(len(self.rows)):
            y = 2 * row + 1
            crossings = []
            for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1]):
                if y0 > y1:
                    x0, y0, x1, y1 = x1, y1, x0, y0
                if y0 <= y < y1:
                    numerator = x0 * (y1 - y0) + (y - y0) * (x1 - x0)
                    crossings.append(ceiling(numerator - (y1 - y0), 2 * (y1 - y0)))
            crossings.sort()
            for first, end in zip(crossings[::2], crossings[1::2]):
                self.fill_span(row, first, end, colour)

    def rectangle(self, x, y, width, height, colour):
        self.polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], colour)

    def ellipse(self, x, y, radius_x, radius_y, colour):
        x, y, a, b = (self.doubled(v) for v in (x, y, radius_x, radius_y))
        for row in range(len(self.rows)):
            dy = 2 * row + 1 - y
            if abs(dy) < b:
                half = isqrt(a * a * (b * b - dy * dy)) // b
                self.fill_span(row, ceiling(x - half - 1, 2), ceiling(x + half, 2), colour)

    def sky(self, stops):
        """Colours from top to bottom: (y, colour) in order, blended in between."""
        for row, line in enumerate(self.rows):
            y = 2 * row + 1
            for (top, upper), (bottom, lower) in zip(stops, stops[1:]):
                first, last = self.doubled(top), self.doubled(bottom)
                if first <= y < last:
                    line[:] = [blend(upper, lower, y - first, last - first)] * len(line)

    def averaged(self):
        """Rows of pixels; each channel is the mean of its samples, halves rounded up."""
        count, fine = self.fine * self.fine, self.fine
        for top in range(0, len(self.rows), fine):
            lines = self.rows[top:top + fine]
            row = bytearray()
            for left in range(0, len(lines[0]), fine):
                samples = [sample for line in lines for sample in line[left:left + fine]]
                row += bytes((2 * sum(c) + count) // (2 * count) for c in zip(*samples))
            yield row


def ceiling(numerator, denominator):
    return -(-numerator // denominator)


def blend(first, second, part, whole):
    """`part` of `whole` on the way from the first colour to the second."""
    return tuple((2 * (a * (whole - part) + b * part) + whole) // (2 * whole)
                 for a, b in zip(first, second))


def over(colour, below):
    """A translucent colour on an opaque one."""
    return blend(below, colour[:3], colour[3], 255)


def write_png(path, canvas):
    """8 bits a channel, RGB or RGBA; for each row the filter with the smallest residue."""
    channels = canvas.channels
    previous = bytes(canvas.width * channels)
    data = bytearray()
    for row in canvas.averaged():
        left = bytes(channels) + row[:-channels]
        candidates = [
            (kind, bytes((a - b) & 255 for a, b in zip(row, other)))
            for kind, other in ((0, bytes(len(row))), (1, left), (2, previous))
        ]
        kind, residue = min(candidates, key=lambda c: sum(min(v, 256 - v) for v in c[1]))
        data += bytes([kind]) + residue
        previous = row

    def chunk(name, content):
        checksum = zlib.crc32(name + content)
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", checksum)

    header = struct.pack(">IIBBBBB", canvas.width, canvas.height, 8,
                         {3: 2, 4: 6}[channels], 0, 0, 0)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header)
                     + chunk(b"IDAT", zlib.compress(bytes(data), 9)) + chunk(b"IEND", b""))
    print(f"{path.name}: {canvas.width} x {canvas.height}, {path.stat().st_size} bytes")


def arrow(scale):
    shape = json.loads((HERE / "arrow.json").read_text(encoding="utf-8"))
    colour = tuple(shape["color"])
    canvas = Canvas(*shape["size"], scale, 16, colour + (0,))
    canvas.polygon(shape["points"], colour + (255,))
    return canvas


def pine(canvas, x, foot, height, colour):
    """Three tiers on a trunk."""
    width = height // 2
    canvas.rectangle(x - 1, foot - 3, 2, 4, (74, 52, 40))
    for tier in range(3):
        top = foot - height + tier * height // 4
        half = width * (tier + 2) // 8
        bottom = top + height // 2 - (tier == 0) * height // 10
        canvas.polygon([(x, top), (x + half, bottom), (x - half, bottom)], colour)


def landscape():
    """A lake between hills on a clear morning."""
    canvas = Canvas(180, 180, 1, 4, (0, 0, 0))
    canvas.sky([(0, (58, 134, 214)), (60, (120, 186, 236)), (112, (255, 226, 178)),
                (180, (255, 226, 178))])
    for radius, alpha in ((38, 50), (30, 70), (23, 110)):
        canvas.ellipse(128, 62, radius, radius, (255, 240, 190, alpha))
    canvas.ellipse(128, 62, 16, 16, (255, 246, 214))
    for x, y, a, b in ((36, 34, 20, 8), (50, 28, 14, 10), (62, 35, 16, 7), (150, 22, 16, 5),
                       (161, 18, 10, 6)):
        canvas.ellipse(x, y, a, b, (248, 251, 255))
    canvas.polygon([(-10, 120), (30, 66), (44, 82), (58, 58), (98, 120)], (128, 150, 190))
    canvas.polygon([(30, 66), (38, 76), (32, 79), (26, 76), (22, 78)], (246, 248, 252))
    canvas.polygon([(58, 58), (68, 74), (61, 78), (55, 74), (50, 72)], (246, 248, 252))
    canvas.ellipse(150, 134, 78, 44, (112, 160, 128))
    canvas.ellipse(30, 140, 80, 40, (92, 150, 96))
    canvas.polygon([(0, 122), (180, 122), (180, 180), (0, 180)], (86, 156, 206))
    canvas.rectangle(0, 122, 180, 3, (150, 200, 226))
    for y, half in ((128, 20), (133, 14), (138, 18), (143, 11), (148, 13)):
        canvas.rectangle(128 - half, y, 2 * half, 2, (255, 238, 190, 190))
    canvas.ellipse(24, 196, 110, 56, (70, 132, 62))
    canvas.ellipse(170, 206, 84, 48, (54, 112, 54))
    for x, foot, height in ((20, 148, 44), (44, 152, 56), (70, 154, 40), (166, 166, 38)):
        pine(canvas, x, foot, height, (32, 84, 58))
    return canvas


def house(canvas, x, top, columns, wall, lit, dark, pattern):
    """A block of flats down to the street; bit n of the pattern lights window n."""
    width = columns * 9 + 5
    canvas.rectangle(x, top, width, 180 - top, wall)
    for number in range(columns * ((164 - top) // 11)):
        row, column = divmod(number, columns)
        colour = lit if pattern >> (number % 31) & 1 else dark
        canvas.rectangle(x + 4 + column * 9, top + 6 + row * 11, 6, 7, colour)


def city():
    """Blocks of flats at dusk."""
    canvas = Canvas(180, 180, 1, 4, (0, 0, 0))
    canvas.sky([(0, (30, 30, 84)), (70, (110, 62, 128)), (120, (240, 128, 96)),
                (150, (255, 190, 116)), (180, (255, 190, 116))])
    for x, y in ((18, 14), (47, 30), (78, 10), (104, 26), (166, 54), (60, 52), (12, 46), (120, 8)):
        canvas.ellipse(x, y, 1, 1, (244, 236, 255))
    canvas.ellipse(142, 32, 15, 15, (255, 244, 214))
    for x, y, radius in ((137, 27, 4), (147, 34, 5), (138, 39, 2), (148, 24, 2)):
        canvas.ellipse(x, y, radius, radius, (236, 220, 184))
    for x, top, width in ((0, 92, 22), (26, 78, 18), (50, 98, 24), (82, 70, 16), (104, 90, 22),
                          (132, 82, 18), (156, 96, 24)):
        canvas.rectangle(x, top, width, 180 - top, (112, 66, 116))
    canvas.polygon([(82, 70), (90, 56), (98, 70)], (112, 66, 116))
    lit, dark = (255, 214, 112), (66, 58, 104)
    house(canvas, 4, 108, 3, (38, 34, 74), lit, dark, 0b1011001110100101101110010110101)
    house(canvas, 40, 86, 4, (46, 40, 84), lit, dark, 0b0110110100111010110010111011010)
    house(canvas, 85, 118, 4, (34, 30, 68), lit, dark, 0b1101011010011101101011001101011)
    house(canvas, 130, 100, 4, (42, 36, 78), lit, dark, 0b0101101110010110111010011010110)
    canvas.rectangle(60, 72, 2, 14, (46, 40, 84))
    canvas.rectangle(144, 92, 10, 8, (42, 36, 78))
    canvas.rectangle(0, 168, 180, 12, (24, 22, 50))
    for x in range(12, 180, 24):
        canvas.rectangle(x, 173, 12, 2, (190, 160, 110))
    return canvas


def main():
    for scale in (1, 2, 3):
        suffix = "" if scale == 1 else f"@{scale}x"
        write_png(HERE / f"arrow{suffix}.png", arrow(scale))
    write_png(HERE / "photo-a.png", landscape())
    write_png(HERE / "photo-b.png", city())


if __name__ == "__main__":
    main()
