import Scenes
import ScenesHeadless
import Testing

@MainActor @Suite struct ScreenFramesTests {
  private let part = SketchPart { _ in }

  private func cart(isOrderProcessing: Bool = false) -> ScreenFrames {
    let source = SampleCartView.DataSource.filled(isOrderProcessing: isOrderProcessing)
    return ScreenFrames(of: SampleCartView(delegate: nil, dataSource: source))
  }

  @Test func `equal descriptions are laid out equally`() {
    #expect(cart() == cart())
    #expect(cart() != cart(isOrderProcessing: true))
  }

  @Test func `each element stands before those inside it`() {
    let elements = cart().elements
    #expect(elements.indices.allSatisfy { elements[$0].index == $0 })
    #expect(
      elements.prefix(5).map { "\($0.depth) \($0.element.role)" }
        == ["0 layers", "1 column", "2 scroll", "3 row", "4 image"]
    )
    #expect(elements[0].endIndex == elements.count)
    #expect(elements[4].endIndex == 5)
  }

  @Test func `parents and children are found`() throws {
    let frames = cart()
    let column = frames.elements[1]
    #expect(frames.children(of: column).map(\.element.role) == [.scroll, .divider, .button])
    #expect(frames.children(of: column).allSatisfy { frames.parent(of: $0) == column })
    #expect(frames.parent(of: frames.elements[0]) == nil)
    #expect(frames.elements[0].contains(column))
    #expect(!column.contains(frames.elements[0]))
    #expect(frames.scroll(around: frames.elements[4])?.elementIndex == 2)
    #expect(frames.scroll(around: column) == nil)
  }

  @Test func `what a container disables is disabled in it, and nowhere else`() {
    let frames = cart(isOrderProcessing: true)
    let enabled = frames.elements.filter(\.isEnabled).map(\.element.role)
    #expect(enabled == [.layers, .toast])
    let others = cart().elements.filter { $0.element.role != .button }
    #expect(others.allSatisfy { $0.isEnabled })
  }

  @Test func `a child can't enable itself in a disabled container`() {
    let frames = ScreenFrames(of: [
      part.column { part.button("a") {}.disabled(false) }.disabled()
    ])
    #expect(frames.elements.map(\.isEnabled) == [false, false])
    #expect(frames.elements[1].element.isEnabled)
  }

  @Test func `what a container hides is hidden in it`() {
    let frames = ScreenFrames(of: [
      part.column { part.text("a") }.hidden(),
      part.text("b"),
    ])
    #expect(frames.elements.map(\.isHidden) == [true, true, false])
  }

  @Test func `an empty description has no element`() {
    let frames = ScreenFrames(of: [])
    #expect(frames.elements == [])
    #expect(frames.viewport == ScreenRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func `a screen without room lays out to nothing`() {
    let environment = ScreenEnvironment(containerSize: .zero, locale: "ja-JP")
    let source = SampleCartView.DataSource.filled()
    let view = SampleCartView(delegate: nil, dataSource: source)
    let frames = ScreenFrames(of: view, in: environment)
    #expect(frames.elements.allSatisfy { !frames.isVisible($0) })
  }

  @Test(arguments: [-50, 0, .nan, .infinity, -.infinity, 1e300] as [Double])
  func `lengths that make no sense crash nothing`(length: Double) {
    let roots = [
      part.column(spacing: length) {
        part.row(spacing: length) {
          part.text("塩 salt").padding(length)
          part.button("塩") {}.frame(width: length)
          part.spacer()
        }
        part.scroll { part.image("a").frame(height: length) }
      }
    ]
    let environment = ScreenEnvironment(
      containerSize: ScreenSize(width: length, height: 9),
      locale: "ja-JP"
    )
    let frames = ScreenFrames(of: roots, in: environment)
    #expect(frames.elements.count == 7)
    #expect(frames.matches("塩").map { frames.obstacleToTapping($0) }.count == 1)
    #expect(!ScreenTranscript(frames).description.isEmpty)
  }
}
