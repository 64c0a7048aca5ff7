import Observation2
import Scenes
import ScenesHeadless
import Testing

/// A finger's way over a lazy list is the content's way, whatever its rows were estimated at.
@MainActor @Suite struct LazyScrollingTests {
  @Test(arguments: [(44.0, 200.0), (44, 30), (300, 60)])
  func `back from the end, and on again`(
    estimate: Double,
    height: Double
  ) throws {
    let list = ShopList(500)
    let target = ShopTarget()
    let stage = Stage(
      of: SketchPart { part in
        part.lazyColumn(estimatedRowHeight: estimate) {
          part.each(list.items) { item in
            part.text(item.name).frame(height: height).identifier("row-\(item.id)")
          }
        }
        .scrollRequested(to: target.wanted) { target.wanted = nil }
      }
    )
    /// How far the rows have been moved, all of them taken together.
    func position() throws -> Double {
      let row = try #require(stage.frames.elements.first { $0.element.role == .text })
      let number = try #require(row.element.identifier.flatMap { Double($0.dropFirst(4)) })
      return number * height - row.frame.y
    }
    target.wanted = .end
    stage.update()
    #expect(abs(try position() + 844 - 500 * height) < 0.001)
    for way in [-210.0, -300, -400, 150, -250, -600, -840, 200, 30, -10] {
      let before = try position()
      stage.scroll(by: ScreenPoint(x: 0, y: way))
      let after = try position()
      #expect(abs(after - before - way) < 0.01, "by \(way): \(after - before) at \(before)")
    }
  }
}

private final class ShopTarget: ObservedModel {
  @Observed var wanted: ScreenScrollTarget?
}
