extension FlowNumber {
  /// Returns the number at the beginning of a text, JavaScript's `parseFloat`; NaN if there is none.
  static func decimalPrefix(of text: String) -> Double {
    let body = Array(
      text.unicodeScalars.drop { isBlank($0) }.prefix { $0.isASCII }.map { UInt8($0.value) }
    )
    var end = 0
    if end < body.count, body[end] == UInt8(ascii: "+") || body[end] == UInt8(ascii: "-") {
      end += 1
    }
    if body[end...].starts(with: "Infinity".utf8) {
      return body.first == UInt8(ascii: "-") ? -.infinity : .infinity
    }
    let start = end
    func skipDigits() { while end < body.count, isDigit(body[end]) { end += 1 } }
    skipDigits()
    var digits = end - start
    if end < body.count, body[end] == UInt8(ascii: ".") {
      let point = end
      end += 1
      skipDigits()
      digits += end - point - 1
    }
    guard digits > 0 else { return .nan }
    let mantissa = end
    if end < body.count, body[end] | 0x20 == UInt8(ascii: "e") {
      end += 1
      if end < body.count, body[end] == UInt8(ascii: "+") || body[end] == UInt8(ascii: "-") {
        end += 1
      }
      let first = end
      skipDigits()
      if end == first { end = mantissa }
    }
    return Double(String(decoding: body[..<end], as: UTF8.self)) ?? .nan
  }

  /// Returns the whole number at the beginning of a text, JavaScript's `parseInt`; NaN if there is none.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - radix: The base; 10, or 16 after `0x`, if it is 0 or no number.
  /// - Returns: The number.
  static func wholePrefix(of text: String, radix: Double) -> Double {
    var body = Array(
      text.unicodeScalars.drop { isBlank($0) }.prefix { $0.isASCII }.map { UInt8($0.value) }
    )[...]
    var isNegative = false
    if let sign = body.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      isNegative = sign == UInt8(ascii: "-")
      body.removeFirst()
    }
    var base = word(radix)
    guard base == 0 || (2...36).contains(base) else { return .nan }
    if base == 0 || base == 16, body.first == UInt8(ascii: "0"),
      let mark = body.dropFirst().first, mark | 0x20 == UInt8(ascii: "x")
    {
      base = 16
      body = body.dropFirst(2)
    }
    if base == 0 { base = 10 }
    let digits = body.prefix { digit($0).map { $0 < base } ?? false }
    guard !digits.isEmpty else { return .nan }
    let value: Double
    if base == 10 {
      value = Double(String(decoding: digits, as: UTF8.self)) ?? .nan
    } else if base & (base - 1) == 0 {
      value = powerOfTwo(digits, bits: base.trailingZeroBitCount)
    } else {
      value = inParts(digits, base: base)
    }
    return isNegative ? -value : value
  }

  /// JavaScript's conversion to 32 bits.
  private static func word(_ number: Double) -> Int {
    guard number.isFinite else { return 0 }
    let rest = number.rounded(.towardZero).truncatingRemainder(dividingBy: 4_294_967_296)
    return Int(Int32(truncatingIfNeeded: Int64(rest)))
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func digit(_ byte: UInt8) -> Int? {
    if isDigit(byte) { return Int(byte) - 0x30 }
    let lowered = byte | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowered) ? Int(lowered) - 0x57 : nil
  }

  /// Returns the number of digits to any base, rounded after each part of 32 bits.
  ///
  /// ECMAScript leaves it open how far such a number is from the exact one; V8 takes as many digits at a time.
  private static func inParts(_ digits: ArraySlice<UInt8>, base: Int) -> Double {
    var value = 0.0
    var rest = digits
    while !rest.isEmpty {
      var (part, scale) = (0, 1)
      while let byte = rest.first, scale * base <= UInt32.max / 36 {
        part = part * base + (digit(byte) ?? 0)
        scale *= base
        rest.removeFirst()
      }
      value = value * Double(scale) + Double(part)
    }
    return value
  }

  /// Returns the number of digits to a base that is a power of two, rounded once.
  private static func powerOfTwo(_ digits: ArraySlice<UInt8>, bits: Int) -> Double {
    var high: UInt64 = 0
    var shift = 0
    for byte in digits {
      let value = UInt64(digit(byte) ?? 0)
      if high < 1 << 58 {
        high = high << UInt64(bits) | value
      } else {
        shift += bits
        if value > 0 { high |= 1 }
      }
    }
    return Double(sign: .plus, exponent: shift, significand: Double(high))
  }
}
