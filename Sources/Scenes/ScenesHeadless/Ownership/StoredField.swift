import Observation2

/// A stored property, as the type that declares it says: what its value alone can't tell.
///
/// A mirror shows a weak property like a strong one, and copies whatever it shows. Both are known from
/// the type, which the runtime describes; a mirror of the standard library reads it by the same
/// functions. Only the headless stage does this to any object: what an app links reflects nothing but a model
/// for its published-style properties.
struct StoredField {
  /// The name in the source, without what the compiler adds for `lazy` and for wrappers.
  let name: String
  /// Whether the property keeps alive what it holds: it is neither weak nor unowned.
  let isStrong: Bool
  /// Whether its value can lead to an object or a closure.
  let canHold: Bool
  let type: Any.Type
  /// Where it is in what stores it, in bytes.
  let offset: Int

  /// The stored properties of a type, those of its superclasses first.
  @MainActor
  static func all(of type: Any.Type) -> [StoredField] {
    let name = ObjectIdentifier(type)
    if let known = known[name] { return known }
    let found = (0..<fieldCount(type)).map { index in
      var info = FieldInfo()
      let fieldType = field(of: type, at: index, &info)
      defer { info.release?(info.name) }
      return StoredField(
        name: clean(info.name.map { String(cString: $0) } ?? "?"),
        isStrong: info.isStrong,
        canHold: TypeKind.canHold(fieldType),
        type: fieldType,
        offset: fieldOffset(type, index: index)
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

/// What the runtime tells of a field, laid out as it writes it.
struct FieldInfo {
  var name: UnsafePointer<CChar>?
  var release: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, index: Int) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func childMetadata(
  _ type: Any.Type,
  index: Int,
  fieldMetadata: UnsafeMutablePointer<FieldInfo>
) -> Any.Type

private func field(of type: Any.Type, at index: Int, _ info: inout FieldInfo) -> Any.Type {
  childMetadata(type, index: index, fieldMetadata: &info)
}
