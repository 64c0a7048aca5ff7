/// A value of the `${…}` language.
///
/// Arrays and objects are values: two with the same content are equal and have no identity.
public enum FlowValue: Equatable, Sendable {
  /// The name is unknown.
  case undefined
  /// The absence of a value.
  case null
  /// True or false.
  case bool(Bool)
  /// A number; as in JavaScript there is one kind.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([FlowValue])
  /// Named values.
  case object(FlowMembers)
  /// A moment, in milliseconds since 1970-01-01T00:00:00Z; NaN if it is no valid one.
  case date(Double)
  /// A regular expression.
  case regularExpression(FlowRegularExpression)
}

extension FlowValue {
  /// A Boolean value that indicates whether the value counts as true, as in JavaScript: every value but undefined,
  /// null, false, 0, NaN and the empty text.
  var isTruthy: Bool {
    switch self {
    case .undefined, .null: false
    case .bool(let value): value
    case .number(let value): value != 0 && !value.isNaN
    case .string(let value): !value.isEmpty
    case .array, .object, .date, .regularExpression: true
    }
  }

  /// The value as a text, like JavaScript's `String(value)`, except that an object is shown with
  /// its content, the keys sorted.
  public var text: String {
    switch self {
    case .undefined: "undefined"
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): FlowNumber.text(of: value)
    case .string(let value): value
    case .array(let values):
      values.map { $0.isMissing ? "" : $0.text }.joined(separator: ",")
    case .object(let values):
      "{"
        + values.all.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        .map { "\($0.name): \($0.value.text)" }
        .joined(separator: ", ") + "}"
    case .date(let milliseconds): FlowCalendar.text(of: milliseconds)
    case .regularExpression(let expression): expression.description
    }
  }

  /// The value as a text exactly as JavaScript's `String(value)`, in which an object is no more than that.
  var scriptText: String {
    switch self {
    case .array(let values):
      values.map { $0.isMissing ? "" : $0.scriptText }.joined(separator: ",")
    case .object: "[object Object]"
    default: text
    }
  }

  /// The value as a number, like JavaScript's `Number(value)`: NaN if a text isn't a number.
  package var number: Double {
    switch self {
    case .undefined, .object, .regularExpression: .nan
    case .date(let milliseconds): milliseconds
    case .null: 0
    case .bool(let value): value ? 1 : 0
    case .number(let value): value
    case .string(let value): FlowNumber.value(of: value)
    case .array: FlowNumber.value(of: scriptText)
    }
  }

  /// The value as an operand: an array, an object or a moment as its text, JavaScript's `ToPrimitive`.
  var primitive: FlowValue { isPrimitive ? self : .string(scriptText) }

  /// The value as an operand of `<` and its like, where a moment counts as a number.
  var orderedPrimitive: FlowValue {
    if case .date(let milliseconds) = self { .number(milliseconds) } else { primitive }
  }

  /// A Boolean value that indicates whether the value is undefined or null.
  package var isMissing: Bool { self == .undefined || self == .null }

  var isPrimitive: Bool {
    switch self {
    case .array, .object, .date, .regularExpression: false
    default: true
    }
  }

  /// The kind of value, in a word for a message.
  package var kind: String {
    switch self {
    case .undefined: "undefined"
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a text"
    case .array: "an array"
    case .object: "an object"
    case .date: "a moment"
    case .regularExpression: "a regular expression"
    }
  }

  /// JavaScript's `===`, but by content for arrays and objects.
  func isIdentical(to other: FlowValue) -> Bool {
    switch (self, other) {
    case (.number(let first), .number(let second)): first == second
    case (.date(let first), .date(let second)): first == second
    case (.string(let first), .string(let second)): first.utf8.elementsEqual(second.utf8)
    case (.array(let first), .array(let second)):
      first.count == second.count && zip(first, second).allSatisfy { $0.isIdentical(to: $1) }
    case (.object(let first), .object(let second)):
      first.count == second.count
        && first.all.allSatisfy { name, value in
          second[name]?.isIdentical(to: value) == true
        }
    default: self == other
    }
  }

  /// JavaScript's `==`, which compares a number with a text by the text's number.
  func isLooselyEqual(to other: FlowValue) -> Bool {
    if isMissing || other.isMissing { return isMissing && other.isMissing }
    switch (self, other) {
    case (.string, .string): return isIdentical(to: other)
    case _ where isPrimitive && other.isPrimitive: return number == other.number
    case _ where isPrimitive != other.isPrimitive:
      return primitive.isLooselyEqual(to: other.primitive)
    default: return isIdentical(to: other)
    }
  }
}
