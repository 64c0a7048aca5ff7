/// The values of an event of a feature's back end, as a flow has written them.
public struct BackendEventValues {
  private let event: String
  private let values: [String: String]

  /// Takes the values of an event.
  ///
  /// - Parameters:
  ///   - values: The values by name.
  ///   - event: The event's name.
  ///   - takes: The names of the values that it has.
  /// - Throws: An error that names a value which it does not have.
  public init(
    _ values: [String: String],
    of event: String,
    takes: [String]
  ) throws(SimulatedAppError) {
    if let extra = values.keys.sorted().first(where: { !takes.contains($0) }) {
      throw SimulatedAppError("The event “\(event)” takes no “\(extra)”.", known: takes)
    }
    (self.event, self.values) = (event, values)
  }

  /// The value of a name.
  public subscript(name: String) -> String? { values[name] }

  /// Reads the identifier of something that there is.
  ///
  /// - Parameters:
  ///   - name: The value's name.
  ///   - known: The identifiers that there are.
  ///   - words: The words for one of them, such as “that the shop has”.
  /// - Returns: The identifier.
  /// - Throws: An error that says what it got and lists what there is.
  public func id(
    _ name: String,
    among known: [Int],
    _ words: String
  ) throws(SimulatedAppError) -> Int {
    if let id = values[name].flatMap({ Int($0) }), known.contains(id) { return id }
    throw SimulatedAppError(
      "The event “\(event)” needs “\(name)”, the id of one \(words); it got "
        + "“\(values[name] ?? "nothing")”.",
      known: known.map { "\($0)" }
    )
  }
}
