import Scenes
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit

@MainActor
@Suite struct FlowSightTests {
  private struct Shop: SceneView {
    var body: [ScreenElement] {
      column {
        text("お店").identifier("title").header()
        row {
          text("にんじん").identifier("name-1")
          button("増やす", action: {}).identifier("raise-1")
        }
        .identifier("row-1")
        row {
          text("塩 (1kg)").identifier("name-2")
          button("増やす", action: {}).identifier("raise-2").disabled()
        }
        .identifier("row-2")
        text("Order\nNow").identifier("order").selected()
        image("a", label: "絵").identifier("picture").frame(width: 40, height: 40).checked(true)
        text("隠れた").hidden()
      }
    }
  }

  /// Returns the identifiers of all matches, in tree order, and of the selected one.
  private func found(_ selector: String) throws -> (all: [String], meant: String?) {
    let text = "- tapOn: {\(selector)}"
    let (flow, errors) = FlowReader().read(Array(text.utf8), file: "f.yaml")
    #expect(errors == [])
    let tap = try #require(flow?.steps.first?.command as? TapOnCommand).tap
    let query = try FlowQuery(try #require(tap.selector), in: FlowScope(), FlowPatterns())
    let sight = FlowSight(frames: ScreenFrames(of: Shop()))
    let all = sight.matches(query).map { sight.frames.elements[$0].element.identifier ?? "-" }
    return (all, sight.target(query)?.element.identifier)
  }

  @Test(arguments: [
    ("text: にんじん", ["name-1"]),
    ("text: にん", []),
    ("text: にん.*", ["name-1"]),
    ("text: 'にんじん|お店'", ["title", "name-1"]),
    ("text: 塩 (1kg)", ["name-2"]),
    ("text: '塩 \\(1kg\\)'", ["name-2"]),
    ("text: '塩 (1KG'", []),
    ("text: order.now", ["order"]),
    ("text: 絵", ["picture"]),
    ("text: a", []),
    ("id: RAISE-1", ["raise-1"]),
    ("id: 'raise-\\d'", ["raise-1", "raise-2"]),
    ("id: 'raise-.*', enabled: false", ["raise-2"]),
    ("id: 'raise-.*', enabled: true", ["raise-1"]),
    ("selected: true", ["order"]),
    ("checked: true", ["picture"]),
    ("focused: true", []),
    ("traits: header", ["title"]),
    ("traits: button", ["raise-1", "raise-2"]),
    ("traits: square image", ["picture"]),
    ("width: 39, height: 41, tolerance: 1", ["picture"]),
    ("width: 39", []),
    ("text: 増やす, below: にんじん", ["raise-2"]),
    ("text: 増やす, above: {text: 塩.*}", ["raise-1", "raise-2"]),
    ("text: 増やす, rightOf: {text: 塩.*}", ["raise-1", "raise-2"]),
    ("text: にんじん, leftOf: {id: raise-1}", ["name-1"]),
    ("text: 増やす, childOf: {id: row-2}", ["raise-2"]),
    ("containsChild: {id: name-1}", ["row-1"]),
    ("containsDescendants: [{id: name-1}, {id: name-2}]", ["-"]),
    ("id: 'row-.*', containsDescendants: [塩.*, 増やす]", ["row-2"]),
    ("text: 増やす, below: お店, childOf: {id: row-1}", ["raise-1"]),
  ])
  func `a selector means`(_ selector: String, _ expected: [String]) throws {
    #expect(try found(selector).all == expected)
  }

  @Test(arguments: [
    ("text: 増やす", "raise-1"),
    ("text: 増やす, index: 1", "raise-2"),
    ("text: 増やす, index: -1", "raise-2"),
    ("text: 増やす, index: 2", nil),
    ("text: 増やす, index: -3", nil),
    ("id: 'row-.*|name-.*'", "name-1"),
    ("text: 増やす, rightOf: {text: 塩.*}", "raise-2"),
  ])
  func `the deepest and first of several is meant`(_ selector: String, _ id: String?) throws {
    #expect(try found(selector).meant == id)
  }

  @Test func `a pattern is compiled once`() {
    let patterns = FlowPatterns()
    #expect(patterns.pattern("a.*") === patterns.pattern("a.*"))
  }

  @Test(arguments: [
    ("a)|(b", "a)|(b", true), ("a)|(b", "a", false), ("[", "[", true), ("a|ab", "ab", true),
    ("a|ab", "abc", false), ("(?i)x", "X", true), ("ÄB", "äb", true), ("", "", true),
    ("", "a", false), ("abc", "abcd", false), ("abcd", "abc", false), ("K", "\u{212A}", true),
    (".*", "a\nb", true), ("a b", "a\nb", true), ("Ä b.", "ä\nb!", true), ("Ä b", "ä\nb", true),
    ("a\nb", "a b", false),
  ])
  func `a pattern matches whole strings`(_ source: String, _ text: String, _ isMatch: Bool) {
    #expect(FlowPattern(source).matches(text) == isMatch)
  }

  @Test func `an expression that would never end is given up`() {
    let pattern = FlowPattern("(a+)+$")
    let text = String(repeating: "a", count: 60)
    #expect(pattern.matches(text))
    #expect(!pattern.matches(text + "b"))
    #expect(pattern.hasGivenUp)
  }
}
