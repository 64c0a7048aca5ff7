extension StreamHub {
  /// The number of events that have ever been queued.
  final var eventsQueued: Int { extra?.eventsQueued ?? 0 }

  /// The watch for loops of bindings, while the turns of the hub don't end.
  final var watch: BindingWatch? { extra?.watch }

  /// Returns `true` if bindings alone have led from the value that the hub sends back to the hub.
  ///
  /// The walk does not recurse from hub to hub: a long loop of bindings is on the stack already.
  ///
  /// - Complexity: O(n) for n observers of the hubs on the way.
  final var isFedBack: Bool {
    let survey = StreamSurvey(backTo: self)
    describe(to: survey)
    while let hub = survey.nextHub() { hub.describe(to: survey) }
    return survey.isBack
  }

  /// How the hub ended, once it has.
  @usableFromInline final var end: StreamEnd { extra?.end ?? .completed }

  /// `true` once the hub has had an observer: numbers of observers begin at 1.
  final var hasBeenObserved: Bool { first.id != 0 || others != nil }

  final var observerCount: Int {
    let further = others.map { $0.pointee.count - $0.pointee.deadCount } ?? 0
    return first.isAlive ? further + 1 : further
  }

  /// Calls `body` with every observer, or only with those that know this hub's origins; no observer
  /// joins or leaves during the calls.
  final func visit(onlyAttached: Bool = false, _ body: (RawSink) -> Void) {
    if first.isAlive, first.isAttached || !onlyAttached { body(first.sink) }
    guard let others, let entries = others.pointee.entries else { return }
    for index in 0..<others.pointee.count
    where entries[index].isAlive && (entries[index].isAttached || !onlyAttached) {
      body(entries[index].sink)
    }
  }

  /// The link that ``join(_:)`` returned, or none if its observer has left since.
  ///
  /// An observer that has left is not notified when the hub goes, so it must not get a link that it
  /// might use after that.
  @usableFromInline
  final func unlessLeft(_ link: UpstreamLink) -> UpstreamLink {
    guard case .node(_, let id) = link, isAlive(id) else { return .none }
    return link
  }

  private func isAlive(_ id: UInt32) -> Bool {
    if id & ObserverList<HubEntry>.mark == 0 { return first.id == id && first.isAlive }
    guard let others, let index = others.pointee.index(of: id) else { return false }
    return others.pointee.entries.unsafelyUnwrapped[index].isAlive
  }

  /// Has each delivery to an observer checked to be on the main actor.
  final func checkMain(for link: UpstreamLink) {
    guard case .node(_, let id) = link else { return }
    change(id) { $0.isChecked = true }
  }

  /// Changes the entry of the observer whose link has an `id`, if it still has a place.
  final func change(_ id: UInt32, _ change: (inout HubEntry) -> Void) {
    if id & ObserverList<HubEntry>.mark == 0 {
      if first.id == id { change(&first) }
    } else if let others, let index = others.pointee.index(of: id) {
      change(&others.pointee.entries.unsafelyUnwrapped[index])
    }
  }

  /// Stops the program off the main actor.
  @usableFromInline
  @inline(never)
  static func checkMain() {
    // The quicker of two ways to know; the other one also says what is wrong.
    if Domain.isOnMain { return }
    MainActor.shared.preconditionIsolated(
      "A Driver or Signal got an event off the main actor. Send into its source there."
    )
  }
}
