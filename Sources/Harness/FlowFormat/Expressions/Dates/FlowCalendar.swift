/// Moments as JavaScript's `Date` reads and writes them, in Japan's time, the zone of every flow.
enum FlowCalendar {
  /// The parts of a moment on a calendar.
  struct Parts {
    var year: Int
    /// From 0, as in JavaScript.
    var month: Int
    var day: Int
    var hour: Int
    var minute: Int
    var second: Int
    var millisecond: Int
    /// From 0, Sunday.
    var weekday: Int
  }

  /// The difference between Japan's time and UTC, in milliseconds.
  static let zone: Double = 9 * 3_600_000

  private static let dayLength: Double = 86_400_000
  private static let longest: Double = 8_640_000_000_000_000
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  /// Returns a moment in whole milliseconds; NaN if it is out of JavaScript's range.
  static func clipped(_ milliseconds: Double) -> Double {
    milliseconds.magnitude <= longest ? milliseconds.rounded(.towardZero) + 0 : .nan
  }

  /// Returns the parts of a moment, to which the zone's difference was added.
  static func parts(of milliseconds: Double) -> Parts {
    let days = Int((milliseconds / dayLength).rounded(.down))
    let rest = Int(milliseconds - Double(days) * dayLength)
    // The calendar repeats itself every 400 years of 146,097 days; a year begins in March here.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    return Parts(
      year: yearOfEra + era * 400 + (month >= 10 ? 1 : 0),
      month: (month + 2) % 12,
      day: dayOfYear - (153 * month + 2) / 5 + 1,
      hour: rest / 3_600_000,
      minute: rest / 60_000 % 60,
      second: rest / 1_000 % 60,
      millisecond: rest % 1_000,
      weekday: ((days + 4) % 7 + 7) % 7
    )
  }

  /// Returns the moment of numbers that may be out of range, as month 12 or day 0: year, month, day, hour,
  /// minute, second, millisecond.
  static func moment(_ numbers: [Double]) -> Double {
    var parts: [Double] = [0, 0, 1, 0, 0, 0, 0]
    for (index, number) in numbers.prefix(parts.count).enumerated() {
      guard number.isFinite else { return .nan }
      parts[index] = number.rounded(.towardZero)
    }
    let whole = (parts[1] / 12).rounded(.down)
    let month = Int(parts[1] - whole * 12)
    guard (parts[0] + whole).magnitude < 400_000, parts[2].magnitude < 1e9 else { return .nan }
    let year = Int(parts[0] + whole) - (month < 2 ? 1 : 0)
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * ((month + 10) % 12) + 2) / 5
    let days = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let time = parts[3] * 3_600_000 + parts[4] * 60_000 + parts[5] * 1_000 + parts[6]
    return (Double(days - 719_468) + parts[2] - 1) * dayLength + time
  }

  /// Returns the moment of a call's arguments, where a year from 0 to 99 means one of the 20th century.
  static func moment(ofArguments numbers: [Double]) -> Double {
    var numbers = numbers
    if let year = numbers.first?.rounded(.towardZero), (0...99).contains(year) {
      numbers[0] = 1900 + year
    }
    return numbers.isEmpty ? .nan : moment(numbers)
  }

  // MARK: - Texts

  /// Returns `Wed Apr 01 2026 09:00:00 GMT+0900 (Japan Standard Time)`.
  static func text(of milliseconds: Double) -> String {
    if milliseconds.isNaN { return "Invalid Date" }
    return "\(day(of: milliseconds)) \(time(of: milliseconds))"
  }

  /// Returns `Wed Apr 01 2026`.
  static func day(of milliseconds: Double) -> String {
    if milliseconds.isNaN { return "Invalid Date" }
    let parts = parts(of: milliseconds + zone)
    return "\(weekdays[parts.weekday]) \(months[parts.month]) \(padded(parts.day, 2)) "
      + year(parts.year)
  }

  /// Returns `09:00:00 GMT+0900 (Japan Standard Time)`.
  static func time(of milliseconds: Double) -> String {
    if milliseconds.isNaN { return "Invalid Date" }
    return clock(parts(of: milliseconds + zone)) + " GMT+0900 (Japan Standard Time)"
  }

  /// Returns `Wed, 01 Apr 2026 00:00:00 GMT`.
  static func universal(_ milliseconds: Double) -> String {
    if milliseconds.isNaN { return "Invalid Date" }
    let parts = parts(of: milliseconds)
    return "\(weekdays[parts.weekday]), \(padded(parts.day, 2)) \(months[parts.month]) "
      + "\(year(parts.year)) \(clock(parts)) GMT"
  }

  /// Returns `2026-04-01T00:00:00.000Z`; `nil` for no valid moment.
  static func iso(_ milliseconds: Double) -> String? {
    if milliseconds.isNaN { return nil }
    let parts = parts(of: milliseconds)
    let year =
      (0...9999).contains(parts.year)
      ? padded(parts.year, 4) : (parts.year < 0 ? "-" : "+") + padded(abs(parts.year), 6)
    return "\(year)-\(padded(parts.month + 1, 2))-\(padded(parts.day, 2))T\(clock(parts))"
      + ".\(padded(parts.millisecond, 3))Z"
  }

  private static func clock(_ parts: Parts) -> String {
    "\(padded(parts.hour, 2)):\(padded(parts.minute, 2)):\(padded(parts.second, 2))"
  }

  private static func year(_ year: Int) -> String {
    year < 0 ? "-" + padded(-year, 4) : padded(year, 4)
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  /// Returns the month of a name in English, from 0.
  static func month(named name: Substring) -> Int? {
    guard name.count >= 3 else { return nil }
    return months.firstIndex { $0.lowercased() == name.prefix(3).lowercased() }
  }

  /// Returns `true` if a text begins with the name of a day of the week in English.
  static func isWeekday(_ name: Substring) -> Bool {
    name.count >= 3 && weekdays.contains { $0.lowercased() == name.prefix(3).lowercased() }
  }
}
