import Scenes
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Scrolls in scrolls, as a finger and a search move them.
@MainActor @Suite struct NestedScrollTests {
  /// The offsets along each scroll's axis after some steps, by the scroll's identifier.
  private static func offsets(after steps: String, seed: UInt64) async throws -> [String: Double] {
    let player = try FlowStage.player("- launchApp\n" + steps, on: NestApp.self, seed: seed)
    try #require(player.errors.isEmpty, "\(player.errors)")
    let run = FlowRun(player.flows[0], for: player)
    for step in player.flows[0].steps { _ = await run.playNext(step) }
    let frames = try #require(run.stage).frames
    let offsets = frames.scrolls.map { area in
      (frames.elements[area.elementIndex].element.identifier ?? "", area.axis.along(area.offset))
    }
    let result = await run.finish()
    #expect(result.isPassed, "\(steps)\n\(result.failures)")
    return Dictionary(offsets) { first, _ in first }
  }

  @Test(
    arguments: [
      // The list takes the drag, and at its end the page does.
      (0, "- swipe: {start: '100,500', end: '100,100'}", ["scroll-1": 0, "scroll-2": 400]),
      (
        0, "- repeat: {times: 3, commands: [swipe: {start: '100,500', end: '100,100'}]}",
        ["scroll-1": 400, "scroll-2": 700]
      ),
      // The page at its beginning leaves the drag to the list only where the finger is on it.
      (0, "- swipe: {start: '100,100', end: '100,50'}", ["scroll-1": 50, "scroll-2": 0]),
      (1, "- swipe: {start: '100,500', end: '100,100'}", ["scroll-1": 400, "scroll-2": 0]),
      (1, "- swipe: {from: {id: leaf-4}, direction: UP}", ["scroll-1": 50, "scroll-2": 0]),
      (1, "- scroll", ["scroll-1": 422, "scroll-2": 0]),
      (0, "- scroll", ["scroll-1": 0, "scroll-2": 150]),
      (0, "- repeat: {times: 6, commands: [scroll]}", ["scroll-1": 422, "scroll-2": 700]),
      (2, "- swipe: {from: {id: leaf-1}, direction: LEFT}", ["scroll-1": 0, "scroll-2": 150]),
      (2, "- swipe: {start: '100,100', end: '100,50'}", ["scroll-1": 50, "scroll-2": 0]),
      (4, "- swipe: {start: '100,250', end: '100,50'}", ["scroll-1": 200, "scroll-2": 0]),
      (4, "- swipe: {start: '100,800', end: '100,600'}", ["scroll-3": 200]),
      // Lists of nothing pass the drag on.
      (6, "- swipe: {start: '100,400', end: '100,300'}", ["scroll-1": 100]),
      (6, "- swipe: {start: '100,600', end: '100,500'}", ["scroll-1": 100]),
      (6, "- scroll", ["scroll-1": 422]),
      // A row that scrolls to the side between two lists passes on what goes up and down.
      (
        7, "- repeat: {times: 2, commands: [swipe: {start: '100,400', end: '100,200'}]}",
        ["scroll-1": 0, "scroll-2": 200, "scroll-3": 0, "scroll-4": 150]
      ),
      (
        7, "- repeat: {times: 2, commands: [swipe: {start: '100,400', end: '20,400'}]}",
        ["scroll-1": 0, "scroll-2": 0, "scroll-3": 160, "scroll-4": 0]
      ),
      (
        7, "- repeat: {times: 3, commands: [swipe: {start: '100,600', end: '100,300'}]}",
        ["scroll-1": 556, "scroll-2": 200, "scroll-3": 0, "scroll-4": 0]
      ),
      // Half of its visible part, not half of all of it.
      (5, "- scroll", ["scroll-1": 0, "scroll-2": 422]),
      // A sheet passes nothing on to the page behind it.
      (
        8, "- repeat: {times: 9, commands: [scroll]}",
        ["scroll-1": 0, "scroll-2": 0, "scroll-9": 700]
      ),
      (
        8, "- repeat: {times: 9, commands: [swipe: {start: '195,250', end: '195,50'}]}",
        ["scroll-1": 0, "scroll-2": 0, "scroll-9": 700]
      ),
    ] as [(UInt64, String, [String: Double])]
  )
  func `a gesture moves the innermost scroll under the finger that can still move`(
    _ nest: UInt64,
    _ steps: String,
    _ expected: [String: Double]
  ) async throws {
    let offsets = try await Self.offsets(after: steps, seed: nest)
    for (scroll, offset) in expected { #expect(offsets[scroll] == offset, "\(scroll)") }
  }

  @Test(
    arguments: [
      // The list around the element scrolls as far as it has to, and the page stays.
      (0, "element: {id: leaf-13}", ["scroll-1": 0, "scroll-2": 700]),
      (0, "element: {id: leaf-30}", ["scroll-1": 1456, "scroll-2": 0]),
      (1, "element: {id: leaf-30}", ["scroll-1": 2256, "scroll-2": 0]),
      (2, "element: {id: leaf-5}, direction: RIGHT", ["scroll-1": 0, "scroll-2": 1110]),
      (
        2, "element: {id: leaf-9}, direction: RIGHT",
        ["scroll-1": 0, "scroll-2": 1310, "scroll-3": 900]
      ),
      (4, "element: {id: leaf-10}", ["scroll-1": 700, "scroll-2": 0, "scroll-3": 0]),
      (4, "element: {id: leaf-20}", ["scroll-1": 0, "scroll-2": 600, "scroll-3": 0]),
      (0, "element: {id: leaf-9}, centerElement: true", ["scroll-1": 28, "scroll-2": 400]),
      (0, "element: {id: leaf-13}, centerElement: true", ["scroll-1": 128, "scroll-2": 700]),
      (
        2, "element: {id: leaf-3}, direction: RIGHT, centerElement: true",
        ["scroll-1": 0, "scroll-2": 555]
      ),
      (6, "element: {id: leaf-20}", ["scroll-1": 1556]),
      (7, "element: {id: leaf-6}", ["scroll-1": 0, "scroll-2": 0, "scroll-4": 150]),
      (7, "element: {id: leaf-13}", ["scroll-1": 0, "scroll-2": 200, "scroll-4": 0]),
      (
        7, "element: {id: leaf-8}, direction: RIGHT",
        ["scroll-1": 0, "scroll-2": 0, "scroll-3": 510, "scroll-4": 0]
      ),
      (
        7, "element: {id: leaf-5}, centerElement: true",
        ["scroll-1": 0, "scroll-2": 0, "scroll-3": 0, "scroll-4": 125]
      ),
      (7, "element: {id: leaf-12}, centerElement: true", ["scroll-1": 128, "scroll-2": 200]),
      (8, "element: {id: leaf-100}", ["scroll-1": 0, "scroll-2": 0, "scroll-9": 700]),
    ] as [(UInt64, String, [String: Double])]
  )
  func `a search scrolls what is around the element`(
    _ nest: UInt64,
    _ keys: String,
    _ expected: [String: Double]
  ) async throws {
    let offsets = try await Self.offsets(after: "- scrollUntilVisible: {\(keys)}", seed: nest)
    for (scroll, offset) in expected { #expect(offsets[scroll] == offset, "\(scroll)") }
  }

  @Test(
    arguments: [(3, "row-2-39"), (3, "row-3-4"), (3, "row-4-29"), (4, "row-3-59")]
      as [(UInt64, String)]
  )
  func
    `a search finds a row of a lazy list that the finger comes over, or that is all that can move`(
      _ nest: UInt64,
      _ id: String
    ) async throws
  {
    _ = try await Self.offsets(after: "- scrollUntilVisible: {element: {id: \(id)}}", seed: nest)
  }

  @Test(
    arguments: [
      (0, "element: {id: none}", "can be scrolled further down."),
      (0, "element: {id: leaf-1}, direction: LEFT", nil),
      (
        0, "element: {id: none}, direction: LEFT",
        "Nothing on the screen can be scrolled to the left."
      ),
      (2, "element: {id: leaf-9}", "can be scrolled further down."),
      (2, "element: {id: none}, direction: RIGHT", "can be scrolled further to the right."),
      (0, "element: {id: none}, direction: UP", "can be scrolled further up."),
      (
        0, "element: {id: none}, timeout: 300",
        "The search ended after its time-out of 0.3 s, and the screen can be scrolled further down."
          + " A longer “timeout” goes on."
      ),
    ] as [(UInt64, String, String?)]
  )
  func `a search that ends without the element says why`(
    _ nest: UInt64,
    _ keys: String,
    _ ending: String?
  ) async throws {
    let steps = "- launchApp\n- scrollUntilVisible: {\(keys)}"
    let result = try await FlowStage.play(steps, on: NestApp.self, seed: nest)
    guard let ending else {
      #expect(result.isPassed, "\(result.failures)")
      return
    }
    let message = result.failures.first?.message ?? ""
    #expect(message.hasSuffix(ending), "\(message)")
  }
}
