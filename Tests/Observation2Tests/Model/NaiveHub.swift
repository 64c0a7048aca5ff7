/// One observer of a naive hub.
///
/// An observer that leaves while it is still joining lingers: it receives nothing more, but the hub
/// notices only at its next value, or when the joining is over.
@MainActor
final class NaiveLink {
  enum Message {
    case event(Delivery.Event)
    /// The hub was released without an end.
    case gone
  }

  /// Receives a message and returns whether more values are wanted.
  private(set) var receive: (Message) -> Bool
  private(set) var isLive = true
  private var isJoining = true
  private var isLingering = false
  fileprivate var hub: NaiveHub?

  init(_ receive: @escaping (Message) -> Bool) {
    self.receive = receive
  }

  /// The hubs whose values arrive through this link.
  var origins: [NaiveHub] {
    guard isLive, let hub else { return [] }
    return [hub] + (hub.feed?.origins ?? [])
  }

  var isPresent: Bool { isLive || isLingering }

  func leave() {
    guard isLive else { return }
    isLive = false
    if isJoining { isLingering = true } else { depart() }
  }

  func hasJoined() {
    isJoining = false
    if isLingering { depart() }
  }

  /// Receives a value of the hub and returns whether more are wanted.
  func take(_ value: Int) -> Bool {
    if receive(.event(.value(value))) { return true }
    if isPresent { depart() }
    return false
  }

  /// Receives the hub's last message.
  fileprivate func takeLast(_ message: Message) {
    (isLive, isLingering) = (false, false)
    let receive = receive
    letGo()
    _ = receive(message)
  }

  /// Breaks the reference cycle of hub, link and pipe.
  private func letGo() {
    hub = nil
    receive = { _ in false }
  }

  private func depart() {
    (isLive, isLingering) = (false, false)
    let left = hub
    letGo()
    left?.left()
  }
}

/// The simplest form of a hub: a list of observers and a queue of the events that are sent during a
/// send, as arrays that are copied where that is easier.
@MainActor
final class NaiveHub {
  enum Memory {
    case none
    case newest(Int)
    case property
    /// Without a queue and an end: every event is passed on at once.
    case handmade
  }

  private let memory: Memory
  private var remembered: [Int]
  private var observers: [NaiveLink] = []
  /// The events that were sent during a send, each with the hub in whose turn that was, if this hub
  /// derives from it.
  private var queue: [(event: Delivery.Event, cause: NaiveHub?)] = []
  private var isSending = false
  /// The number of turns under way: its own, and those of events that it has queued in hubs below.
  private var turns = 0
  private(set) var ending: Delivery.Event?
  /// Joins that wait for the end of the turn.
  private var waiting: [NaiveJoin] = []
  /// The link to the source, if this hub shares one.
  var feed: NaiveLink?
  var whenUnobserved: () -> Void = {}

  /// The stored value of a property.
  private var stored: Int
  /// The value that a property is about to have.
  private var arriving: Int?
  private var generation = 0

  init(_ memory: Memory, _ remembered: [Int] = []) {
    self.memory = memory
    self.remembered = remembered
    stored = remembered.first ?? 0
  }

  var hasObservers: Bool { observers.contains { $0.isPresent } }

  var isRunning: Bool { turns > 0 }

  func send(_ event: Delivery.Event) {
    if case .handmade = memory { return pass(event) }
    if ending != nil { return }
    let cause = isSending ? feed?.origins.last { $0.isRunning } : nil
    cause?.begin()
    queue.append((event, cause))
    drain()
  }

  /// Sets a property.
  func set(_ value: Int, storingFirst: Bool) {
    if isSending || storingFirst { store(value) }
    let before = generation
    let isOutermost = !isSending
    send(.value(value))
    if isOutermost, !storingFirst, generation == before { store(value) }
  }

  func join(_ link: NaiveLink) {
    if let ending {
      if case .newest(2) = memory, !replay(to: link) { return }
      return link.takeLast(.event(ending))
    }
    link.hub = self
    observers.append(link)
    switch memory {
    case .none, .handmade: return
    case .newest, .property: break
    }
    if isSending {
      _ = replay(to: link)
      return
    }
    isSending = true
    arriving = stored
    begin()
    _ = replay(to: link)
    end()
    isSending = false
    drain()
  }

  func wait(_ join: NaiveJoin) {
    waiting.append(join)
  }

  func left() {
    if !hasObservers { whenUnobserved() }
  }

  func vanish() {
    for link in observers where link.isPresent { link.takeLast(.gone) }
    observers = []
  }

  private func store(_ value: Int) {
    stored = value
    generation += 1
  }

  private func replay(to link: NaiveLink) -> Bool {
    let values =
      if case .property = memory { [arriving ?? stored] } else { remembered }
    return values.allSatisfy { link.take($0) }
  }

  private func drain() {
    guard !isSending else { return }
    isSending = true
    while !queue.isEmpty {
      let (event, cause) = queue.removeFirst()
      if ending == nil {
        begin()
        deliver(event)
        end()
      }
      cause?.end()
    }
    isSending = false
    arriving = nil
    observers.removeAll { !$0.isPresent }
  }

  private func pass(_ event: Delivery.Event) {
    for link in observers where link.isPresent {
      if case .value(let value) = event {
        _ = link.take(value)
      } else {
        link.takeLast(.event(event))
      }
    }
    observers.removeAll { !$0.isPresent }
  }

  private func deliver(_ event: Delivery.Event) {
    let present = observers
    if case .value(let value) = event {
      arriving = value
      if case .newest(let count) = memory { remembered = (remembered + [value]).suffix(count) }
      for link in present where link.isPresent { _ = link.take(value) }
    } else {
      ending = event
      for link in present where link.isPresent { link.takeLast(.event(event)) }
      whenUnobserved()
    }
  }

  private func begin() { turns += 1 }

  private func end() {
    while turns == 1, let join = waiting.min(by: { $0.number < $1.number }) {
      waiting.removeAll { $0 === join }
      join.turnEnded(of: self)
    }
    turns -= 1
  }
}
