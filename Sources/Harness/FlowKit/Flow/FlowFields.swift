/// The arguments of a command by their keys, after unknown keys were reported.
///
/// A method that returns `nil` or nothing for a key that ``contains(_:)`` has reported what is wrong
/// with its value, at its place in the file.
public struct FlowFields {
  let pairs: [YAMLPair]
  let reader: FlowNodeReader

  subscript(name: String) -> YAMLNode? {
    pairs.first { $0.isNamed(name) }?.value
  }

  /// Whether a key is given.
  public func contains(_ name: String) -> Bool { self[name] != nil }

  /// The position of a key's value; `nil` if it is not given.
  public func position(of name: String) -> FlowPosition? { self[name]?.position }

  /// Reads a text with its `${…}`.
  public func text(_ name: String) -> FlowText? {
    reader.text(self, name)
  }

  /// Reads a value of a type, or a `${…}` that gives one.
  public func parameter<Value>(_ name: String) -> FlowParameter<Value>? {
    reader.parameter(self, name)
  }

  /// Reads a whole number from 0.
  public func count(_ name: String) -> FlowParameter<Int>? {
    reader.count(self, name)
  }

  /// Reads a time span.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - notation: The form that it must have; `timeout` takes ``FlowDuration/Notation/milliseconds``,
  ///     as in Maestro.
  /// - Returns: The span.
  public func duration(
    _ name: String,
    _ notation: FlowDuration.Notation
  ) -> FlowParameter<FlowDuration>? {
    reader.duration(self, name, notation)
  }

  /// Reads a selector: a bare text, or a mapping.
  public func selector(_ name: String) -> FlowSelector? {
    reader.selector(self, name)
  }

  /// Reads a condition.
  public func condition(_ name: String) -> FlowCondition? {
    reader.condition(self, name)
  }

  /// Reads data of any form; an empty value is ``FlowTree/null``.
  public func tree(_ name: String) -> FlowTree? {
    self[name].flatMap { reader.tree($0) }
  }

  /// Reads named data, in the order of the file.
  public func entries(_ name: String) -> [FlowEntry] {
    reader.entries(self, name)
  }

  /// Reads values for `${…}` in other steps: each name is a word, each value a text.
  public func env(_ name: String) -> [FlowEntry] {
    self[name].map { reader.env($0) } ?? []
  }

  /// Reads a mapping of some keys; reports a key that it does not know.
  ///
  /// - Parameters:
  ///   - name: The key of the mapping.
  ///   - keys: The keys in it.
  /// - Returns: The fields.
  public func fields(_ name: String, keys: [String]) -> FlowFields? {
    self[name].flatMap { reader.fields($0, of: name, keys: keys) }
  }

  /// Reads a list of steps.
  public func steps(_ name: String) -> [FlowStep] {
    self[name].map { reader.steps($0, of: name) } ?? []
  }
}
