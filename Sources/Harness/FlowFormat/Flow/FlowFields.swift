/// The arguments of a command by their keys, after unknown keys were reported.
///
/// A method that returns `nil` or nothing for a key that ``contains(_:)`` has reported what is wrong
/// with its value, at its place in the file.
public struct FlowFields {
  package let pairs: [YAMLPair]
  package let reader: FlowNodeReader

  package init(pairs: [YAMLPair], reader: FlowNodeReader) {
    (self.pairs, self.reader) = (pairs, reader)
  }

  package subscript(name: String) -> YAMLNode? {
    pairs.first { $0.isNamed(name) }?.value
  }

  /// Returns whether a key is given.
  public func contains(_ name: String) -> Bool {
    reader.probe?.given.contains(name) ?? (self[name] != nil)
  }

  /// The position of a key's value; `nil` if it is not given.
  public func position(of name: String) -> FlowPosition? { self[name]?.position }

  /// Reads a text with its `${…}`.
  public func text(_ name: String) -> FlowText? {
    if reader.notes(name, .text) { return nil }
    return reader.text(self, name)
  }

  /// Reads a value of a type, or a `${…}` that gives one.
  public func parameter<Value>(_ name: String) -> FlowParameter<Value>? {
    if reader.notes(name, FlowKeyKind(Value.self)) { return nil }
    return reader.parameter(self, name)
  }

  /// Reads a whole number from 0.
  public func count(_ name: String) -> FlowParameter<Int>? {
    if reader.notes(name, .whole("a whole number from 0, like 3")) { return nil }
    return reader.count(self, name)
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
    if reader.notes(name, .duration(notation)) { return nil }
    return reader.duration(self, name, notation)
  }

  /// Reads a selector: a bare text, or a mapping.
  public func selector(_ name: String) -> FlowSelector? {
    if reader.notes(name, .selector) { return nil }
    return reader.selector(self, name)
  }

  /// Reads a condition.
  public func condition(_ name: String) -> FlowCondition? {
    if reader.notes(name, .condition) { return nil }
    return reader.condition(self, name)
  }

  /// Reads data of any form; an empty value is `null`.
  package func tree(_ name: String) -> FlowTree? {
    if reader.notes(name, .tree) { return nil }
    return self[name].flatMap { reader.tree($0) }
  }

  /// Reads named data, in the order of the file.
  package func entries(_ name: String) -> [FlowEntry] {
    if reader.notes(name, .entries) { return [] }
    return reader.entries(self, name)
  }

  /// Reads values for `${…}` in other steps: each name is a word, each value a text.
  package func env(_ name: String) -> [FlowEntry] {
    if reader.notes(name, .env) { return [] }
    return self[name].map { reader.env($0) } ?? []
  }

  /// Reads a mapping of some keys; reports a key that it does not know.
  ///
  /// - Parameters:
  ///   - name: The key of the mapping.
  ///   - keys: The keys in it.
  /// - Returns: The fields.
  public func fields(_ name: String, keys: [String]) -> FlowFields? {
    if let probe = reader.probe { return probed(name, keys, probe) }
    return self[name].flatMap { reader.fields($0, of: name, keys: keys) }
  }

  /// Notes what is read in a mapping under a key.
  private func probed(_ name: String, _ keys: [String], _ probe: FlowKeyProbe) -> FlowFields {
    let inner = FlowNodeReader(file: reader.file, bytes: [], commands: reader.commands)
    inner.probe = FlowKeyProbe(given: Set(keys)) { [weak probe] in
      probe?.note(name, .mapping($0))
    }
    probe.note(name, .mapping(Dictionary(keys.map { ($0, .tree) }) { $1 }))
    return FlowFields(pairs: [], reader: inner)
  }

  /// Reads a list of steps.
  public func steps(_ name: String) -> [FlowStep] { steps(name, mayBeNone: false) }

  /// Reads a list of steps.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - mayBeNone: A Boolean value that indicates whether an empty list is right, as it is in Maestro for some commands.
  /// - Returns: The steps.
  package func steps(_ name: String, mayBeNone: Bool) -> [FlowStep] {
    if reader.notes(name, .steps) { return [] }
    return self[name].map { reader.steps($0, of: name, mayBeNone: mayBeNone) } ?? []
  }
}
