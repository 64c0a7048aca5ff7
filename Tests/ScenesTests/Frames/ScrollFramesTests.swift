import Scenes
import ScenesHeadless
import Testing

@MainActor @Suite struct ScrollFramesTests {
  private let part = SketchPart { _ in }

  private func list(_ count: Int) -> ScreenElement {
    part.scroll(spacing: 10) {
      for number in 0..<count { part.text("\(number)").frame(height: 90) }
    }
  }

  @Test func `a scroll takes the height that is left, its content what it needs`() throws {
    let frames = ScreenFrames(of: [
      part.column {
        part.text("塩")
        list(20)
        part.button("注文する") {}
      }
    ])
    let area = try #require(frames.scrolls.first)
    #expect(area.frame == ScreenRect(x: 0, y: 22, width: 390, height: 778))
    #expect(area.contentSize == ScreenSize(width: 8.5 * 2, height: 1990))
    #expect(area.maxOffset == ScreenPoint(x: 0, y: 1212))
    #expect(area.id == frames.elements[2].id)
  }

  @Test func `an offset moves the content and clips it`() {
    let frames = ScreenFrames(
      of: [
        part.column {
          part.text("塩")
          list(20)
        }
      ],
      scrolling: [0: ScreenPoint(x: 0, y: 100)]
    )
    let second = frames.elements[4]
    #expect(second.element.text == "1")
    #expect(second.frame.y == 22)
    #expect(second.clip == ScreenRect(x: 0, y: 22, width: 390, height: 822))
    #expect(frames.elements[3].clippedFrame.isEmpty)
  }

  @Test(arguments: [(-5.0, 0.0), (1146, 1146), (99_999, 1146)])
  func `an offset goes no further than the content`(asked: Double, expected: Double) {
    let offset = ScreenPoint(x: 7, y: asked)
    let frames = ScreenFrames(of: [list(20).identifier("list")], scrolling: [0: offset])
    #expect(frames.scrolls[0].offset == ScreenPoint(x: 0, y: expected))
  }

  @Test func `a horizontal scroll is a row as wide as its content`() {
    let frames = ScreenFrames(of: [
      part.column {
        part.scroll(.horizontal, spacing: 8) {
          for _ in 0..<10 { part.image("banner").frame(width: 100, height: 50) }
        }
        .padding(4)
        part.text("塩")
      }
    ])
    #expect(frames.elements[1].frame == ScreenRect(x: 0, y: 0, width: 390, height: 58))
    #expect(frames.elements[3].frame == ScreenRect(x: 112, y: 4, width: 100, height: 50))
    #expect(frames.scrolls[0].contentSize == ScreenSize(width: 1080, height: 58))
    #expect(frames.scrolls[0].maxOffset == ScreenPoint(x: 690, y: 0))
  }

  @Test func `scrolls are told apart by their names, and found in their order`() {
    let frames = ScreenFrames(of: [
      part.column {
        part.scroll {}
        part.scroll {}.identifier("list")
        part.scroll { part.scroll(.horizontal) {} }
      }
    ])
    #expect(frames.scrolls.map(\.elementIndex) == [1, 2, 3, 4])
    #expect(frames.scrolls.map(\.id) == frames.elements.dropFirst().map(\.id))
    #expect(Set(frames.scrolls.map(\.id)).count == 4)
  }

  @Test func `a scroll in a scroll is as high as its content`() {
    let frames = ScreenFrames(of: [part.scroll { list(3) }])
    #expect(frames.elements[1].frame.height == 290)
    #expect(frames.scrolls.map(\.maxOffset.y) == [0, 0])
  }
}
