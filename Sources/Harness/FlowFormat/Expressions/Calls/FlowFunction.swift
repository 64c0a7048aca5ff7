/// The functions of `${…}`.
package enum FlowFunction: String, CaseIterable, Sendable {
  case parseInt, parseFloat, isNaN, isFinite, encodeURIComponent, decodeURIComponent
  case number = "Number"
  case string = "String"
  case boolean = "Boolean"
  case print = "console.log"

  case isInteger = "Number.isInteger"
  case isSafeInteger = "Number.isSafeInteger"
  case isFiniteNumber = "Number.isFinite"
  case isNaNNumber = "Number.isNaN"
  case parseIntNumber = "Number.parseInt"
  case parseFloatNumber = "Number.parseFloat"
  case fromCharCode = "String.fromCharCode"
  case fromCodePoint = "String.fromCodePoint"
  case isArray = "Array.isArray"
  case keys = "Object.keys"
  case values = "Object.values"
  case entries = "Object.entries"
  case parseJSON = "JSON.parse"
  case stringify = "JSON.stringify"

  case date = "Date"
  case newDate = "new Date"
  case now = "Date.now"
  case parseDate = "Date.parse"
  case utc = "Date.UTC"
  case regularExpression = "RegExp"
  case newRegularExpression = "new RegExp"

  case abs = "Math.abs"
  case acos = "Math.acos"
  case acosh = "Math.acosh"
  case asin = "Math.asin"
  case asinh = "Math.asinh"
  case atan = "Math.atan"
  case atan2 = "Math.atan2"
  case atanh = "Math.atanh"
  case cbrt = "Math.cbrt"
  case ceil = "Math.ceil"
  case clz32 = "Math.clz32"
  case cos = "Math.cos"
  case cosh = "Math.cosh"
  case exp = "Math.exp"
  case expm1 = "Math.expm1"
  case floor = "Math.floor"
  case fround = "Math.fround"
  case hypot = "Math.hypot"
  case imul = "Math.imul"
  case log = "Math.log"
  case log10 = "Math.log10"
  case log1p = "Math.log1p"
  case log2 = "Math.log2"
  case max = "Math.max"
  case min = "Math.min"
  case pow = "Math.pow"
  case random = "Math.random"
  case round = "Math.round"
  case sign = "Math.sign"
  case sin = "Math.sin"
  case sinh = "Math.sinh"
  case sqrt = "Math.sqrt"
  case tan = "Math.tan"
  case tanh = "Math.tanh"
  case trunc = "Math.trunc"

  /// The names before a point of which some are functions: `Math`, `JSON`.
  package static let owners: Set<String> = Set(
    allCases.compactMap { function in
      let words = function.rawValue.split(separator: ".")
      return words.count == 2 ? String(words[0]) : nil
    }
  )

  /// The numbers that have a name.
  package static let constants: [String: Double] = [
    "Math.E": 2.718281828459045, "Math.LN10": 2.302585092994046, "Math.LN2": 0.6931471805599453,
    "Math.LOG10E": 0.4342944819032518, "Math.LOG2E": 1.4426950408889634, "Math.PI": .pi,
    "Math.SQRT1_2": 0.7071067811865476, "Math.SQRT2": 1.4142135623730951,
    "Number.EPSILON": .ulpOfOne, "Number.MAX_SAFE_INTEGER": 9_007_199_254_740_991,
    "Number.MIN_SAFE_INTEGER": -9_007_199_254_740_991,
    "Number.MAX_VALUE": .greatestFiniteMagnitude, "Number.MIN_VALUE": .leastNonzeroMagnitude,
    "Number.NaN": .nan, "Number.POSITIVE_INFINITY": .infinity,
    "Number.NEGATIVE_INFINITY": -.infinity,
  ]
}
