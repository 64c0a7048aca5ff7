import Observation2

/// A stored property, as the type that declares it says: what its value alone can't tell.
///
/// A mirror shows a weak property like a strong one, and copies whatever it shows. Both are known from
/// the type, which the runtime describes (``TypeField``). Only the headless stage does this to any object:
/// what an app links reflects nothing but a model for its published-style properties.
struct StoredField {
  /// The name in the source, without what the compiler adds for `lazy` and for wrappers.
  let name: String
  /// Whether the property keeps alive what it holds: it is neither weak nor unowned.
  let isStrong: Bool
  let type: Any.Type
  /// Where it is in what stores it, in bytes.
  let offset: Int

  /// Whether its value can lead to an object or a closure.
  ///
  /// Asked anew each time: while a type is looked at that leads to itself, the answer is not the last.
  @MainActor var canHold: Bool { TypeKind.canHold(type) }

  /// The stored properties of a type, those of its superclasses first.
  @MainActor
  static func all(of type: Any.Type) -> [StoredField] {
    let name = ObjectIdentifier(type)
    if let known = known[name] { return known }
    let found = TypeField.all(of: type).map { field in
      StoredField(
        name: clean(field.name ?? "?"),
        isStrong: field.isStrong,
        type: field.type,
        offset: field.offset
      )
    }
    known[name] = found
    return found
  }

  @MainActor private static var known: [ObjectIdentifier: [StoredField]] = [:]

  /// The name in the source.
  static func clean(_ label: String) -> String {
    let prefix = "$__lazy_storage_$_"
    if label.hasPrefix(prefix) { return String(label.dropFirst(prefix.count)) }
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }
}
