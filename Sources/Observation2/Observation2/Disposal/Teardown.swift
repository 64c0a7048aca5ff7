/// Disposes of containers of disposables, nested to any depth, in linear time and without
/// recursion.
enum Teardown {
  /// Whether a disposable is known to be over.
  static func isOver(_ disposable: any Disposable) -> Bool {
    // The usual kind first: a cast to a protocol takes several times as long.
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
}
