import Testing
import Views

@Suite("Languages")
struct LanguageTests {
  @Test(
    "have a code, may have a script, and are read from one side",
    arguments: [
      ("en", "en", nil, .leftToRight), ("zh-Hans", "zh", "Hans", .leftToRight),
      ("zh-Hant-TW", "zh", "Hant", .leftToRight), ("pt-BR", "pt", nil, .leftToRight),
      ("es-419", "es", nil, .leftToRight), ("uk", "uk", nil, .leftToRight),
      ("ar", "ar", nil, .rightToLeft), ("ar-EG", "ar", nil, .rightToLeft),
      ("he", "he", nil, .rightToLeft), ("fa", "fa", nil, .rightToLeft),
      ("ur", "ur", nil, .rightToLeft), ("ckb", "ckb", nil, .rightToLeft),
      ("uz-Arab", "uz", "Arab", .rightToLeft), ("ar-Latn", "ar", "Latn", .leftToRight),
    ] as [(String, String, String?, LayoutDirection)])
  func known(tag: String, code: String, script: String?, direction: LayoutDirection) throws {
    let language = try #require(Language(tag))

    #expect(language.tag == tag)
    #expect("\(language)" == tag)
    #expect(language.code == code)
    #expect(language.script == script)
    #expect(language.direction == direction)
  }

  @Test(
    "are nothing else than that",
    arguments: [
      "", "e", "EN", "english", "en_US", "en-us", "zh-hans", "zh-HANS", "zh-Hans-", "-en", "en--US",
      "en-US-Latn", "en-US-x", "es-41", "es-4191", "ñn", "ar\u{301}", "es-٤١٩", "en ",
    ])
  func unknown(tag: String) {
    #expect(Language(tag) == nil)
  }
}
