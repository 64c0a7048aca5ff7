/// How containers of disposables end, one in another to any depth: in linear time and without
/// recursion.
enum Teardown {
  /// Whether a disposable is known to be over.
  static func isOver(_ disposable: any Disposable) -> Bool {
    // The usual kind first: asking for a protocol takes several times as long.
    if let subscriber = disposable as? Subscriber { return subscriber.isDone }
    return (disposable as? any EndingDisposable)?.isDisposed == true
  }

  /// Disposes of everything in a container, in the order of insertion.
  ///
  /// All containers are closed and all their contents silent before the first teardown runs.
  static func dispose(_ container: any Disposable) {
    var leaves: [any Disposable] = []
    var rest: [any Disposable] = [container]
    while let next = rest.popLast() {
      switch next {
      case let subscriber as Subscriber:
        subscriber.silence()
        leaves.append(subscriber)
      case let composite as CompositeDisposable: rest += composite.close().reversed()
      case let serial as SerialDisposable:
        if let held = serial.close() { rest.append(held) }
      default:
        (next as? any EndingDisposable)?.silence()
        leaves.append(next)
      }
    }
    for leaf in leaves { leaf.dispose() }
  }

  /// Lets go of what was never disposed of; containers that nobody else holds go one by one.
  static func letGo(_ contents: inout [any Disposable]) {
    var containers = contents.compactMap { $0 as? CompositeDisposable }
    contents = []
    while var container = containers.popLast() {
      guard isKnownUniquelyReferenced(&container) else { continue }
      containers += container.close().compactMap { $0 as? CompositeDisposable }
    }
  }
}
