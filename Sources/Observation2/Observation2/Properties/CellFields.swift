/// Finds the published-style properties of a model that has a mirror of its own.
///
/// Such a mirror says what a debugger shows, and need not list them; nothing public reads past it, but the
/// type says where they are stored (``TypeField``).
enum CellFields {
  /// The properties of an object, those of its superclasses too, with the names of their storage.
  ///
  /// - Complexity: O(n) for n stored properties; of the others, nothing but the type is read.
  @MainActor
  static func cells(of object: AnyObject) -> [(label: String, cell: ObservedCell)] {
    TypeField.all(of: Swift.type(of: object)).compactMap { field in
      guard field.isStrong, field.type is ObservedCell.Type else { return nil }
      let address = Unmanaged.passUnretained(object).toOpaque() + field.offset
      let cell = withExtendedLifetime(object) {
        address.assumingMemoryBound(to: ObservedCell.self).pointee
      }
      return (field.name ?? "", cell)
    }
  }
}
