/// A command in a flow file: its name and its arguments after the colon.
///
/// A method that returns `nil` has reported what is wrong, at its place in the file.
public struct FlowCall {
  /// The name.
  package let name: String
  /// The name's position.
  public let position: FlowPosition
  /// The arguments; null for a bare name.
  package let value: YAMLNode
  /// The keys that the command reads; `nil` if it reads any.
  package let keys: [String]?
  package let reader: FlowNodeReader

  /// A Boolean value that indicates whether the command has no arguments.
  public var isBare: Bool { value.isNull }

  /// A Boolean value that indicates whether the argument is one text, so that ``text(_:)`` reads it.
  public var isText: Bool { value.scalar != nil }

  /// The file, for paths that are relative to it.
  package var file: String { reader.file }

  /// Reports an error of the command.
  ///
  /// - Parameters:
  ///   - message: A sentence that says what is wrong and what to do.
  ///   - position: The place; the command's name if `nil`.
  public func report(_ message: String, at position: FlowPosition? = nil) {
    reader.report(message, at: position ?? self.position)
  }

  /// Reads a command that takes no argument of its own.
  ///
  /// - Returns: `true` if the command has no argument of its own.
  public func readsNothing() -> Bool {
    isBare || reader.fields(value, of: name, keys: FlowStep.keys) != nil
  }

  /// Reads the arguments under the command's keys; reports a key that it does not know.
  ///
  /// - Complexity: O(arguments · keys).
  public func fields() -> FlowFields? {
    reader.fields(value, of: name, keys: keys.map { $0 + FlowStep.keys })
  }

  /// Reads the only argument, given alone or under a key, as a text.
  ///
  /// - Parameter key: The key: `value` in `advanceTime: {value: 5s, optional: true}`.
  /// - Returns: The text.
  public func text(_ key: String) -> FlowText? {
    if notes(key, .text) { return nil }
    return argument(key).flatMap { reader.text($0, for: name) }
  }

  /// Reads the only argument, given alone or under a key, as a value of a type.
  ///
  /// - Parameter key: The key: `value` in `setAirplaneMode: {value: enabled, optional: true}`.
  /// - Returns: The value, or a `${…}` that gives one.
  public func parameter<Value>(_ key: String) -> FlowParameter<Value>? {
    if notes(key, FlowKeyKind(Value.self)) { return nil }
    return argument(key).flatMap { reader.parameter($0, for: name) }
  }

  /// Reads the only argument, given alone or under a key, as a whole number from 0.
  ///
  /// - Parameter key: The key.
  /// - Returns: The number, or a `${…}` that gives one.
  public func count(_ key: String) -> FlowParameter<Int>? {
    if notes(key, .whole("a whole number from 0, like 3")) { return nil }
    return argument(key).flatMap { reader.count($0, for: name) }
  }

  /// Reads the only argument, given alone or under a key, as a time span.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - notation: The form that it must have.
  /// - Returns: The span.
  public func duration(
    _ key: String,
    _ notation: FlowDuration.Notation
  ) -> FlowParameter<FlowDuration>? {
    if notes(key, .duration(notation)) { return nil }
    return argument(key).flatMap { reader.duration($0, for: name, notation) }
  }

  /// Reads a bare text as a selector, or a selector's keys together with the command's own.
  ///
  /// - Returns: The selector, `nil` if only the command's own keys are given; and the arguments, none
  ///   for a bare text.
  /// - Complexity: O(arguments · keys).
  public func selection() -> (selector: FlowSelector?, fields: FlowFields)? {
    reader.probe?.noteSelector()
    return reader.selectorCall(self)
  }

  /// Notes what is read as the only argument, if nothing else is wanted.
  private func notes(_ key: String, _ kind: FlowKeyKind) -> Bool {
    reader.probe?.noteArgument(key, kind)
    return reader.probe != nil
  }

  /// Returns the single argument of the command.
  private func argument(_ key: String) -> YAMLNode? {
    if value.scalar != nil { return value }
    guard !value.isNull else {
      report("“\(name)” needs a value after the colon.\(reader.comment(at: value))")
      return nil
    }
    guard let fields = reader.fields(value, of: name, keys: [key] + FlowStep.keys) else {
      return nil
    }
    if let node = fields[key] { return node }
    report("“\(name)” needs “\(key)”.")
    return nil
  }
}
