/// The properties that a binding sets, without an array for the usual one.
struct PropertySet {
  private(set) var first: PropertyLinks?
  private(set) var others: [PropertyLinks] = []

  /// The places for observers of those that have one.
  var hubs: [StreamHub] { (first.map { [$0] } ?? []).compactMap(\.hub) + others.compactMap(\.hub) }

  func contains(_ property: PropertyLinks) -> Bool {
    first === property || others.contains { $0 === property }
  }

  mutating func add(_ property: PropertyLinks) {
    if first == nil { first = property } else { others.append(property) }
  }
}
