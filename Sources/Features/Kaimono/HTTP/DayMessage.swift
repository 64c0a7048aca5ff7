import Foundation
package import ScenesTransport

/// A day as it is sent: `2026-04-02`, and the deadline for it, `2026-04-01T01:00:00Z`.
package struct DayMessage: Codable {
  package let date: String
  let deadline: String

  package init(_ day: PickupDay) {
    date = Self.date(day.year, day.month, day.day)
    deadline = Date(timeIntervalSince1970: Double(day.deadline.components.seconds))
      .formatted(.iso8601)
  }

  /// Returns the day.
  ///
  /// - Throws: An error that says which field is wrong.
  package func day(at path: String) throws(TransportMistake) -> PickupDay {
    let numbers = date.split(separator: "-").compactMap { Int($0) }
    // Written again, since a sign or a hyphen too many reads as a number as well.
    guard numbers.count == 3, date == Self.date(numbers[0], numbers[1], numbers[2]),
      Self.isInCalendar(numbers[0], numbers[1], numbers[2])
    else { throw .field(path + ".date", "is “\(date)”, not a day like 2026-04-02.") }
    // The length too, since what follows a moment is not looked at.
    guard deadline.utf8.count == (deadline.contains("Z") ? 20 : 25),
      let moment = try? Date(deadline, strategy: .iso8601)
    else {
      throw .field(
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

  private static func date(_ year: Int, _ month: Int, _ day: Int) -> String {
    padded(year, to: 4) + "-" + padded(month, to: 2) + "-" + padded(day, to: 2)
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  private static func isInCalendar(_ year: Int, _ month: Int, _ day: Int) -> Bool {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return 0...9_999 ~= year && 1...12 ~= month && 1...lengths[month - 1] ~= day
  }
}
