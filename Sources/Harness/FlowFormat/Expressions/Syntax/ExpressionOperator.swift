/// The operators of `${…}`.
package enum ExpressionOperator: String, Equatable, Sendable {
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
  case power = "**"
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
    case .power: 7
    case .not: nil
    }
  }

  /// A Boolean value that indicates whether the right operand is evaluated only if the left one requires it.
  var isLogical: Bool { self == .coalesce || self == .or || self == .and }

  /// A Boolean value that indicates whether `a ** b ** c` is `a ** (b ** c)`.
  var isRightAssociative: Bool { self == .power }

  /// The operator of an assignment such as `+=`; `nil` for a mark that is none.
  package init?(assignment mark: String) {
    guard mark.hasSuffix("="), let sign = ExpressionOperator(rawValue: String(mark.dropLast())),
      let precedence = sign.precedence, precedence > 4 || sign.isLogical
    else { return nil }
    self = sign
  }

  /// Returns whether JavaScript refuses the two side by side, without parentheses around one of them.
  func clashes(with other: ExpressionOperator?) -> Bool {
    switch (self, other) {
    case (.coalesce, .or), (.coalesce, .and), (.or, .coalesce), (.and, .coalesce): true
    default: false
    }
  }
}
