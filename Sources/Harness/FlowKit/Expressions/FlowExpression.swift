/// The content of one `${…}`, parsed but not evaluated.
struct FlowExpression: Hashable, Sendable {
  /// The kind of expression, with its operands.
  indirect enum Kind: Hashable, Sendable {
    case literal(FlowValue)
    case name(String)
    case member(FlowExpression, name: String)
    case index(FlowExpression, FlowExpression)
    case prefix(ExpressionOperator, FlowExpression)
    case infix(ExpressionOperator, FlowExpression, FlowExpression)
    case conditional(FlowExpression, then: FlowExpression, otherwise: FlowExpression)
    case array([FlowExpression])
    case object([Property])
  }

  /// A name and a value in an object literal.
  struct Property: Hashable, Sendable {
    var name: String
    var value: FlowExpression
  }

  let kind: Kind
  /// The place for errors: the first character, or the operator.
  let position: FlowPosition
  /// The depth of nesting, which bounds the recursion of every walk.
  let height: Int

  init(_ kind: Kind, at position: FlowPosition) {
    self.kind = kind
    self.position = position
    let deepest =
      switch kind {
      case .literal, .name: 0
      case .member(let base, _): base.height
      case .index(let base, let index): max(base.height, index.height)
      case .prefix(_, let operand): operand.height
      case .infix(_, let left, let right): max(left.height, right.height)
      case .conditional(let condition, let then, let otherwise):
        max(condition.height, then.height, otherwise.height)
      case .array(let items): items.map(\.height).max() ?? 0
      case .object(let properties): properties.map(\.value.height).max() ?? 0
      }
    height = deepest + 1
  }
}
