import Scenes
import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit

/// The nearest elements to a selector without a match, with every reason and in their order.
@MainActor @Suite struct NearMissTests {
  private struct Shelf: SceneView {
    var body: [ScreenElement] {
      column {
        text("abcd").identifier("first").frame(width: 40, height: 20)
        text("abce").identifier("second").frame(width: 40, height: 20).selected()
        button("abxy", action: {}).identifier("third").frame(width: 44, height: 44).disabled()
        text("abcd").identifier("fourth").frame(width: 40, height: 20).hidden()
        image("i", label: "abcd e").identifier("firsd").frame(width: 30, height: 30).checked(true)
        text("zzzz").identifier("sixth").frame(width: 40, height: 20)
        text("the abcdef of it").frame(width: 200, height: 20)
      }
    }
  }

  private func misses(_ selector: String, on view: some SceneView) throws -> [String] {
    let text = "- tapOn: {\(selector)}"
    let (flow, errors) = FlowReader().read(Array(text.utf8), file: "f.yaml")
    #expect(errors == [])
    let tap = try #require(flow?.steps.first?.command as? TapOnCommand).tap
    let query = try FlowQuery(try #require(tap.selector), in: FlowScope(), FlowPatterns())
    return FlowSight(frames: ScreenFrames(of: view)).nearMisses(of: query).map { miss in
      "\(miss.distance) \(miss.element) \(miss.frame): \(miss.reason)"
    }
  }

  @Test(
    arguments: [
      (
        "text: abcf",
        [
          #"1 text "abcd" #first (0, 0, 40 × 20): it says “abcd”, 1 edit away"#,
          #"1 text "abce" #second (0, 20, 40 × 20): it says “abce”, 1 edit away"#,
          #"1 text "abcd" #fourth (0, 84, 40 × 20): it says “abcd”, 1 edit away; it is hidden"#,
          #"2 button "abxy" #third (0, 40, 44 × 44): it says “abxy”, 2 edits away"#,
          #"3 image "i" label "abcd e" #firsd (0, 104, 30 × 30): it says “abcd e”, 3 edits away"#,
        ]
      ),
      (
        "text: abcd, selected: true, index: 3",
        [
          #"0 text "abcd" #first (0, 0, 40 × 20): it is not selected"#,
          #"0 text "abcd" #fourth (0, 84, 40 × 20): it is not selected; it is hidden"#,
          #"1 text "abce" #second (0, 20, 40 × 20): it says “abce”, 1 edit away"#,
          #"2 button "abxy" #third (0, 40, 44 × 44): it says “abxy”, 2 edits away; it is not selected"#,
          #"2 image "i" label "abcd e" #firsd (0, 104, 30 × 30): it says “abcd e”, 2 edits away; the whole text has to match: write “abcd.*”; it is not selected"#,
        ]
      ),
      (
        "id: third, text: abcd",
        [
          #"2 button "abxy" #third (0, 40, 44 × 44): it says “abxy”, 2 edits away"#
        ]
      ),
      (
        "id: third",
        [
          #"0 button "abxy" #third (0, 40, 44 × 44): it was found, but is disabled"#
        ]
      ),
      (
        "id: third, enabled: true",
        [
          #"0 button "abxy" #third (0, 40, 44 × 44): it is disabled"#
        ]
      ),
      (
        "id: first, index: 1",
        [
          #"0 text "abcd" #first (0, 0, 40 × 20): it is among those that match, but none of them has index 1"#,
          #"1 image "i" label "abcd e" #firsd (0, 104, 30 × 30): its id is “firsd”, 1 edit away"#,
        ]
      ),
      (
        "id: firsd, checked: false, focused: true, traits: button",
        [
          #"0 image "i" label "abcd e" #firsd (0, 104, 30 × 30): it is checked"#,
          #"1 text "abcd" #first (0, 0, 40 × 20): its id is “first”, 1 edit away; it is not focused"#,
        ]
      ),
      (
        "id: first, width: 41, height: 20",
        [
          #"0 text "abcd" #first (0, 0, 40 × 20): it is 40 points wide"#,
          #"1 image "i" label "abcd e" #firsd (0, 104, 30 × 30): its id is “firsd”, 1 edit away; it is 30 points wide"#,
        ]
      ),
      (
        "id: first, height: 22, tolerance: 1",
        [
          #"0 text "abcd" #first (0, 0, 40 × 20): it is 20 points high"#,
          #"1 image "i" label "abcd e" #firsd (0, 104, 30 × 30): its id is “firsd”, 1 edit away; it is 30 points high"#,
        ]
      ),
      (
        "id: first, traits: text header",
        [
          #"0 text "abcd" #first (0, 0, 40 × 20): it has not the trait header"#,
          #"1 image "i" label "abcd e" #firsd (0, 104, 30 × 30): its id is “firsd”, 1 edit away; it has not the trait header"#,
        ]
      ),
      (
        "text: abcd, below: abce",
        [
          #"0 text "abcd" #first (0, 0, 40 × 20): it is not below “abce”"#,
          #"0 text "abcd" #fourth (0, 84, 40 × 20): it is hidden"#,
          #"1 text "abce" #second (0, 20, 40 × 20): it says “abce”, 1 edit away; it is not below “abce”"#,
          #"2 button "abxy" #third (0, 40, 44 × 44): it says “abxy”, 2 edits away"#,
          #"2 image "i" label "abcd e" #firsd (0, 104, 30 × 30): it says “abcd e”, 2 edits away; the whole text has to match: write “abcd.*”"#,
        ]
      ),
      (
        "text: abcd, below: abce, rightOf: nothing",
        [
          #"0 text "abcd" #first (0, 0, 40 × 20): it is not below “abce”; rightOf cannot hold: nothing is “nothing”"#,
          #"0 text "abcd" #fourth (0, 84, 40 × 20): rightOf cannot hold: nothing is “nothing”; it is hidden"#,
          #"1 text "abce" #second (0, 20, 40 × 20): it says “abce”, 1 edit away; it is not below “abce”; rightOf cannot hold: nothing is “nothing”"#,
          #"2 button "abxy" #third (0, 40, 44 × 44): it says “abxy”, 2 edits away; rightOf cannot hold: nothing is “nothing”"#,
          #"2 image "i" label "abcd e" #firsd (0, 104, 30 × 30): it says “abcd e”, 2 edits away; the whole text has to match: write “abcd.*”; rightOf cannot hold: nothing is “nothing”"#,
        ]
      ),
      (
        "below: {text: zzzz}, containsChild: {text: abcd}",
        [
          "0 column (0, 0, 390 × 844): it is not below “zzzz”",
          #"0 text "the abcdef of it" (0, 154, 200 × 20): it is not containsChild “abcd”"#,
        ]
      ),
      (
        "above: {text: abcd}",
        [
          #"0 button "abxy" #third (0, 40, 44 × 44): it was found, but is disabled"#
        ]
      ),
      (
        "text: abcdef",
        [
          #"2 text "abcd" #first (0, 0, 40 × 20): it says “abcd”, 2 edits away"#,
          #"2 text "abce" #second (0, 20, 40 × 20): it says “abce”, 2 edits away"#,
          #"2 text "abcd" #fourth (0, 84, 40 × 20): it says “abcd”, 2 edits away; it is hidden"#,
          #"2 image "i" label "abcd e" #firsd (0, 104, 30 × 30): it says “abcd e”, 2 edits away"#,
          #"10 text "the abcdef of it" (0, 154, 200 × 20): it says “the abcdef of it”, 10 edits away; the whole text has to match: write “.*abcdef.*”"#,
        ]
      ),
    ] as [(String, [String])]
  )
  func `a report names the nearest elements with each unmet key, equally near ones in tree order`(
    _ selector: String,
    _ expected: [String]
  ) throws {
    let found = try misses(selector, on: Shelf())
    #expect(found == expected)
  }

  private struct Many: SceneView {
    var body: [ScreenElement] {
      column { for number in 0..<9 { text("word\(number)") } }
    }
  }

  @Test(arguments: [
    ("word", 5), ("wxyz1", 0), ("wxrd1", 5), ("wor.", 5),
  ])
  func `a report names at most five elements, and only those that are half right`(
    _ text: String,
    _ count: Int
  ) throws {
    let found = try misses("text: \(text)", on: Many())
    #expect(found.count == count)
  }
}
