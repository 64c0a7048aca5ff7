/// Retains an object that may only be released in the domain that made it, for code that may drop its
/// own reference on any thread (rule 32 of <doc:TheRules>).
final class Homed<Object: AnyObject> {
  /// Not a plain reference, since a `deinit` could not pass one on to another domain.
  private let held: Unmanaged<Object>
  private let domain = Domain(nil)

  init(_ object: Object) {
    held = .passRetained(object)
  }

  deinit { domain.release(held) }

  var object: Object { held.takeUnretainedValue() }
}
