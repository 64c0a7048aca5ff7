import Observation2

/// The assignments of a pulse that its observers have yet to receive.
struct PulseLog<Value> {
  /// The number of the newest assignment in the state, when it was last looked at.
  private var seen: UInt64
  private(set) var values: [Value] = []

  init(_ news: PulseNews<Value>) {
    seen = news.newest
  }

  var isEmpty: Bool { values.isEmpty }

  /// Adds the assignments since the last look.
  ///
  /// An older state has lower numbers, and adds nothing; putting the newer one back adds again.
  mutating func add(_ news: PulseNews<Value>) {
    if news.newest == seen { return }
    values += news.values(after: seen)
    seen = news.newest
  }

  mutating func removeAll() {
    values = []
  }

  /// Returns whether observers that know one of them would miss nothing with the other.
  static func isSame(_ left: PulseLog, _ right: PulseLog) -> Bool {
    left.seen == right.seen && left.isEmpty && right.isEmpty
  }
}

/// Looks at a pulse after each reduction of a batch, since a later one may replace the pulse.
class PulseWatch {
  fileprivate var index = 0

  @MainActor
  func look(at root: UnsafeRawPointer) {}
}

/// The observed pulses of a store.
final class PulseWatches {
  private var watches: [PulseWatch] = []
  /// The number of the newest assignment when the pulses were last looked at.
  private var newest: UInt64 = 0

  func add(_ watch: PulseWatch) {
    watch.index = watches.count
    watches.append(watch)
  }

  func remove(_ watch: PulseWatch) {
    guard let last = watches.popLast(), last !== watch else { return }
    watches[watch.index] = last
    last.index = watch.index
  }

  /// Looks at the pulses, if anything was assigned to any since the last look.
  @MainActor
  func look(at root: UnsafeRawPointer) {
    if watches.isEmpty { return }
    let number = PulseTurn.newestNumber
    if number == newest { return }
    newest = number
    // A copy, since releasing a value may run code that begins to observe.
    let watches = watches
    for watch in watches { watch.look(at: root) }
  }
}

/// Collects the assignments of one observed pulse.
final class PulseCollector<Value>: PulseWatch {
  private let hub: SliceHub<PulseLog<Value>>
  private let find: @MainActor (UnsafeRawPointer) -> PulseNews<Value>?

  init(
    _ hub: SliceHub<PulseLog<Value>>,
    _ find: @escaping @MainActor (UnsafeRawPointer) -> PulseNews<Value>?
  ) {
    self.hub = hub
    self.find = find
  }

  @MainActor
  override func look(at root: UnsafeRawPointer) {
    if let news = find(root) { hub.last?.add(news) }
  }

  /// Looks for the last time before observers are called; returns whether there is news.
  @MainActor
  func compare(_ root: UnsafeRawPointer) -> Bool {
    look(at: root)
    return hub.last?.isEmpty == false
  }

  @MainActor
  func deliver() {
    _ = SliceDelivery.deliver(hub)
    let told = hub.last
    hub.last?.removeAll()
    // Released when all state is consistent, since that may call back in.
    extendLifetime(told)
  }
}

/// Ends the look at a pulse when its slice is no longer observed.
final class PulseEnding {
  private weak var core: StoreCore?
  private let watch: PulseWatch

  init(_ core: StoreCore, _ watch: PulseWatch) {
    self.core = core
    self.watch = watch
  }

  deinit { Domain.main.perform { [weak core, watch] in core?.pulses.remove(watch) } }
}
