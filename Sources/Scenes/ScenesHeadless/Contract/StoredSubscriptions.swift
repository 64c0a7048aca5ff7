import Observation2

/// The subscriptions that a scene's parts have in properties, without a bag: in their own, and in those of the
/// objects that they hold.
@MainActor
struct StoredSubscriptions {
  private static let mostObjects = 10_000

  /// How many of them each line has made.
  private(set) var counts: [SourceSpot: Int] = [:]

  init(in parts: [AnyObject]) {
    var queue = parts
    var seen: Set<ObjectIdentifier> = []
    var next = 0
    while next < queue.count, next < Self.mostObjects {
      let object = queue[next]
      let isPart = next < parts.count
      next += 1
      guard seen.insert(ObjectIdentifier(object)).inserted else { continue }
      if let place = Ledger.origin(of: object) {
        counts[place, default: 0] += 1
      } else if let serial = object as? SerialDisposable {
        if let inner = serial.disposable { queue.append(inner) }
      } else if isPart || Self.isUsers(object) {
        ValueReader.visit(object) { found, isClosure in
          if !isClosure, found.isStrong { queue.append(found.value as AnyObject) }
        }
      }
    }
  }

  /// What belongs to an actor is its own to read, and a stream of this package leads to what others observe.
  private static func isUsers(_ object: AnyObject) -> Bool {
    !(object is any Actor) && !TypeKind.isOfPackage(type(of: object))
  }
}
