/// Numbers as JavaScript reads and writes them.
package enum FlowNumber {
  /// Returns the shortest text that reads back as the number: `3`, `0.1`, `1e+21`.
  package static func text(of value: Double) -> String {
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

  /// Returns a text without the white space around it.
  static func trimmed(_ text: String) -> Substring {
    let rest = text.unicodeScalars.drop { isBlank($0) }
    guard let end = rest.lastIndex(where: { !isBlank($0) }) else { return "" }
    return text[rest.startIndex...end]
  }

  /// Returns the number that a whole text represents: 0 for a blank text, NaN if it isn't a number.
  package static func value(of text: String) -> Double {
    let body = trimmed(text)
    if body.isEmpty { return 0 }
    switch body {
    case "Infinity", "+Infinity": return .infinity
    case "-Infinity": return -.infinity
    default: break
    }
    switch body.utf8.prefix(2).last.map({ $0 | 0x20 }) {
    case UInt8(ascii: "x") where body.hasPrefix("0"):
      return value(digits: body.dropFirst(2), bits: 4)
    case UInt8(ascii: "o") where body.hasPrefix("0"):
      return value(digits: body.dropFirst(2), bits: 3)
    case UInt8(ascii: "b") where body.hasPrefix("0"):
      return value(digits: body.dropFirst(2), bits: 1)
    default: break
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

  /// Returns a Boolean value that indicates whether JavaScript treats a character as blank: a space, a line
  /// end, or the byte order mark.
  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000,
      0xFEFF:
      true
    default: false
    }
  }

  /// Returns the number that digits to a power-of-two base represent, rounded once; NaN if there is no
  /// digit or an invalid one.
  private static func value(digits: Substring, bits: Int) -> Double {
    var high: UInt64 = 0
    var shift = 0
    if digits.isEmpty { return .nan }
    for scalar in digits.unicodeScalars {
      guard scalar.isASCII, let digit = Character(scalar).hexDigitValue, digit < 1 << bits else {
        return .nan
      }
      if high < 1 << 59 {
        high = high << UInt64(bits) | UInt64(digit)
      } else {
        shift += bits
        if digit > 0 { high |= 1 }
      }
    }
    return Double(sign: .plus, exponent: shift, significand: Double(high))
  }

  /// Returns the significant digits of a positive number, and the position of the point among them.
  package static func shortest(_ value: Double) -> (digits: String, point: Int) {
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
