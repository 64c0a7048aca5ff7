/// A token of the `${…}` language.
struct ExpressionToken {
  /// The kind of token.
  enum Kind: Equatable {
    case number(Double)
    case string(String)
    case name(String)
    /// An operator or a bracket.
    case mark(String)
    /// The end of the text, without a closing brace.
    case end
  }

  var kind: Kind
  var position: FlowPosition

  /// The token as a word for a message.
  var description: String {
    switch kind {
    case .number(let value): FlowNumber.text(of: value)
    case .string(let text): "'\(text.clipped(to: 24))'"
    case .name(let name): name.clipped(to: 48)
    case .mark(let mark): mark
    case .end: "the end of the text"
    }
  }
}
