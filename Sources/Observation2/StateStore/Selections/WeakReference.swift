/// A reference that does not retain its object.
struct WeakReference {
  weak var object: AnyObject?
}
