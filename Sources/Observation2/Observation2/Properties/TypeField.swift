/// A stored property as the type that declares it says: what the runtime knows of it.
///
/// Nothing public tells this; these are the functions by which the standard library's mirror reads a type
/// that has no mirror of its own.
package struct TypeField {
  /// The name of its storage, if it has one.
  package let name: String?
  /// What it stores.
  package let type: Any.Type
  /// Whether the property keeps alive what it holds: it is neither weak nor unowned.
  package let isStrong: Bool
  /// Where it is in what stores it, in bytes.
  package let offset: Int

  /// What the runtime tells of a field, laid out as it writes it.
  private struct Info {
    var name: UnsafePointer<CChar>?
    var release: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVar = false
  }

  /// The stored properties of a class or a structure, those of its superclasses first.
  ///
  /// - Complexity: O(n) for n properties.
  package static func all(of type: Any.Type) -> [TypeField] {
    (0..<fieldCount(type)).map { index in
      var info = Info()
      let fieldType = withUnsafeMutablePointer(to: &info) {
        fieldMetadata(type, index: index, fieldMetadata: UnsafeMutableRawPointer($0))
      }
      defer { info.release?(info.name) }
      return TypeField(
        name: info.name.map { String(cString: $0) },
        type: fieldType,
        isStrong: info.isStrong,
        offset: fieldOffset(type, index: index)
      )
    }
  }
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(
  _ type: Any.Type,
  index: Int,
  fieldMetadata: UnsafeMutableRawPointer
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, index: Int) -> Int
