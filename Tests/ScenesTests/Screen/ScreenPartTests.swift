import Scenes
import Testing

@MainActor @Suite struct ScreenPartTests {
  private let part = SketchPart { _ in }

  @Test func `containers hold their content and spacing`() {
    let column = part.column(spacing: 16) { part.text("a") }
    let row = part.row(spacing: 8) { part.text("a") }
    let layers = part.layers { part.text("a") }
    let scroll = part.scroll(.horizontal, spacing: 4) { part.text("a") }
    #expect([column, row, layers, scroll].map(\.role) == [.column, .row, .layers, .scroll])
    #expect([column, row, layers, scroll].map(\.spacing) == [16, 8, 0, 4])
    #expect([column, row, layers, scroll].allSatisfy { $0.children == [part.text("a")] })
    #expect(scroll.scrollAxis == .horizontal)
    #expect(part.scroll {}.scrollAxis == .vertical)
  }

  @Test func `an image has a name and may have a label`() {
    #expect(part.image("carrot").label == nil)
    #expect(part.image("carrot", label: "にんじん").label == "にんじん")
    #expect(part.image("carrot").text == "carrot")
  }

  @Test func `a toast may show an indicator`() {
    #expect(part.toast("注文しています").children == [])
    #expect(
      part.toast("注文しています", showsProgress: true).children.map(\.role)
        == [.progress, .text]
    )
  }

  @Test func `a stepper's value is its number`() {
    let stepper = part.stepper(2) { _ in }
    #expect(stepper.value == "2")
    let words = part.environment.words
    #expect(stepper.children.map(\.text) == [words.decrease, "2", words.increase])
    #expect(stepper.children.map(\.role) == [.button, .text, .button])
  }

  @Test(arguments: [
    (1, false, true), (2, true, true), (3, true, false), (0, false, true), (9, true, false),
  ])
  func `a stepper stops at the ends of its range`(
    quantity: Int,
    canLower: Bool,
    canRaise: Bool
  ) {
    let children = part.stepper(quantity, in: 1...3) { _ in }.children
    #expect([children[0].isEnabled, children[2].isEnabled] == [canLower, canRaise])
  }

  @Test(arguments: [(2, [1, 3]), (0, [-1, 1]), (9, [3, 10])])
  func `a stepper reports the new number`(quantity: Int, expected: [Int]) {
    var reported: [Int] = []
    let stepper = part.stepper(quantity, in: 1...3) { reported.append($0) }
    stepper.children[0].action?.perform()
    stepper.children[2].action?.perform()
    #expect(reported == expected)
  }

  @Test func `a button's action reaches the view's delegate`() {
    let delegate = RecordingCartDelegate()
    let button = part.button("注文する") { delegate.sampleCartViewDidTapOrderButton() }
    button.action?.perform()
    #expect(delegate.events == [.order])
  }
}
