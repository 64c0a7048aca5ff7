extension StreamHub {
  /// Calls `body` with every observer, or only with those that know this hub's origins; nobody
  /// joins or leaves meanwhile.
  final func visit(onlyAttached: Bool = false, _ body: (RawSink) -> Void) {
    if first.isAlive, first.isAttached || !onlyAttached { body(first.sink) }
    guard let others, let entries = others.pointee.entries else { return }
    for index in 0..<others.pointee.count
    where entries[index].isAlive && (entries[index].isAttached || !onlyAttached) {
      body(entries[index].sink)
    }
  }

  /// Has each delivery to an observer checked to be on the main actor.
  final func checkMain(for link: UpstreamLink) {
    guard case .node(_, let id) = link else { return }
    if id & ObserverList<HubEntry>.mark == 0 {
      if first.id == id { first.isChecked = true }
    } else if let others, let index = others.pointee.index(of: id) {
      others.pointee.entries.unsafelyUnwrapped[index].isChecked = true
    }
  }

  /// Stops the program off the main actor.
  @usableFromInline
  @inline(never)
  static func checkMain() {
    MainActor.preconditionIsolated(
      "A Driver or Signal got an event off the main actor. Send into its source there."
    )
  }
}
