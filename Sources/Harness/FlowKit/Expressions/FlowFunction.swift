/// The functions of `${…}`.
enum FlowFunction: String, CaseIterable, Sendable {
  case parseInt, parseFloat
  case number = "Number"
  case string = "String"
  case log = "console.log"
}

/// The methods of texts and arrays in `${…}`.
enum FlowMethod: String, CaseIterable, Sendable {
  case includes, startsWith, endsWith, indexOf, slice, split, trim, toUpperCase, toLowerCase,
    replace
  case padStart, join

  /// What a method stands after, in words.
  var owners: String {
    switch self {
    case .includes, .indexOf, .slice: "a text or an array"
    case .join: "an array"
    default: "a text"
    }
  }
}
