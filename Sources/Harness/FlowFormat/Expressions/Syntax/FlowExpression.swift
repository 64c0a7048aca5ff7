/// The content of one `${…}`, parsed but not evaluated.
package struct FlowExpression: Equatable, Sendable {
  /// The kind of expression, with its operands.
  package indirect enum Kind: Equatable, Sendable {
    case literal(FlowValue)
    case name(String)
    case member(FlowExpression, name: String, isOptional: Bool)
    case index(FlowExpression, FlowExpression, isOptional: Bool)
    /// Members and calls one after the other, one of which is optional: `a?.b.c`.
    case chain(FlowExpression)
    /// A text in backquotes, in parts.
    case template([FlowExpression])
    case prefix(ExpressionOperator, FlowExpression)
    case infix(ExpressionOperator, FlowExpression, FlowExpression)
    case conditional(FlowExpression, then: FlowExpression, otherwise: FlowExpression)
    case array([FlowExpression])
    case object([Property])
    /// `...values`, an item of an array or an argument of a call: the array of the values.
    case spread(FlowExpression)
    case call(FlowFunction, [FlowExpression])
    case method(FlowMethod, of: FlowExpression, [FlowExpression], isOptional: Bool)
    /// A result of `match` or `exec` beside its texts: `index`, `groups`.
    case detail(String, of: FlowExpression, isOptional: Bool)
    case assignment(Target, FlowExpression)
    /// `a++` or `a--`, which is the number before the change.
    case step(Target, FlowExpression, by: Double)
    case statements([FlowExpression])
  }

  /// A name and a value in an object literal.
  package struct Property: Equatable, Sendable {
    /// The name; `nil` for `...value`, which has names of its own.
    package var name: String?
    package var value: FlowExpression
  }

  /// A name that a flow can assign to.
  package enum Target: Equatable, Sendable {
    /// A member of `output`, or of an object in it: the names on the way.
    case output([String])
    case copiedText

    /// Takes an expression for the name of a target.
    package init?(_ expression: FlowExpression) {
      guard let path = expression.path, path.count > 1 else { return nil }
      if path[0] == "output" {
        self = .output(Array(path.dropFirst()))
      } else if path == ["maestro", "copiedText"] {
        self = .copiedText
      } else {
        return nil
      }
    }
  }

  package let kind: Kind
  /// The place for errors: the first character, or the operator.
  package let position: FlowPosition
  /// The depth of nesting, which bounds the recursion of every walk.
  package let height: Int

  package init(_ kind: Kind, at position: FlowPosition) {
    self.kind = kind
    self.position = position
    let operands: [FlowExpression] =
      switch kind {
      case .literal, .name: []
      case .member(let base, _, _), .chain(let base), .spread(let base), .detail(_, let base, _):
        [base]
      case .index(let base, let index, _): [base, index]
      case .prefix(_, let operand): [operand]
      case .infix(_, let left, let right): [left, right]
      case .conditional(let condition, let then, let otherwise): [condition, then, otherwise]
      case .array(let items), .template(let items): items
      case .object(let properties): properties.map(\.value)
      case .call(_, let arguments): arguments
      case .method(_, let base, let arguments, _): [base] + arguments
      case .assignment(_, let value), .step(_, let value, _): [value]
      case .statements(let statements): statements
      }
    height = (operands.map(\.height).max() ?? 0) + 1
  }

  /// The names of `a.b['c']`; `nil` for any other expression.
  package var path: [String]? {
    switch kind {
    case .name(let name): [name]
    case .member(let base, let name, isOptional: false): base.path.map { $0 + [name] }
    case .index(let base, let index, isOptional: false):
      switch index.kind {
      case .literal(.string(let name)): base.path.map { $0 + [name] }
      case .literal(.number(let place)): base.path.map { $0 + [FlowNumber.text(of: place)] }
      default: nil
      }
    default: nil
    }
  }
}
