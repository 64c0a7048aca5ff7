/// Finds the published-style properties of a model that has a mirror of its own.
///
/// Such a mirror says what a debugger shows, and need not list them; nothing public reads past it. The
/// type says where they are stored: these are the functions by which the standard library's mirror
/// reads a type that has none of its own.
enum CellFields {
  /// What the runtime tells of a field, laid out as it writes it.
  private struct Info {
    var name: UnsafePointer<CChar>?
    var release: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVar = false
  }

  /// The properties of an object, those of its superclasses too, with the names of their storage.
  ///
  /// - Complexity: O(n) for n stored properties; of the others, nothing but the type is read.
  @MainActor
  static func cells(of object: AnyObject) -> [(label: String, cell: ObservedCell)] {
    let type: Any.Type = Swift.type(of: object)
    return (0..<fieldCount(type)).compactMap { index in
      var info = Info()
      let fieldType = withUnsafeMutablePointer(to: &info) {
        fieldMetadata(type, index: index, fieldMetadata: UnsafeMutableRawPointer($0))
      }
      defer { info.release?(info.name) }
      guard info.isStrong, fieldType is ObservedCell.Type else { return nil }
      let address = Unmanaged.passUnretained(object).toOpaque() + fieldOffset(type, index: index)
      let cell = withExtendedLifetime(object) {
        address.assumingMemoryBound(to: ObservedCell.self).pointee
      }
      return (info.name.map { String(cString: $0) } ?? "", cell)
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
