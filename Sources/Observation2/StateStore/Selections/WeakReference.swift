/// A reference that does not keep its object alive.
struct WeakReference {
  weak var object: AnyObject?
}
