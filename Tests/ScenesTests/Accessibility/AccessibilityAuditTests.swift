import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

/// Obstacles that keep people from reading or operating a control or a text.
@MainActor @Suite struct AccessibilityAuditTests {
  private func kinds(
    in environment: ScreenEnvironment = .plain,
    @ScreenBuilder _ body: @escaping @MainActor (SketchPart) -> [ScreenElement]
  ) -> [AccessibilityFinding.Kind] {
    Stage(of: SketchPart(content: body), in: environment).accessibilityFindings().map(\.kind)
  }

  @Test func `an empty screen has nothing wrong`() {
    #expect(kinds { _ in } == [])
    #expect(kinds { part in part.column {} } == [])
  }

  @Test func `a control needs an identifier, which may be its whole's`() {
    #expect(kinds { part in part.button("買う") {} } == [.identifier])
    #expect(kinds { part in part.button("買う") {}.identifier("") } == [.identifier])
    #expect(kinds { part in part.button("買う") {}.identifier("buy") } == [])
    #expect(kinds { part in part.stepper(1, in: 0...9) { _ in }.label("個数").identifier("n") } == [])
    #expect(kinds { part in part.text("読むだけ") } == [])
  }

  @Test func `a control needs a name, which may be what is in it`() {
    #expect(kinds { part in part.button("") {}.identifier("a") } == [.name])
    #expect(
      kinds { part in
        part.row { part.image("star").frame(width: 44, height: 44) }.onTap {}.identifier("a")
      } == [.name]
    )
    #expect(
      kinds { part in
        part.row { part.image("star", label: "星").frame(width: 44, height: 44) }.onTap {}
          .identifier("a")
      } == []
    )
    #expect(
      kinds { part in
        part.row { part.text("星").hidden().frame(width: 44, height: 44) }.onTap {}.identifier("a")
      } == [.name]
    )
  }

  @Test func `what takes a touch is 44 points wide and high`() {
    func isTooSmall(_ width: Double, _ height: Double) -> Bool {
      kinds { part in
        part.button("小") {}.frame(width: width, height: height).identifier("a")
      }.contains(.hitRegion)
    }
    #expect(isTooSmall(43, 44))
    #expect(isTooSmall(44, 43))
    #expect(!isTooSmall(44, 44))
  }

  @Test func `a field that is too small for a finger is found as a button is`() {
    #expect(
      kinds { part in
        part.textField("", placeholder: "名前") { _ in }.frame(width: 200, height: 30)
          .identifier("a")
      } == [.hitRegion]
    )
  }

  @Test func `what is hidden is not looked at, and what is disabled is, but for its contrast`() {
    #expect(kinds { part in part.button("") {}.hidden() } == [])
    #expect(kinds { part in part.column { part.button("") {} }.hidden() } == [])
    #expect(kinds { part in part.button("買う") {}.disabled() } == [.identifier])
    #expect(
      kinds { part in
        part.button("買う") {}.color(.separator).identifier("a").disabled()
      } == []
    )
  }

  @Test func `something in front that takes touches covers a control`() {
    func screen(_ isInFront: Bool) -> [AccessibilityFinding.Kind] {
      kinds { part in
        part.layers {
          part.button("下") {}.frame(width: 100, height: 100).identifier("below")
          if isInFront {
            part.button("上") {}.frame(width: 100, height: 100).identifier("above")
          }
        }
      }
    }
    #expect(screen(true) == [.covered])
    #expect(screen(false) == [])
  }

  @Test func `a question or a sheet in front is no mistake of what is behind it`() {
    #expect(
      kinds { part in
        part.layers {
          part.button("下") {}.identifier("below")
          part.alert("本当に？") { part.button("はい") {}.identifier("yes") }
        }
      } == []
    )
    #expect(
      kinds { part in
        part.layers {
          part.button("下") {}.identifier("below")
          part.actionSheet("どれ？") { part.button("これ") {}.identifier("this") }
        }
      } == []
    )
  }

  @Test func `a text shows all that it says`() {
    let long = String(repeating: "とても長い文 ", count: 20)
    #expect(kinds { part in part.text(long).lineLimit(1) } == [.clippedText])
    #expect(kinds { part in part.text(long).frame(height: 20) } == [.clippedText])
    #expect(kinds { part in part.text(long) } == [])
    #expect(
      kinds { part in part.textField(long) { _ in }.identifier("a") } == []
    )
  }

  @Test func `a text lies on the screen, or in something that scrolls to it`() {
    #expect(
      kinds { part in part.row { for _ in 1...9 { part.text("文").frame(width: 90) } } }
        .contains(.clippedText)
    )
    #expect(
      kinds { part in
        part.scroll(.horizontal) {
          part.row { for _ in 1...9 { part.text("文").frame(width: 90) } }
        }
      } == []
    )
  }

  @Test func `a text below the screen is found where nothing scrolls to it`() {
    #expect(
      kinds { part in part.column { for _ in 1...9 { part.text("文").frame(height: 200) } } }
        .contains(.clippedText)
    )
    #expect(
      kinds { part in
        part.scroll { for _ in 1...9 { part.text("文").frame(height: 200) } }
      } == []
    )
    #expect(
      kinds { part in
        part.scroll {
          part.scroll(.horizontal) {
            part.row { for _ in 1...9 { part.text("文").frame(width: 90) } }
          }
          for _ in 1...9 { part.text("文").frame(height: 200) }
        }
      } == []
    )
  }

  @Test(arguments: ScreenColorScheme.allCases)
  func `a text stands out from what lies behind it`(_ scheme: ScreenColorScheme) {
    let environment = ScreenEnvironment(colorScheme: scheme, locale: "ja-JP")
    #expect(kinds(in: environment) { part in part.text("文").color(.separator) } == [.contrast])
    #expect(kinds(in: environment) { part in part.text("文") } == [])
    #expect(
      kinds(in: environment) { part in
        part.column { part.text("文").color(.background) }.background(.label)
      } == []
    )
    #expect(
      kinds(in: environment) { part in
        part.column { part.text("文").color(.background) }
      } == [.contrast]
    )
  }

  @Test func `only the kinds that are asked for are told, each as a sentence`() throws {
    let stage = Stage(of: SketchPart { part in part.button("") {}.frame(width: 10, height: 10) })
    #expect(stage.accessibilityFindings([.name]).map(\.kind) == [.name])
    #expect(stage.accessibilityFindings([]) == [])
    let all = stage.accessibilityFindings()
    #expect(all.map(\.kind) == [.identifier, .name, .hitRegion])
    let finding = try #require(all.last)
    #expect(finding.frame.size == ScreenSize(width: 10, height: 10))
    #expect(finding.description.hasPrefix("hitRegion: button"))
    #expect(finding.description.hasSuffix("is smaller than 44 × 44 points"))
  }
}
