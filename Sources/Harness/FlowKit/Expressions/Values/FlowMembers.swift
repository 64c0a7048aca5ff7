/// The named values of an object of the `${…}` language, in the order in which they were added.
///
/// Two are equal if they have the same values under the same names, in any order.
public struct FlowMembers: Sendable {
  private var values: [String: FlowValue]
  /// The names in the order in which they were added.
  private var order: [String]

  /// Creates members from values by name, in the order of the sorted names.
  ///
  /// - Complexity: O(values · log(values)).
  public init(_ values: [String: FlowValue] = [:]) {
    self.values = values
    order = values.keys.sorted()
  }

  /// The value of a name, or `nil` if there is none; setting `nil` removes the name.
  ///
  /// - Complexity: O(1); removing a name is O(``count``).
  public subscript(name: String) -> FlowValue? {
    get { values[name] }
    set {
      let old = values[name]
      values[name] = newValue
      if old == nil, newValue != nil { order.append(name) }
      if old != nil, newValue == nil { order.removeAll { $0 == name } }
    }
  }

  /// The number of values.
  public var count: Int { order.count }

  /// The names as JavaScript lists them: first whole numbers by size, and then the others in the order in
  /// which they were added.
  ///
  /// - Complexity: O(``count`` · log(``count``)).
  public var names: [String] {
    let numbered = order.compactMap { name in FlowEvaluator.place(name).map { ($0, name) } }
    guard !numbered.isEmpty else { return order }
    return numbered.sorted { $0.0 < $1.0 }.map(\.1)
      + order.filter { FlowEvaluator.place($0) == nil }
  }

  /// The values by name.
  public var dictionary: [String: FlowValue] { values }
}

extension FlowMembers: Hashable {
  /// Returns `true` if both have the same values under the same names.
  public static func == (one: FlowMembers, other: FlowMembers) -> Bool {
    one.values == other.values
  }

  /// Hashes the values and their names.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension FlowMembers: ExpressibleByDictionaryLiteral {
  /// Creates members in the order of a literal; of two with the same name the last one counts.
  public init(dictionaryLiteral elements: (String, FlowValue)...) {
    self.init()
    for (name, value) in elements { self[name] = value }
  }
}
