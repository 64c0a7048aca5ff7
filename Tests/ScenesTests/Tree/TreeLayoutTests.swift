import Observation2
import Testing

@testable import Scenes

@MainActor @Suite struct TreeLayoutTests {
  /// Asks its child twice, and is as high as it would be in a narrow room.
  private struct Narrow: ScreenLayout {
    func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
      var frames: [ScreenRect] = []
      var height = 0.0
      for index in 0..<children.count {
        height += children.size(at: index, width: 40).height
        frames.append(ScreenRect(size: children.size(at: index, width: 300)))
      }
      return ScreenArrangement(size: ScreenSize(width: 300, height: height), frames: frames)
    }
  }

  @Test func `a layout that asks in two rooms is asked again when only one answer changes`() throws
  {
    let data = TreeData()
    data.text = "aaaa"
    let sample = TreeSample { part in
      part.column {
        part.arranged(by: Narrow()) {
          part.column { part.text(data.text) }
        }.identifier("arranged")
        part.spacer()
      }
    }
    #expect(sample.node("arranged")?.frame.height == 22)
    // As wide as before on one line, but two lines in the narrow room, of which the layout asks first.
    data.text = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
    try sample.update()
    data.text = "aa aaaaa aaaaaaaaaaaaaaaaaaaaaaaaaa"
    try sample.update()
    let fresh = TreeSample { part in
      part.arranged(by: Narrow()) { part.text(data.text) }.identifier("arranged")
    }
    #expect(sample.node("arranged")?.frame == fresh.node("arranged")?.frame)
  }

  /// A line of children, each as wide as it wants to be, at most as wide as the room.
  private struct Line: ScreenLayout {
    func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
      let sizes = (0..<children.count).map {
        children.size(at: $0, width: min(room.width, children.idealWidth(at: $0)))
      }
      let frames = sizes.map { ScreenRect(size: $0) }
      let size = ScreenSize(
        width: sizes.map(\.width).max() ?? 0,
        height: sizes.map(\.height).max() ?? 0
      )
      return ScreenArrangement(size: size, frames: frames)
    }
  }

  @Test func `asking a layout for its ideal width leaves what is in it where it is`() throws {
    let data = TreeData()
    data.number = 100
    let sample = TreeSample { part in
      part.row {
        part.column {
          part.arranged(by: Line()) {
            part.column {
              part.text("a long line that wraps in a narrow room")
              part.text("below").identifier("below")
            }
          }
          part.text("\(data.number)")
        }.frame(width: 100)
      }
    }
    let before = try #require(sample.node("below")?.frame)
    #expect(before.y > 22)
    data.number = 101
    try sample.update()
    #expect(sample.node("below")?.frame == before)
  }

  @Test func `what overlaps by more than its length has none, rather than less`() {
    let sample = TreeSample { part in
      part.scroll {
        part.row {
          part.column(spacing: -8) {
            part.row {}
            part.row {}
          }.identifier("column")
          part.row(spacing: -8) {
            part.text("")
            part.text("")
          }.identifier("row")
          part.text("next").identifier("next")
        }
      }
    }
    #expect(sample.node("column")?.frame.size == ScreenSize(width: 0, height: 0))
    #expect(sample.node("row")?.frame.width == 0)
    #expect(sample.node("next")?.frame.x == 0)
  }
}
