/// A pattern of paths with `*`, `?`, `[…]`, `[!…]`, `{a,b}`, `**` and escapes.
///
/// The pattern is compiled to a program whose possible states are all followed at once (``GlobMatch``). A hostile pattern
/// therefore costs no more than its length times the path's length; nothing backtracks, recurses or expands braces.
package struct Glob: Sendable {
  /// The rules of a pattern.
  enum Flavor: Sendable {
    /// Java's rules, since Maestro reads the settings of a workspace by them.
    ///
    /// `**` matches any characters. A dot at the start of a name has no special meaning. A set or a brace without an end is
    /// an error.
    case java
    /// The rules of a shell.
    ///
    /// `**` matches any number of folders. Only a dot matches the dot at the start of a name. A bracket or a brace without
    /// an end matches itself.
    case shell
  }

  /// The pattern as it was written.
  package let source: String
  let flavor: Flavor
  let program: [GlobInstruction]
  /// The folder in which every match lies: the parts of the pattern before the first one with a special character.
  package let folder: String

  /// Reads a pattern of a command line, as a shell does.
  ///
  /// - Complexity: O(pattern).
  package init(path pattern: String) {
    let text = Self.normalized(pattern)
    source = pattern
    flavor = .shell
    program = GlobCompiler.program(of: text, .shell) ?? []
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    folder =
      parts.prefix { part in !part.contains { Self.special.contains($0) } }
      .joined(separator: "/") + (text.hasPrefix("/") ? "/" : "")
  }

  /// Reads a pattern of a workspace's settings, as Java does; `nil` if it is none.
  ///
  /// - Complexity: O(pattern).
  package init?(workspace pattern: String) {
    let text = pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern
    guard let program = GlobCompiler.program(of: text, .java) else { return nil }
    source = pattern
    flavor = .java
    self.program = program
    folder = ""
  }

  private static let special = "*?[{\\"

  /// Returns a Boolean value that indicates whether a path of a command line has a character that means more than itself.
  package static func isPattern(_ path: String) -> Bool { path.contains { "*?[{".contains($0) } }

  /// Returns a Boolean value that indicates whether the pattern names a path.
  package func matches(_ path: String) -> Bool {
    var steps = 0
    return matches(path, steps: &steps)
  }

  /// Returns a Boolean value that indicates whether the pattern names a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - steps: Grows by the number of states that were looked at.
  /// - Returns: `true` if it names the path.
  /// - Complexity: O(pattern · path).
  package func matches(_ path: String, steps: inout Int) -> Bool {
    var match = GlobMatch(self)
    match.read(flavor == .shell ? Self.normalized(path) : path)
    defer { steps += match.steps }
    return match.isComplete
  }

  /// Returns a path without doubled slashes and parts that are a single dot.
  private static func normalized(_ path: String) -> String {
    (FlowPath.isAbsolute(path) ? "/" : "")
      + FlowPath.parts(of: path).filter { $0 != "." }.joined(separator: "/")
  }
}
