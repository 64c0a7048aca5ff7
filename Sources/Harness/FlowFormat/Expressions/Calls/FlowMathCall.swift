import Foundation

/// A call of one of the functions of `Math`, with JavaScript's rules.
struct FlowMathCall {
  private let numbers: [Double]

  init(_ numbers: [Double]) {
    self.numbers = numbers
  }

  private func number(_ place: Int) -> Double { place < numbers.count ? numbers[place] : .nan }

  private static let functions: [FlowFunction: @Sendable (Double) -> Double] = [
    .abs: { $0.magnitude }, .acos: { Foundation.acos($0) }, .acosh: { Foundation.acosh($0) },
    .asin: { Foundation.asin($0) }, .asinh: { Foundation.asinh($0) },
    .atan: { Foundation.atan($0) }, .atanh: { Foundation.atanh($0) },
    .cbrt: { Foundation.cbrt($0) }, .ceil: { $0.rounded(.up) },
    .clz32: { Double(UInt32(FlowMethodCall.unsigned($0)).leadingZeroBitCount) },
    .cos: { Foundation.cos($0) }, .cosh: { Foundation.cosh($0) }, .exp: { Foundation.exp($0) },
    .expm1: { Foundation.expm1($0) }, .floor: { $0.rounded(.down) },
    .fround: { Double(Float($0)) }, .log: { Foundation.log($0) },
    .log10: { Foundation.log10($0) }, .log1p: { Foundation.log1p($0) },
    .log2: { Foundation.log2($0) }, .round: { rounded($0) },
    .sign: { $0 > 0 ? 1 : $0 < 0 ? -1 : $0 }, .sin: { Foundation.sin($0) },
    .sinh: { Foundation.sinh($0) }, .sqrt: { $0.squareRoot() }, .tan: { Foundation.tan($0) },
    .tanh: { Foundation.tanh($0) }, .trunc: { $0.rounded(.towardZero) },
  ]

  /// Returns what a function gives; `nil` if it is none of `Math`, or random.
  func result(of function: FlowFunction) -> Double? {
    if let function = Self.functions[function] { return function(number(0)) }
    switch function {
    case .atan2: return Foundation.atan2(number(0), number(1))
    case .pow: return Self.power(number(0), number(1))
    case .hypot: return hypotenuse
    case .imul:
      let factors = [number(0), number(1)].map {
        UInt32(FlowMethodCall.unsigned($0))
      }
      return Double(Int32(bitPattern: factors[0] &* factors[1]))
    case .max: return numbers.reduce(-.infinity) { Self.extreme($0, $1, isLarger: true) }
    case .min: return numbers.reduce(.infinity) { Self.extreme($0, $1, isLarger: false) }
    default: return nil
    }
  }

  /// Returns JavaScript's `base ** exponent`.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent.isNaN || (base.magnitude == 1 && exponent.isInfinite) { return .nan }
    // The product is exact to the last digit, where a system's function may not be.
    return exponent == 2 ? base * base : Foundation.pow(base, exponent)
  }

  private var hypotenuse: Double {
    if numbers.contains(where: \.isInfinite) { return .infinity }
    let largest = numbers.map(\.magnitude).max() ?? 0
    if numbers.contains(where: \.isNaN) { return .nan }
    if largest == 0 { return 0 }
    var (sum, lost) = (0.0, 0.0)
    for number in numbers {
      let part = number / largest * (number / largest) - lost
      let next = sum + part
      lost = (next - sum) - part
      sum = next
    }
    return sum.squareRoot() * largest
  }

  /// Rounds half up, where adding a half would not be exact.
  private static func rounded(_ number: Double) -> Double {
    let floor = number.rounded(.down)
    let rounded = number - floor >= 0.5 ? floor + 1 : floor
    return rounded == 0 && (number < 0 || number.sign == .minus) ? -0.0 : rounded
  }

  private static func extreme(_ one: Double, _ other: Double, isLarger: Bool) -> Double {
    if one.isNaN || other.isNaN { return .nan }
    if one == 0, other == 0 {
      let isNegative =
        isLarger
        ? one.sign == .minus && other.sign == .minus : one.sign == .minus || other.sign == .minus
      return isNegative ? -0.0 : 0
    }
    return isLarger ? Swift.max(one, other) : Swift.min(one, other)
  }
}
