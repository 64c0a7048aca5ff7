/// The `${…}` of `evalScript`: expressions that are assigned to `output.NAME` or `maestro.copiedText`, with
/// `;` between them.
public struct FlowScript: Hashable, Sendable {
  /// One statement.
  struct Statement: Hashable, Sendable {
    /// What is assigned to; nothing for an expression alone.
    var target: Target?
    var value: FlowExpression
  }

  /// What can be assigned to.
  enum Target: Hashable, Sendable {
    case output(String)
    case copiedText

    /// Takes an expression for the name of a target.
    init?(_ expression: FlowExpression) {
      guard case .member(let base, let name) = expression.kind, case .name(let owner) = base.kind
      else { return nil }
      switch (owner, name) {
      case ("output", _): self = .output(name)
      case ("maestro", "copiedText"): self = .copiedText
      default: return nil
      }
    }
  }

  let statements: [Statement]
  let file: String

  /// Reads a text that is one `${…}`.
  ///
  /// - Throws: The first syntax error, at its own column.
  /// - Complexity: O(text).
  init(_ scalar: YAMLScalar, file: String) throws(FlowError) {
    var cursor = ScalarCursor(scalar)
    let opening = cursor.position
    let advice = FlowError(
      file: file,
      position: opening,
      message: "“evalScript” takes one “${…}”, like ${output.total = 1 + 2}."
    )
    guard cursor.starts(with: "${") else { throw advice }
    cursor.advance(2)
    var parser = try ExpressionParser(cursor: cursor, file: file, opening: opening)
    statements = try parser.script()
    guard parser.cursor.current == nil else { throw advice }
    self.file = file
  }
}
