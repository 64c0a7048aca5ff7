extension FlowNumber {
  /// Returns JavaScript's `toFixed`: so many digits after the point, the exact value rounded half up.
  ///
  /// - Precondition: `places` is from 0 to 100.
  static func fixed(_ value: Double, places: Int) -> String {
    guard value.magnitude < 1e21 else { return text(of: value) }
    var (digits, point) = exact(value.magnitude)
    round(&digits, &point, to: point + places)
    let sign = value < 0 ? "-" : ""
    let whole = point > 0 ? digits.prefix(point).map { $0 } : [0]
    let fraction = (0..<places).map { place in
      let index = point + place
      return digits.indices.contains(index) ? digits[index] : 0
    }
    let padding = Array(repeating: UInt8(0), count: max(0, point - whole.count))
    return sign + words(whole + padding) + (places > 0 ? "." + words(fraction) : "")
  }

  /// Returns JavaScript's `toPrecision`: so many significant digits, the exact value rounded half up.
  ///
  /// - Precondition: `count` is from 1 to 100.
  static func precise(_ value: Double, digits count: Int) -> String {
    guard value.isFinite else { return text(of: value) }
    var (digits, point) = exact(value.magnitude)
    if digits.isEmpty { point = 1 }
    round(&digits, &point, to: count)
    digits += Array(repeating: 0, count: count - digits.count)
    let sign = value < 0 ? "-" : ""
    if point - 1 < -6 || point - 1 >= count { return sign + scientific(digits, point) }
    if point <= 0 {
      return sign + "0." + String(repeating: "0", count: -point) + words(digits)
    }
    let fraction = digits.dropFirst(point)
    return sign + words(digits.prefix(point)) + (fraction.isEmpty ? "" : "." + words(fraction))
  }

  /// Returns JavaScript's `toExponential`: so many digits after the point, or as many as are needed.
  static func exponential(_ value: Double, places: Int?) -> String {
    guard value.isFinite else { return text(of: value) }
    let sign = value < 0 ? "-" : ""
    var (digits, point) = exact(value.magnitude)
    if let places {
      if digits.isEmpty { point = 1 }
      round(&digits, &point, to: places + 1)
      digits += Array(repeating: 0, count: places + 1 - digits.count)
      return sign + scientific(digits, point)
    }
    guard value != 0 else { return "0e+0" }
    let (shortest, place) = shortest(value.magnitude)
    return sign + scientific(shortest.utf8.map { $0 - 0x30 }, place)
  }

  private static func scientific(_ digits: [UInt8], _ point: Int) -> String {
    let fraction = digits.dropFirst()
    let exponent = point - 1
    return words(digits.prefix(1)) + (fraction.isEmpty ? "" : "." + words(fraction))
      + (exponent < 0 ? "e-" : "e+") + String(exponent.magnitude)
  }

  private static func words(_ digits: some Sequence<UInt8>) -> String {
    String(decoding: digits.map { $0 + 0x30 }, as: UTF8.self)
  }

  /// Rounds digits to a number of them, half up.
  private static func round(_ digits: inout [UInt8], _ point: inout Int, to count: Int) {
    guard count < digits.count else { return }
    guard count >= 0 else {
      digits = []
      return
    }
    let isUp = digits[count] >= 5
    digits.removeLast(digits.count - count)
    guard isUp else { return }
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return
      }
      digits[index] = 0
    }
    digits.insert(1, at: 0)
    if count > 0 { digits.removeLast() }
    point += 1
  }

  /// Returns all decimal digits of a finite number that is not negative, and the place of the point among them.
  private static func exact(_ value: Double) -> (digits: [UInt8], point: Int) {
    guard value > 0 else { return ([], 0) }
    let exponent = Int(value.exponent) - 52
    var limbs: [UInt64] = []
    var whole = UInt64(value.significand * 4_503_599_627_370_496)
    let zeros = whole.trailingZeroBitCount
    whole >>= UInt64(zeros)
    let twos = exponent + zeros
    while whole > 0 {
      limbs.append(whole % 1_000_000_000)
      whole /= 1_000_000_000
    }
    // A fraction of 2 is one of 10 with as many fives above it.
    for _ in 0..<abs(twos) { multiply(&limbs, by: twos < 0 ? 5 : 2) }
    var text = ""
    for (index, limb) in limbs.reversed().enumerated() {
      let part = String(limb)
      text += (index == 0 ? "" : String(repeating: "0", count: 9 - part.count)) + part
    }
    return (text.utf8.map { $0 - 0x30 }, text.utf8.count + min(twos, 0))
  }

  private static func multiply(_ limbs: inout [UInt64], by factor: UInt64) {
    var carry: UInt64 = 0
    for index in limbs.indices {
      let product = limbs[index] * factor + carry
      limbs[index] = product % 1_000_000_000
      carry = product / 1_000_000_000
    }
    if carry > 0 { limbs.append(carry) }
  }

  /// Returns a number to another base, with as many digits after the point as tell it from its neighbours.
  ///
  /// - Precondition: `base` is from 2 to 36.
  package static func text(of value: Double, base: Int) -> String {
    guard value.isFinite, base != 10 else { return text(of: value) }
    var whole = value.magnitude.rounded(.down)
    var fraction = value.magnitude - whole
    let radix = Double(base)
    var places: [Int] = []
    var delta = max(0.5 * (value.magnitude.nextUp - value.magnitude), Double.leastNonzeroMagnitude)
    if fraction >= delta {
      repeat {
        fraction *= radix
        delta *= radix
        let digit = Int(fraction)
        places.append(digit)
        fraction -= Double(digit)
        guard fraction > 0.5 || (fraction == 0.5 && digit % 2 == 1), fraction + delta > 1 else {
          continue
        }
        while let last = places.popLast() {
          if last + 1 < base {
            places.append(last + 1)
            break
          }
          if places.isEmpty { whole += 1 }
        }
        break
      } while fraction >= delta
    }
    var digits: [Int] = []
    // Digits below the precision of the number are zeros.
    while whole.exponent >= 53, whole > 0 {
      whole /= radix
      digits.append(0)
    }
    repeat {
      let rest = whole.truncatingRemainder(dividingBy: radix)
      digits.append(Int(rest))
      whole = (whole - rest) / radix
    } while whole > 0
    let sign = value < 0 ? "-" : ""
    let front = digits.reversed().map { String($0, radix: 36) }.joined()
    return sign + front
      + (places.isEmpty ? "" : "." + places.map { String($0, radix: 36) }.joined())
  }
}
