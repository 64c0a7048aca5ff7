import Scenes
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit

/// The bounds of a selector's keys and of sight, on both sides.
@MainActor @Suite struct FlowSightBoundsTests {
  private struct Sized: SceneView {
    let width: Double
    let height: Double

    var body: [ScreenElement] { [text("x").frame(width: width, height: height)] }
  }

  private struct Saying: SceneView {
    let words: String

    var body: [ScreenElement] { [text(words).frame(width: 20, height: 20).identifier("x")] }
  }

  /// Boxes below each other in a scroll of 100 points.
  private struct Boxes: SceneView {
    let heights: [Double]

    var body: [ScreenElement] {
      let boxes = heights.enumerated().map { index, height in
        text("box \(index)").frame(width: 100, height: height)
      }
      return [scroll { boxes }.frame(width: 100, height: 100)]
    }
  }

  private func query(_ selector: String) throws -> FlowQuery {
    let (flow, errors) = FlowReader().read(Array("- tapOn: {\(selector)}".utf8), file: "f.yaml")
    #expect(errors == [])
    let tap = try #require(flow?.steps.first?.command as? TapOnCommand).tap
    return try FlowQuery(try #require(tap.selector), in: FlowScope(), FlowPatterns())
  }

  private func shows(_ selector: String, on view: some SceneView) throws -> Bool {
    FlowSight(frames: ScreenFrames(of: view)).shows(try query(selector))
  }

  @Test(
    arguments: [
      ("width: 40", true), ("width: 40.001", true), ("width: 39.9995", true),
      ("width: 40.01", false), ("width: 39.98", false), ("width: 42, tolerance: 2", true),
      ("width: 38, tolerance: 2", true), ("width: 42.01, tolerance: 2", false),
      ("width: 37.99, tolerance: 2", false), ("height: 50", true), ("height: 40", false),
      ("width: 50", false), ("height: 53, tolerance: 3", true),
      ("height: 53.01, tolerance: 3", false), ("width: 45, height: 45, tolerance: 5", true),
      ("width: 45, height: 45, tolerance: 4.9", false),
    ] as [(String, Bool)]
  )
  func `a size is met within its tolerance`(_ keys: String, _ isMet: Bool) throws {
    #expect(try shows("text: x, \(keys)", on: Sized(width: 40, height: 50)) == isMet)
  }

  @Test(arguments: [
    (100.0, 100.0, true), (103, 100, true), (103.1, 100, false), (97, 100, true),
    (96.9, 100, false), (100, 97, false), (100, 97.2, true), (100, 103.2, false),
  ])
  func `a square is as wide as high within three hundredths of its height`(
    _ width: Double,
    _ height: Double,
    _ isSquare: Bool
  ) throws {
    #expect(
      try shows("traits: square", on: Sized(width: width, height: height)) == isSquare,
      "\(width) × \(height)"
    )
  }

  @Test(arguments: [(0, false, false), (1, true, false), (200, true, false), (201, true, true)])
  func `a text is long from 201 letters on`(_ count: Int, _ isText: Bool, _ isLong: Bool) throws {
    let view = Saying(words: String(repeating: "あ", count: count))
    #expect(try shows("id: x, traits: text", on: view) == isText)
    #expect(try shows("id: x, traits: long-text", on: view) == isLong)
    #expect(try shows("id: x, traits: text long-text", on: view) == isLong)
    #expect(try shows("id: x, traits: text image", on: view) == false)
  }

  @Test(
    arguments: [
      // A tenth is enough, a little less is not.
      ([90, 100], 1, true, nil),
      ([90.2, 100], 1, false, "shows only 9 % of itself, and 10 % have to show"),
      ([99.5, 10], 1, false, "shows only 5 % of itself, and 10 % have to show"),
      ([99, 10], 1, true, nil),
      // If the element is larger than its scroll, a tenth of the scroll is enough.
      ([90, 1000], 1, true, nil),
      ([90.2, 1000], 1, false, "shows only 9 % of itself, and 10 % have to show"),
      // Touching edges share nothing.
      ([100, 50], 1, false, "is off-screen: 0 points below what scroll shows; scroll to it"),
      ([100, 0], 1, false, "has no area"),
    ] as [([Double], Int, Bool, String?)]
  )
  func `an element is visible from a tenth of it on`(
    _ heights: [Double],
    _ index: Int,
    _ isVisible: Bool,
    _ obstacle: String?
  ) throws {
    let sight = FlowSight(frames: ScreenFrames(of: Boxes(heights: heights)))
    let box = try #require(sight.target(try query("text: box \(index)")))
    #expect(sight.isVisible(box) == isVisible)
    #expect(sight.obstacle(to: box) == obstacle)
  }

  @Test(
    arguments: [
      ([40, 50], 1.001), ([60, 50], 0.801), ([90, 50], 0.201), ([100, 50], 0), ([0, 400], 1.001),
      ([50, 400], 0.501),
    ] as [([Double], Double)]
  )
  func `the visible part is relative to the room of the scroll`(
    _ heights: [Double],
    _ part: Double
  ) throws {
    let sight = FlowSight(frames: ScreenFrames(of: Boxes(heights: heights)))
    let box = try #require(sight.target(try query("text: box 1")))
    #expect(abs(sight.visiblePart(of: box) - part) < 1e-6)
  }

  // MARK: - Messages

  @Test(
    arguments: [
      ("{text: 増やす, index: 2}", "Nothing on the screen is “増やす”, index: 2."),
      ("{text: 増やす, index: -3}", "Nothing on the screen is “増やす”, index: -3."),
      (
        "{text: 行 40, index: 0}",
        "text \"行 40\" is off-screen: 212 points below what scroll #list shows; scroll to it."
      ),
      (
        "{id: title, selected: true, below: {id: count}, containsDescendants: [a, {id: b}]}",
        "Nothing on the screen is id: title, selected: true, below: {id: count}, "
          + "containsDescendants: {“a”}, containsDescendants: {id: b}."
      ),
      (
        "{text: x, id: y, index: 1, enabled: true, selected: false, checked: true, focused: false, "
          + "traits: button header, width: 4.5, height: 5, tolerance: 6, rightOf: 数える}",
        "Nothing on the screen is “x”, id: y, index: 1, enabled: true, selected: false, checked: true, "
          + "focused: false, traits: button header, width: 4.5, height: 5.0, tolerance: 6.0, "
          + "rightOf: {“数える”}."
      ),
    ] as [(String, String)]
  )
  func `the failure names all keys of a selector without a match`(
    _ selector: String,
    _ message: String
  ) async throws {
    for step in ["assertVisible", "tapOn", "copyTextFrom"] {
      let complaints = try await FlowStage.complaints("- launchApp\n- \(step): \(selector)")
      #expect(complaints == [message])
    }
  }

  @Test(
    arguments: [
      ("{text: 増やす, index: 1}", "amount-塩", "2個"), ("{text: 増やす, index: -1}", "amount-塩", "2個"),
      ("{text: 増やす, index: 0}", "amount-にんじん", "3個"),
      ("{text: 増やす, index: -2}", "amount-にんじん", "3個"), ("{text: 増やす}", "amount-にんじん", "3個"),
      ("{text: 増やす, rightOf: 塩}", "amount-塩", "2個"), ("{text: 増やす, below: にんじん}", "amount-塩", "2個"),
      ("{text: 増やす, above: 塩}", "amount-塩", "2個"),
      ("{text: 増やす, above: 行 1}", "amount-塩", "2個"),
      ("{text: 増やす, above: 行 1, index: 0}", "amount-にんじん", "3個"),
      ("{text: 増やす, above: 行 1, rightOf: にんじん}", "amount-塩", "2個"),
      ("{text: 増やす, childOf: {id: row-塩}}", "amount-塩", "2個"),
      ("{text: 増やす, childOf: {containsChild: {text: 塩}}}", "amount-塩", "2個"),
    ] as [(String, String, String)]
  )
  func `a tap takes the element that the selector chooses`(
    _ selector: String,
    _ id: String,
    _ amount: String
  ) async throws {
    let complaints = try await FlowStage.complaints(
      "- launchApp\n- tapOn: \(selector)\n- assertVisible: {id: \(id), text: \(amount), timeout: 0}"
    )
    #expect(complaints == [])
  }
}
