import Scenes
import Testing

/// The sizes that controls add to their text, as *The tree of a screen* lists them in a table.
@MainActor @Suite struct ControlSizesTests {
  private let part = SketchPart { _ in }

  private func first(
    _ element: ScreenElement,
    at size: ScreenTextSize = .large
  ) -> LaidOutElement {
    var environment = ScreenEnvironment.plain
    environment.textSize = size
    return ScreenFrames(of: [part.column { element }], in: environment).elements[1]
  }

  @Test func `each control is as high as its text and its own space`() {
    #expect(first(part.button("買う") {}).frame.height == 44)
    #expect(first(part.textField("塩") { _ in }).frame.height == 44)
    #expect(first(part.stepper(3) { _ in }).frame.height == 44)
    #expect(first(part.toggle("要る", isOn: true) { _ in }).frame.height == 44)
    #expect(first(part.toast("済み")).frame.height == 46)
    let alert = ScreenFrames(of: [part.alert("本当に？") { part.button("はい") {} }]).elements
    #expect(alert[1].frame.width == 270)
    #expect(alert[1].frame.height == 16 + 22 + 8 + 44 + 16)
  }

  @Test func `the space is in the look, with the padding`() {
    let control = ScreenInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    #expect(first(part.button("買う") {}).element.inset == control)
    #expect(first(part.textField("塩") { _ in }).element.inset == control)
    #expect(first(part.stepper(3) { _ in }).element.inset == .zero)
    #expect(first(part.toggle("要る", isOn: true) { _ in }).element.inset.top == 6.5)
    #expect(
      first(part.toast("済み")).element.inset
        == ScreenInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    )
    #expect(
      first(part.button("買う") {}.padding(4)).element.inset
        == ScreenInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    )
  }

  @Test func `no control has a smallest size`() {
    for size in [ScreenTextSize.extraSmall, .accessibilityMedium] {
      let line = ScreenTextStyle.body.font(at: size).lineHeight
      #expect(first(part.button("買う") {}, at: size).frame.height == 22 + line)
    }
  }
}
