/// Numbers as JavaScript reads and writes them.
enum FlowNumber {
  /// The shortest text that reads back as the number: `3`, `0.1`, `1e+21`.
  static func text(of value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-Infinity" : "Infinity" }
    if value == 0 { return "0" }
    let sign = value < 0 ? "-" : ""
    let (digits, point) = shortest(value.magnitude)
    if point > 21 || point < -5 {
      let fraction = digits.dropFirst()
      let exponent = point - 1
      return sign + digits.prefix(1) + (fraction.isEmpty ? "" : "." + fraction)
        + (exponent < 0 ? "e-" : "e+") + String(exponent.magnitude)
    }
    if point <= 0 { return sign + "0." + zeros(-point) + digits }
    if digits.count <= point { return sign + digits + zeros(point - digits.count) }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }

  /// The number that a whole text means: 0 for a blank one, NaN for one that is no number.
  static func value(of text: String) -> Double {
    let trimmed = text.drop { $0.isWhitespace }
    let end = trimmed.lastIndex { !$0.isWhitespace }
    guard let end else { return 0 }
    let body = trimmed[...end]
    switch body {
    case "Infinity", "+Infinity": return .infinity
    case "-Infinity": return -.infinity
    default: break
    }
    if body.hasPrefix("0x") || body.hasPrefix("0X") {
      return UInt64(body.dropFirst(2), radix: 16).map { Double($0) } ?? .nan
    }
    let isDecimal = body.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "e"),
        UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    return isDecimal ? Double(body) ?? .nan : .nan
  }

  /// The significant digits of a positive number, and where its point stands among them.
  private static func shortest(_ value: Double) -> (digits: String, point: Int) {
    let parts = value.description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let whole = mantissa[0]
    let all = whole + (mantissa.count > 1 ? mantissa[1] : "")
    let leading = all.prefix { $0 == "0" }.count
    let digits = all.dropFirst(leading)
    let trailing = digits.reversed().prefix { $0 == "0" }.count
    return (String(digits.dropLast(trailing)), whole.count - leading + exponent)
  }

  private static func zeros(_ count: Int) -> String {
    String(repeating: "0", count: count)
  }
}
