import Foundation
import Scenes
import Testing

/// Numbers, moments and choices at the ends of what can be written.
@MainActor @Suite struct ExtremeChoicesTests {
  private nonisolated static let far = Duration(attoseconds: .max)
  private nonisolated static let near = Duration(attoseconds: .min)

  @Test(
    arguments: [
      (far, far, .zero, nil), (near, far, nil, .zero),
      (.zero, far, near, far), (far - .seconds(1), .seconds(5), far - .seconds(6), far),
      (near + .seconds(1), .seconds(5), near, near + .seconds(6)),
    ] as [(Duration, Duration, Duration?, Duration?)]
  )
  func `a step from any moment stays among the moments there are`(
    date: Duration,
    step: Duration,
    back: Duration?,
    on: Duration?
  ) {
    // The least number has one attosecond more than the greatest.
    let least = Duration(attoseconds: 1)
    func isClose(_ one: Duration?, _ other: Duration?) -> Bool {
      guard let one, let other else { return one == nil && other == nil }
      return one == other || one + least == other || other + least == one
    }
    let dating = ScreenDating(date, in: Self.near...Self.far, step: step)
    #expect(isClose(dating.earlier, back))
    #expect(isClose(dating.later, on))
  }

  @Test(arguments: [(0...1, 0.5, 1e-300), (1e16...1e17, 5e16, 0.5), (-1e17...0, -5e16, 1)])
  func `a step too small for its numbers counts as none`(
    range: ClosedRange<Double>,
    value: Double,
    step: Double
  ) throws {
    let sliding = ScreenSliding(value, in: range, step: step)
    #expect(sliding.step == nil)
    #expect(sliding.value(at: try #require(sliding.increased)) > value)
    #expect(sliding.value(at: try #require(sliding.decreased)) < value)
  }

  @Test func `what is read is what could have been made`() throws {
    func read<Value: Decodable>(_ json: String) throws -> Value {
      try JSONDecoder().decode(Value.self, from: Data(json.utf8))
    }
    let choosing: ScreenChoosing = try read(#"{"titles":["a"],"selected":5,"style":"menu"}"#)
    #expect(choosing.title == nil)
    #expect(choosing.selected == nil)
    let sliding: ScreenSliding = try read(#"{"value":9,"range":[0,2],"step":0}"#)
    #expect(sliding == ScreenSliding(2, in: 0...2))
    let typing =
      #"{"keyboard":"url","returnKey":"go","maximumLength":-1,"isSecure":false,"isMultiline":false}"#
    #expect(try (read(typing) as ScreenTyping).allowed("a") == "")
    let dating = ScreenDating(.seconds(9), in: .zero...(.seconds(99)), step: .seconds(1))
    let coded = try JSONEncoder().encode(dating)
    #expect(try JSONDecoder().decode(ScreenDating.self, from: coded) == dating)
    let whole = ScreenChoosing(["a", "b"], selected: 1, style: .wheel)
    #expect(
      try JSONDecoder().decode(ScreenChoosing.self, from: JSONEncoder().encode(whole)) == whole
    )
  }
}
