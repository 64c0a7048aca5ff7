/// The means by which a binding finds the published-style properties that its values reach.
///
/// Made on the main actor, and used there alone.
final class PropertySearch {
  /// Returns the properties that a value reaches when the closure sets it.
  let fed: (() -> Void) -> PropertySet
  /// Returns all properties of an object, which may be among them.
  let all: (AnyObject) -> PropertySet

  init(fed: @escaping (() -> Void) -> PropertySet, all: @escaping (AnyObject) -> PropertySet) {
    self.fed = fed
    self.all = all
  }
}
