/// The named values of an object of the `${…}` language, in the order in which they were added.
///
/// Two are equal if they have the same values under the same names, in any order. As in JavaScript, “が” of one scalar
/// is another name than “か” with a sound mark.
public struct FlowMembers: Sendable {
  private var values: [ExactText: FlowValue]
  /// The names in the order in which they were added.
  private var order: [String]

  /// Creates members from values by name, in the order of the sorted names.
  ///
  /// - Complexity: O(values · log(values)).
  public init(_ values: [String: FlowValue] = [:]) {
    order = values.keys.sorted()
    self.values = Dictionary(uniqueKeysWithValues: values.map { (ExactText($0.key), $0.value) })
  }

  /// The value of a name, or `nil` if there is none; setting `nil` removes the name.
  ///
  /// - Complexity: O(1); removing a name is O(values).
  public subscript(name: String) -> FlowValue? {
    get { values[ExactText(name)] }
    set {
      let name = ExactText(name)
      let old = values[name]
      values[name] = newValue
      if old == nil, newValue != nil { order.append(name.text) }
      if old != nil, newValue == nil { order.removeAll { ExactText($0) == name } }
    }
  }

  /// The number of values.
  package var count: Int { order.count }

  /// The names as JavaScript lists them: first whole numbers by size, and then the others in the order in
  /// which they were added.
  ///
  /// - Complexity: O(values · log(values)).
  package var names: [String] {
    let numbered = order.compactMap { name in FlowEvaluator.place(name).map { ($0, name) } }
    guard !numbered.isEmpty else { return order }
    return numbered.sorted { $0.0 < $1.0 }.map(\.1)
      + order.filter { FlowEvaluator.place($0) == nil }
  }

  /// The names and values, in no order.
  package var all: some Sequence<(name: String, value: FlowValue)> {
    values.lazy.map { (name: $0.key.text, value: $0.value) }
  }

  /// The values by name; of names that Swift takes for equal, one counts.
  public var dictionary: [String: FlowValue] {
    Dictionary(order.map { ($0, self[$0] ?? .undefined) }) { $1 }
  }
}

extension FlowMembers: Equatable {
  /// Returns `true` if both have the same values under the same names.
  public static func == (one: FlowMembers, other: FlowMembers) -> Bool {
    one.values == other.values
  }
}

extension FlowMembers: ExpressibleByDictionaryLiteral {
  /// Creates members in the order of a literal; of two with the same name the last one counts.
  public init(dictionaryLiteral elements: (String, FlowValue)...) {
    self.init()
    for (name, value) in elements { self[name] = value }
  }
}
