/// The object whose property a binding sets; held weakly (rule 8 of <doc:TheRules>).
final class BindingTarget {
  /// Noncopyable, so that calling the closure neither retains nor releases it.
  private struct Setter: ~Copyable {
    let set: (AnyObject, UnsafeRawPointer) -> Void

    @inline(__always)
    borrowing func callAsFunction(_ object: AnyObject, _ payload: UnsafeRawPointer) {
      set(object, payload)
    }
  }

  let search: PropertySearch
  @exclusivity(unchecked) private(set) weak var object: AnyObject?
  private let set: Setter
  /// Whether it has published-style properties, or may get at those of others; found out when asked.
  private(set) lazy var isModel = object is any ObservedModel

  init(
    _ object: AnyObject,
    _ search: PropertySearch,
    set: @escaping (AnyObject, UnsafeRawPointer) -> Void
  ) {
    self.object = object
    self.search = search
    self.set = Setter(set: set)
  }

  /// Sets the value at an address; returns whether the object still exists.
  func put(_ payload: UnsafeRawPointer) -> Bool {
    guard let object else { return false }
    set(object, payload)
    return true
  }
}
