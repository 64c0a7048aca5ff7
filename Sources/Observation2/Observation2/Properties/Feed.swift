/// The value that a binding sets through a key path right now.
///
/// While a property is set, the value is not under way any more: what observers set then is their own
/// doing.
@usableFromInline
enum Feed {
  // Unsafe, and never shared: a binding to a property is made on the main actor and receives its values
  // there, and a property is set there.

  /// `true` while each set of a property is the binding's.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) static var isDirect = false
  /// The binding.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) static var binding:
    Unmanaged<BindingSubscriber>?
  /// `true` if the properties that are set are collected.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) static var isCollecting = false

  /// Calls a closure that sets a binding's value.
  @inline(__always)
  static func set(by newBinding: BindingSubscriber, isCollecting isNew: Bool, _ set: () -> Void) {
    let outer = (isDirect, binding, isCollecting)
    (isDirect, binding, isCollecting) = (true, .passUnretained(newBinding), isNew)
    set()
    (isDirect, binding, isCollecting) = outer
  }
}
