import Foundation
import Observation2
import ScenesHeadless
import Testing

@testable import Scenes

/// A platform shows a screen in the person's language; what has no front-end shows it alike on every machine.
@MainActor @Suite struct SystemLocaleTests {
  @Test(arguments: [
    (["LANG": "ja_JP.UTF-8"], "ja-JP"), (["LANG": "pt_BR"], "pt-BR"), (["LANG": "de"], "de"),
    (["LC_MESSAGES": "fr_CA.UTF-8", "LANG": "ja_JP.UTF-8"], "fr-CA"),
    (["LC_ALL": "ko_KR.UTF-8", "LC_MESSAGES": "fr_CA", "LANG": "ja_JP"], "ko-KR"),
    (["LC_ALL": "", "LANG": "it_IT@euro"], "it-IT"),
    (["LC_ALL": "C.UTF-8", "LANG": "ja_JP"], nil), (["LANG": "POSIX"], nil), ([:], nil),
    (["LANG": "ar_EG.UTF-8"], "ar-EG"), (["LANG": "zh_Hant_TW"], "zh-Hant-TW"),
    (["LANG": ".UTF-8"], nil), (["LANG": "@euro"], nil), (["LANG": "../../etc/passwd"], nil),
    (["LANG": "日本"], nil), (["LANG": "ja_JP; rm"], "ja"), (["LANG": "_JP"], nil),
    (["LANG": "x"], nil), (["LANG": "EN_us"], "en-US"),
  ])
  func `variables name the language of a system`(_ variables: [String: String], _ locale: String?) {
    #expect(ScreenEnvironment.locale(from: variables) == locale)
  }

  @Test func `an environment and a window have the system's language by default`() {
    #expect(ScreenEnvironment().locale == ScreenEnvironment.systemLocale)
    #expect(SceneWindow().environment.locale == ScreenEnvironment.systemLocale)
    #expect(!ScreenEnvironment.systemLocale.isEmpty)
  }

  @Test func `a stage and a decoded environment have a language that no machine changes`() throws {
    #expect(Stage(of: []).environment.locale == "ja-JP")
    #expect(ScreenDevice.iPhone16.environment().locale == "ja-JP")
    let decoded = try JSONDecoder().decode(ScreenEnvironment.self, from: Data("{}".utf8))
    #expect(decoded == .plain && decoded.locale == "ja-JP")
  }

  @Test(arguments: [
    ("ar", true), ("ar-EG", true), ("he-IL", true), ("fa", true), ("ur-PK", true), ("yi", true),
    ("pa-Arab", true), ("uz-Arab-AF", true), ("ja-JP", false), ("en-US", false), ("pa", false),
    ("az-Latn", false), ("", false), ("日本", false), ("x", false),
  ])
  func `lines begin where those of the language do`(_ locale: String, _ isFromRight: Bool) {
    let direction: ScreenLayoutDirection = isFromRight ? .rightToLeft : .leftToRight
    #expect(ScreenEnvironment(locale: locale).layoutDirection == direction)
    #expect(ScreenDevice.iPadPro11.environment(locale: locale).layoutDirection == direction)
    for other in ScreenLayoutDirection.allCases {
      let forced = ScreenEnvironment(locale: locale, layoutDirection: other)
      #expect(forced.layoutDirection == other)
    }
  }

  @Test func `another language changes the side only if it is written from the other one`() {
    var environment = ScreenEnvironment.plain
    environment.setLocale("ar")
    #expect(environment.locale == "ar" && environment.layoutDirection == .rightToLeft)
    environment.setLocale("de")
    #expect(environment.locale == "de" && environment.layoutDirection == .leftToRight)
    environment.layoutDirection = .rightToLeft
    environment.setLocale("fr")
    #expect(environment.locale == "fr" && environment.layoutDirection == .rightToLeft)
  }

  @Test func `a screen shows the language and the side that a stage takes while it runs`() throws {
    let stage = Stage(VirtualTime()) {
      SketchScene { part in
        part.row {
          part.text(part.environment.locale).identifier("language").frame(width: 100)
          part.spacer()
        }
      }
    }
    for locale in ["de", "ar-EG", "ja-JP"] {
      var environment = stage.environment
      environment.setLocale(locale)
      stage.environment = environment
      let language = try stage.frames.element(.id("language"))
      #expect(language.element.text == locale)
      #expect(language.frame.x == (locale == "ar-EG" ? 290 : 0))
    }
  }
}
