/// The identifier of an effect: equal only to one of the same type.
///
/// `AnyHashable` compares numbers and collections across types: `1`, `1.0` and `UInt8(1)` are equal,
/// and so are `[1]` and `[1.0]`. Effects that never met would cancel each other.
struct EffectID: Hashable {
  private let value: AnyHashable

  /// - Parameter value: The identifier that a reducer uses.
  init(_ value: some Hashable) {
    self.value = AnyHashable(value)
  }

  static func == (left: EffectID, right: EffectID) -> Bool {
    left.value == right.value && HiddenTypes.agree(left.value, right.value)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}

/// The types that two equal values hide in `AnyHashable`.
private enum HiddenTypes {
  /// Returns whether two equal values hide the same types, at any depth.
  ///
  /// Called for equal values alone, so rarely. Where their structures differ, their own equality
  /// decides. An object is compared by its type, not by its contents. Nothing here recurses.
  static func agree(_ left: AnyHashable, _ right: AnyHashable) -> Bool {
    var pairs: [(Any, Any)] = [(left, right)]
    while let (left, right) = pairs.popLast() {
      let type = Swift.type(of: left)
      if type == AnyHashable.self, let left = left as? AnyHashable,
        let right = right as? AnyHashable
      {
        guard Swift.type(of: left.base) == Swift.type(of: right.base) else { return false }
        pairs.append((left.base, right.base))
        continue
      }
      // Most identifiers are texts.
      if type == String.self { continue }
      let (parts, others) = (Mirror(reflecting: left), Mirror(reflecting: right))
      guard parts.displayStyle != .class, parts.children.count == others.children.count else {
        continue
      }
      switch parts.displayStyle {
      case .set, .dictionary: pairs += pairsOfEqual(parts, others)
      default: pairs += zip(parts.children, others.children).map { ($0.value, $1.value) }
      }
    }
    return true
  }

  /// The elements of two equal sets, or the entries of two equal dictionaries, in pairs.
  private static func pairsOfEqual(_ left: Mirror, _ right: Mirror) -> [(Any, Any)] {
    var others: [AnyHashable: Any] = [:]
    for child in right.children {
      if let key = key(of: child.value) { others[key] = child.value }
    }
    return left.children.compactMap { child in
      key(of: child.value).flatMap { others[$0] }.map { (child.value, $0) }
    }
  }

  /// An element of a set, or the key of an entry of a dictionary.
  private static func key(of child: Any) -> AnyHashable? {
    if let element = child as? AnyHashable { return element }
    return Mirror(reflecting: child).children.first?.value as? AnyHashable
  }
}
