import Foundation
import Observation2
import ScenesHeadless
import Testing

@testable import Scenes

/// The words that controls have of their own.
@MainActor @Suite struct ScreenWordsTests {
  private static let marked: ScreenEnvironment = {
    var environment = ScreenEnvironment.plain
    environment.words = MarkedWords.table
    return environment
  }()

  private func words(in environment: ScreenEnvironment) -> [String] {
    ScreenFrames(of: SketchPart { _ in WordyPart() }, in: environment).elements
      .flatMap(\.element.shownWords)
  }

  @Test(arguments: [
    ("ja", "キャンセル"), ("ja-JP", "キャンセル"), ("en", "Cancel"), ("en-GB", "Cancel"), ("fr-FR", "Cancel"),
    ("jam", "Cancel"), ("", "Cancel"),
  ])
  func `the words are those of the language, and English for an unknown one`(
    locale: String,
    cancel: String
  ) {
    #expect(ScreenWords.standard(for: locale).cancel == cancel)
    var environment = ScreenEnvironment.plain
    environment.locale = locale
    #expect(environment.words == .standard(for: locale))
  }

  @Test(arguments: ["ja", "en"])
  func `a table has every word, and no word has two meanings`(locale: String) {
    let all = ScreenWords.standard(for: locale).all
    #expect(all.count == Mirror(reflecting: ScreenWords.standard(for: locale)).children.count)
    #expect(Set(all).count == all.count && !all.contains(""))
  }

  @Test func `no word is the same in both languages`() {
    let (english, japanese) = (ScreenWords.standard(for: "en"), ScreenWords.standard(for: "ja"))
    #expect(zip(english.all, japanese.all).allSatisfy { $0 != $1 })
  }

  @Test func `an app's own words stay when the locale changes`() {
    var environment = Self.marked
    environment.setLocale("en-GB")
    #expect(environment.words == MarkedWords.table)
  }

  @Test func `environments with other words differ, and so do words in other scalars`() {
    #expect(Self.marked != .plain)
    #expect(!Self.marked.hasTraits(of: .plain))
    #expect(Self.marked.isLaidOut(as: .plain))
    var (composed, decomposed) = (ScreenEnvironment.plain, ScreenEnvironment.plain)
    composed.words.back = "が"
    decomposed.words.back = "か\u{3099}"
    #expect(composed != decomposed)
    decomposed.words.back = "が"
    #expect(composed == decomposed && composed.hashValue == decomposed.hashValue)
  }

  @Test func `an app's own words are not encoded`() throws {
    let data = try JSONEncoder().encode(Self.marked)
    #expect(try JSONDecoder().decode(ScreenEnvironment.self, from: data) == .plain)
  }

  @Test func `all words of controls come from their view or from the table`() {
    let words = words(in: Self.marked)
    for word in words where word.contains(where: \.isLetter) {
      #expect(word.hasPrefix(MarkedWords.mark) || word.hasPrefix(WordyPart.mark), "\(word)")
    }
    // The title of the way back belongs to the window.
    for word in MarkedWords.inScenes where word != \.back {
      #expect(words.contains(MarkedWords.table[keyPath: word]))
    }
  }

  @Test(arguments: ["ja-JP", "en-US"])
  func `controls have the words of the locale`(locale: String) {
    var environment = ScreenEnvironment.plain
    environment.setLocale(locale)
    let words = words(in: environment)
    for word in MarkedWords.inScenes where word != \.back {
      #expect(words.contains(ScreenWords.standard(for: locale)[keyPath: word]))
    }
  }

  @Test func `a view's own words come before the table`() {
    let sketch = SketchPart { part in
      part.stepper(2, decrease: "v:less", increase: "v:more") { _ in }
      RetryNotice(message: "v:lost", buttonTitle: "v:again") {}
    }
    let words = ScreenFrames(of: sketch, in: Self.marked).elements.flatMap(\.element.shownWords)
    #expect(words.contains("v:less") && words.contains("v:more") && words.contains("v:again"))
    #expect(!words.contains { $0.hasPrefix(MarkedWords.mark) })
  }

  @Test func `other words are shown at once, and only parts with words are described again`() {
    var (counts, wordless) = (0, 0)
    let stage = Stage(
      of: SketchPart { part in
        part.column {
          CountedPart(count: { counts += 1 }, content: { $0.stepper(2) { _ in } })
          CountedPart(count: { wordless += 1 }, content: { $0.text("v:text") })
        }
      }
    )
    stage.update()
    #expect(stage.shows("減らす"))
    stage.window.environment.words = MarkedWords.table
    stage.update()
    #expect(stage.shows(.text("w:Decrease")) && !stage.shows("減らす"))
    #expect((counts, wordless) == (2, 1))
    stage.window.environment.words = MarkedWords.table
    stage.update()
    #expect(counts == 2)
  }

  @Test func `the way back has the word of the table`() {
    let shop = BarShop(.stack([.cart, .list]))
    shop.stage.window.environment.words = MarkedWords.table
    #expect(shop.roles(.backButton).map(\.element.text) == ["w:Back"])
  }
}

/// A part that counts its descriptions.
private struct CountedPart: ScreenPart {
  let count: @MainActor () -> Void
  let content: @MainActor (CountedPart) -> ScreenElement

  var body: [ScreenElement] {
    let _: Void = count()
    content(self)
  }
}
