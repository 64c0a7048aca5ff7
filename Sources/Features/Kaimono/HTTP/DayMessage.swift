import Foundation

/// A day as it is sent: `2026-04-02`, and the deadline for it, `2026-04-01T01:00:00Z`.
struct DayMessage: Codable {
  let date: String
  let deadline: String

  init(_ day: PickupDay) {
    date = "\(day.year)-" + Self.two(day.month) + "-" + Self.two(day.day)
    deadline = Date(timeIntervalSince1970: Double(day.deadline.components.seconds))
      .formatted(.iso8601)
  }

  /// Returns the day.
  ///
  /// - Throws: An error that says which field is wrong.
  func day(in fields: KaimonoFields, at path: String) throws(KaimonoAnswerError) -> PickupDay {
    let numbers = date.split(separator: "-").compactMap { Int($0) }
    guard date.utf8.count == 10, numbers.count == 3, 1...12 ~= numbers[1], 1...31 ~= numbers[2]
    else { throw fields.wrong(path + ".date", "is “\(date)”, not a day like 2026-04-02.") }
    guard let moment = try? Date(deadline, strategy: .iso8601) else {
      throw fields.wrong(
        path + ".deadline",
        "is “\(deadline)”, not a moment like 2026-04-01T10:00:00+09:00."
      )
    }
    return PickupDay(
      year: numbers[0],
      month: numbers[1],
      day: numbers[2],
      deadline: .seconds(Int(moment.timeIntervalSince1970))
    )
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
