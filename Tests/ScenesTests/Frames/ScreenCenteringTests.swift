import ScenesHeadless
import Testing

@testable import Scenes

/// The offsets that show an element in the middle of the scrolls around it.
@MainActor @Suite struct ScreenCenteringTests {
  private let part = SketchPart { _ in }

  private func rows(_ count: Int, width: Double? = nil, _ name: String = "row") -> [ScreenElement] {
    (0..<count).map { number in
      let row = part.text("").identifier("\(name) \(number)")
      return width.map { row.frame(width: $0, height: 50) } ?? row.frame(height: 100)
    }
  }

  @Test(
    arguments: [(20, 1_778), (0, 0), (1, 0), (2, 0), (3, 78), (39, 3_000)] as [(Int, Double)]
  )
  func `for a scroll that is partly off the screen, the middle of the part on it counts`(
    row: Int,
    expected: Double
  ) throws {
    let frames = ScreenFrames(of: [
      part.scroll(.horizontal) {
        part.column {
          part.text("").frame(height: 300)
          part.scroll { rows(40) }.frame(width: 300, height: 1_000)
        }
      }
    ])
    let list = try #require(frames.scrolls.last)
    #expect(list.frame.y == 300)
    let target = try frames.element(.named("row \(row)"))
    #expect(frames.offsets(centering: target).offset(of: list).y == expected)
  }

  @Test func `for a scroll in another one of the same axis, its own middle counts`() throws {
    let frames = ScreenFrames(of: [
      part.scroll {
        part.text("").frame(height: 700)
        part.scroll { rows(20) }.frame(height: 200)
        part.text("").frame(height: 3_000)
      }
    ])
    let (outer, inner) = (frames.scrolls[0], frames.scrolls[1])
    let offsets = frames.offsets(centering: try frames.element("row 5"))
    #expect(offsets.offset(of: inner).y == 450)
    // The row is at 800 points then, and the middle of the window at 422.
    #expect(offsets.offset(of: outer).y == 378)
  }

  @Test func `scrolls of both axes each count along their own`() throws {
    let frames = ScreenFrames(of: [
      part.scroll {
        part.text("").frame(height: 500)
        part.row {
          part.scroll(.horizontal) { rows(20, width: 100, "cell") }.frame(width: 600)
        }
        part.text("").frame(height: 3_000)
      }
    ])
    let (outer, inner) = (frames.scrolls[0], frames.scrolls[1])
    #expect(inner.frame.width == 600)
    let offsets = frames.offsets(centering: try frames.element("cell 10"))
    // The screen shows 390 of 600 points.
    #expect(offsets.offset(of: inner) == ScreenPoint(x: 1_050 - 195, y: 0))
    #expect(offsets.offset(of: outer) == ScreenPoint(x: 0, y: 525 - 422))
  }

  @Test func `a scroll that is off the screen waits for the one around it`() throws {
    let frames = ScreenFrames(of: [
      part.scroll {
        part.text("").frame(height: 2_000)
        part.scroll(.horizontal) { rows(20, width: 100, "cell") }
        part.text("").frame(height: 3_000)
      }
    ])
    let (outer, inner) = (frames.scrolls[0], frames.scrolls[1])
    let offsets = frames.offsets(centering: try frames.element("cell 10"))
    #expect(offsets.moves.map(\.id) == [outer.id])
    #expect(offsets.offset(of: outer).y == 2_025 - 422)
    #expect(inner.offset == .zero)
  }

  @Test func `nothing moves for an element that is in the middle, or in no scroll`() throws {
    let roots = [
      part.scroll { rows(40) }.frame(height: 500), part.text("").identifier("free"),
    ]
    let frames = ScreenFrames(of: roots, scrolling: [0: ScreenPoint(x: 0, y: 1_800)])
    #expect(frames.offsets(centering: try frames.element("row 20")).isEmpty)
    #expect(frames.offsets(centering: try frames.element("free")).isEmpty)
    #expect(!frames.offsets(centering: try frames.element("row 21")).isEmpty)
  }
}
