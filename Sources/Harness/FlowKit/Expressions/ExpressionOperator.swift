/// The operators of `${…}`.
enum ExpressionOperator: String, Hashable, Sendable {
  case coalesce = "??"
  case or = "||"
  case and = "&&"
  case equal = "=="
  case notEqual = "!="
  case identical = "==="
  case notIdentical = "!=="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case plus = "+"
  case minus = "-"
  case times = "*"
  case divide = "/"
  case remainder = "%"
  case not = "!"

  /// The precedence of a binary operator; `nil` if the operator is only unary.
  var precedence: Int? {
    switch self {
    case .coalesce, .or: 1
    case .and: 2
    case .equal, .notEqual, .identical, .notIdentical: 3
    case .less, .lessOrEqual, .greater, .greaterOrEqual: 4
    case .plus, .minus: 5
    case .times, .divide, .remainder: 6
    case .not: nil
    }
  }

  /// Whether JavaScript refuses the two side by side, without parentheses around one of them.
  func clashes(with other: ExpressionOperator?) -> Bool {
    switch (self, other) {
    case (.coalesce, .or), (.coalesce, .and), (.or, .coalesce), (.and, .coalesce): true
    default: false
    }
  }
}
