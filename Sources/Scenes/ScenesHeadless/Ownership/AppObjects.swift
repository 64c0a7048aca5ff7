/// The objects of an app that outlive scenes: none of them is a leak, and any may hold one.
@MainActor
struct AppObjects {
  private struct Known {
    weak var object: AnyObject?
  }

  private var added: [Known] = []
  /// What they held when they were added: the app's own too.
  private var own: [ObjectIdentifier: Known] = [:]

  /// Those that are alive.
  var objects: [AnyObject] { added.compactMap(\.object) }

  /// Adds an object, and with it what it holds now.
  mutating func add(_ object: AnyObject) {
    added.append(Known(object: object))
    for one in OwnerSearch([], from: [object]).all {
      own[ObjectIdentifier(one)] = Known(object: one)
    }
  }

  /// Whether an object is the app's own.
  func contains(_ object: AnyObject) -> Bool {
    own[ObjectIdentifier(object)]?.object === object
  }
}
