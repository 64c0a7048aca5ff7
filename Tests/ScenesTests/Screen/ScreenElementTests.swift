import Scenes
import Testing

@MainActor @Suite struct ScreenElementTests {
  @Test func `the same data gives an equal description`() {
    let source = SampleCartView.DataSource.filled()
    let first = SampleCartView(delegate: nil, dataSource: source).elements
    let delegate = RecordingCartDelegate()
    let second = SampleCartView(delegate: delegate, dataSource: source).elements
    #expect(first == second)
  }

  @Test func `other data gives another description`() {
    let source = SampleCartView.DataSource.filled()
    let view = SampleCartView(delegate: nil, dataSource: source)
    let before = view.elements
    source.cartProducts[0].quantity = 2
    #expect(view.elements != before)
  }

  @Test func `an action counts by being there, not by what it does`() {
    let plain = ScreenElement(.text, .text, text: "a")
    #expect(plain.onTap {} == plain.onTap { Issue.record("must not run") })
    #expect(plain.onTap {} != plain)
  }

  nonisolated static let changes: [ScreenElement] = [
    ScreenElement(.text, .text, text: "b"),
    ScreenElement(.button, .text, text: "a"),
    ScreenElement(.text, .text, text: "a", spacing: 1),
    ScreenElement(.text, .text, text: "a", children: [ScreenElement(.divider, .line)]),
    ScreenElement(.text, .text, text: "a").identifier("x"),
    ScreenElement(.text, .text, text: "a").disabled(),
    ScreenElement(.text, .text, text: "a").selected(),
    ScreenElement(.text, .text, text: "a").checked(false),
    ScreenElement(.text, .text, text: "a").focusRequested(),
    ScreenElement(.text, .text, text: "a").hidden(),
    ScreenElement(.text, .text, text: "a").blocksTouches(),
    ScreenElement(.text, .text, text: "a").readableWidth(),
    ScreenElement(.text, .text, text: "a").header(),
    ScreenElement(.text, .text, text: "a").label("l"),
    ScreenElement(.text, .text, text: "a").value("v"),
    ScreenElement(.text, .text, text: "a").hint("h"),
    ScreenElement(.text, .text, text: "a").padding(1),
    ScreenElement(.text, .text, text: "a").frame(width: 1),
  ]

  @Test(arguments: changes)
  nonisolated func `every property takes part in equality`(changed: ScreenElement) {
    #expect(changed != ScreenElement(.text, .text, text: "a"))
    #expect(changed == changed)
  }

  @Test func `modifiers set what they are named after`() {
    let element = ScreenElement(.text, .text, text: "a")
      .identifier("x").disabled().selected().checked(true).focusRequested().hidden().blocksTouches()
      .readableWidth().header().label("l").value("v").hint("h")
      .padding(horizontal: 1, vertical: 2).frame(width: 3).frame(height: 4)
    #expect(element.identifier == "x")
    #expect(!element.isEnabled)
    #expect(element.isSelected)
    #expect(element.isChecked == true)
    #expect(element.wantsFocus)
    #expect(element.isHidden)
    #expect(element.blocksTouches)
    #expect(element.hasReadableWidth)
    #expect(element.traits == .header)
    #expect(element.label == "l")
    #expect(element.value == "v")
    #expect(element.hint == "h")
    #expect(element.padding == ScreenInsets(top: 2, leading: 1, bottom: 2, trailing: 1))
    #expect([element.width, element.height] == [3, 4])
  }

  @Test func `a modifier with false takes the property back`() {
    let element = ScreenElement(.text, .text, text: "a")
    let changed = element.disabled().selected().hidden().focusRequested().blocksTouches()
    let same = changed.disabled(false).selected(false).hidden(false)
    #expect(same.focusRequested(false).blocksTouches(false) == element)
    #expect(element.isChecked == nil)
    #expect(element.checked(false).isChecked == false)
  }

  @Test(arguments: ["本文", "ラベル", "値", "ヒント"])
  nonisolated func `an element says its text, label, value and hint`(word: String) {
    let element = ScreenElement(.text, .text, text: "本文").label("ラベル").value("値").hint("ヒント")
    #expect(element.says(word))
    #expect(!element.says(word + "。"))
  }

  @Test func `an image's name is not a word, its label is`() {
    let image = ScreenElement(.image, .leaf(ScreenSize(width: 40, height: 40)), text: "carrot")
      .label("にんじん")
    #expect(!image.says("carrot"))
    #expect(image.says("にんじん"))
  }
}
