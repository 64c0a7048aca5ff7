extension FlowCalendar {
  /// Returns the moment that a text names; NaN if none.
  ///
  /// A day alone in ISO's form is UTC's, a day with a time is Japan's unless it has a zone. The forms of
  /// `toString()` and `toUTCString()` are read too, and days like `2026/4/1`, which are Japan's.
  static func moment(reading text: String) -> Double {
    var reader = Reader(text)
    if let moment = reader.iso() { return clipped(moment) }
    reader = Reader(text)
    return clipped(reader.loose() ?? .nan)
  }

  private struct Reader {
    private var rest: Substring

    init(_ text: String) {
      rest = text[...]
    }

    private mutating func take(_ character: Character) -> Bool {
      guard rest.first == character else { return false }
      rest.removeFirst()
      return true
    }

    private mutating func digits(_ counts: ClosedRange<Int>) -> Double? {
      let found = rest.prefix { $0.isASCII && $0.isNumber }
      guard counts.contains(found.count) else { return nil }
      rest.removeFirst(found.count)
      return Double(found)
    }

    private mutating func skipBlanks() {
      rest = rest.drop { $0 == " " || $0 == "," }
    }

    // MARK: - ISO's form

    mutating func iso() -> Double? {
      let sign: Double? = take("+") ? 1 : take("-") ? -1 : nil
      guard let year = digits(sign == nil ? 4...4 : 6...6), sign != -1 || year > 0 else {
        return nil
      }
      var numbers = [(sign ?? 1) * year, 0, 1]
      if take("-") {
        guard let month = digits(2...2), (1...12).contains(month) else { return nil }
        numbers[1] = month - 1
        if take("-") {
          guard let day = digits(2...2), (1...31).contains(day) else { return nil }
          numbers[2] = day
        }
      }
      if rest.isEmpty { return moment(numbers) }
      guard take("T") || take("t") || take(" "), let time = clock(isISO: true) else { return nil }
      guard let zone = zone(isISO: true), rest.isEmpty else { return nil }
      return moment(numbers) + time - zone
    }

    /// Reads `09:00`, `09:00:00` or `09:00:00.000`, in milliseconds.
    private mutating func clock(isISO: Bool) -> Double? {
      let counts = isISO ? 2...2 : 1...2
      guard let hour = digits(counts), take(":"), let minute = digits(counts), minute < 60 else {
        return nil
      }
      var time = hour * 3_600_000 + minute * 60_000
      if take(":") {
        guard let second = digits(counts), second < 60 else { return nil }
        time += second * 1_000
        if take(".") {
          let fraction = rest.prefix { $0.isASCII && $0.isNumber }
          guard !fraction.isEmpty else { return nil }
          rest.removeFirst(fraction.count)
          let places = fraction.prefix(3)
          time += (Double(places) ?? 0) * (places.count == 1 ? 100 : places.count == 2 ? 10 : 1)
        }
      }
      return hour < 24 || time == 86_400_000 ? time : nil
    }

    /// Reads `Z`, `+09:00` or `+0900`; Japan's zone if nothing stands there.
    private mutating func zone(isISO: Bool) -> Double? {
      if take("Z") || take("z") { return 0 }
      let sign: Double
      if take("+") { sign = 1 } else if take("-") { sign = -1 } else { return FlowCalendar.zone }
      let digits = rest.prefix { $0.isNumber || $0 == ":" }
      let numbers = digits.filter { $0 != ":" }
      guard numbers.count == 4, let value = Int(numbers), value % 100 < 60 else { return nil }
      rest.removeFirst(digits.count)
      return sign * Double(value / 100 * 3_600_000 + value % 100 * 60_000)
    }

    // MARK: - Other forms

    /// Reads `2026/4/1 9:00`, `Wed Apr 01 2026 09:00:00 GMT+0900 (…)` and `Wed, 01 Apr 2026 00:00:00 GMT`.
    mutating func loose() -> Double? {
      skipBlanks()
      guard let numbers = numeric() ?? named() else { return nil }
      skipBlanks()
      var time = 0.0
      if rest.first?.isNumber == true {
        guard let read = clock(isISO: false) else { return nil }
        time = read
        skipBlanks()
      }
      var zone = FlowCalendar.zone
      if rest.hasPrefix("GMT") || rest.hasPrefix("UTC") {
        rest.removeFirst(3)
        zone = rest.first == "+" || rest.first == "-" ? self.zone(isISO: false) ?? .nan : 0
      } else if rest.first == "Z" || rest.first == "+" || rest.first == "-" {
        zone = self.zone(isISO: false) ?? .nan
      }
      skipBlanks()
      if rest.first == "(", rest.last == ")" { rest = "" }
      return rest.isEmpty ? moment(numbers) + time - zone : nil
    }

    private mutating func numeric() -> [Double]? {
      let start = rest
      if let year = digits(4...4), let mark = rest.first, mark == "/" || mark == "-" {
        rest.removeFirst()
        if let month = digits(1...2), (1...12).contains(month), take(mark), let day = digits(1...2),
          (1...31).contains(day)
        {
          return [year, month - 1, day]
        }
      }
      rest = start
      if let month = digits(1...2), (1...12).contains(month), take("/"), let day = digits(1...2),
        (1...31).contains(day), take("/"), let year = digits(4...4)
      {
        return [year, month - 1, day]
      }
      rest = start
      return nil
    }

    private mutating func named() -> [Double]? {
      var month: Int?
      var numbers: [Double] = []
      while numbers.count < 2 || month == nil {
        skipBlanks()
        let word = rest.prefix { $0.isLetter }
        if !word.isEmpty {
          rest.removeFirst(word.count)
          if let found = FlowCalendar.month(named: word), month == nil {
            month = found
          } else if !FlowCalendar.isWeekday(word) {
            return nil
          }
        } else if let number = digits(1...4) {
          numbers.append(number)
        } else {
          return nil
        }
      }
      guard let month, (1...31).contains(numbers[0]) else { return nil }
      return [numbers[1], Double(month), numbers[0]]
    }
  }
}
