import FlowKit
import Testing

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "abc", 3), ("tag", "tags", 1), ("kitten", "sitting", 3),
    ("ab", "ba", 1), ("注文", "注文する", 2), ("tapOn", "tapOn", 0),
  ])
  func `the distance counts edits`(first: String, second: String, expected: Int) {
    #expect(NearestName.distance(first, second) == expected)
    #expect(NearestName.distance(second, first) == expected)
  }

  @Test(
    arguments: [
      ("tag", "tags"), ("TAPON", "tapOn"), ("tapno", "tapOn"), ("assertVisable", "assertVisible"),
      ("assertInvisible", "assertVisible"), ("swim", nil), ("", nil), ("x", nil),
    ] as [(String, String?)]
  )
  func `the nearest known name is found`(name: String, expected: String?) {
    #expect(NearestName.of(name, among: ["tags", "tapOn", "assertVisible"]) == expected)
  }

  @Test func `a very long name is near to none`() {
    let long = String(repeating: "a", count: 1_000_000)
    #expect(NearestName.distance(long, long) == nil)
    #expect(NearestName.of(long, among: ["a"]) == nil)
  }
}
