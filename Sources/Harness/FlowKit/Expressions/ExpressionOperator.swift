/// The operators of `${…}`.
enum ExpressionOperator: String, Hashable, Sendable {
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

  /// How tightly it binds between two operands, or nil if it stands before one only.
  var precedence: Int? {
    switch self {
    case .or: 1
    case .and: 2
    case .equal, .notEqual, .identical, .notIdentical: 3
    case .less, .lessOrEqual, .greater, .greaterOrEqual: 4
    case .plus, .minus: 5
    case .times, .divide, .remainder: 6
    case .not: nil
    }
  }

  /// Whether it only asks what its operands are, so that an unknown name among them is undefined
  /// and no error.
  var asks: Bool {
    switch self {
    case .equal, .notEqual, .identical, .notIdentical: true
    default: false
    }
  }
}
