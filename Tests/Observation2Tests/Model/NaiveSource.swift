/// A source that a script can send into, built on naive hubs.
@MainActor
final class NaiveSource {
  private let kind: ScriptedSource
  private let hub: NaiveHub
  /// The value that an asynchronous subject emits at its end.
  private var last: Int?
  private var hasCompleted = false
  /// The hub of the sharing observers, if this source is shared.
  private var shared: NaiveHub?
  /// The number of calls under way, which keep the source alive.
  private var uses = 0
  private var isReplaced = false

  init(_ index: Int) {
    kind = ScriptedSource.all[index]
    hub =
      switch kind {
      case .behaviorSubject, .behaviorRelay: NaiveHub(.newest(1), [index])
      case .replaySubject, .replayRelay: NaiveHub(.newest(2))
      case .propertyBefore, .propertyAfter: NaiveHub(.property, [index])
      case .publishSubject, .publishRelay, .asyncSubject, .shared: NaiveHub(.none)
      case .handmade: NaiveHub(.handmade)
      }
  }

  var hasObservers: Bool { hub.hasObservers }

  /// Keeps the source alive while `body` runs.
  func hold(_ body: () -> Void) {
    uses += 1
    body()
    uses -= 1
    if isReplaced, uses == 0 { hub.vanish() }
  }

  func replace() {
    // A handmade source is retained by its subscriptions.
    if kind == .handmade { return }
    hold { isReplaced = true }
  }

  func send(_ value: Int) {
    switch kind {
    case .asyncSubject: if !hasCompleted { last = value }
    case .propertyBefore: hub.set(value, storingFirst: false)
    case .propertyAfter: hub.set(value, storingFirst: true)
    default: hub.send(.value(value))
    }
  }

  func end(_ event: Delivery.Event) {
    guard kind.canEnd else { return }
    if kind == .asyncSubject {
      if hasCompleted || hub.ending != nil { return }
      if event == .completed {
        hasCompleted = true
        if let last { hub.send(.value(last)) }
      } else {
        last = nil
      }
    }
    hub.send(event)
  }

  func join(_ link: NaiveLink) {
    switch kind {
    case .asyncSubject:
      if hasCompleted, let last, !link.take(last) { return }
      hub.join(link)
    case .shared: share(link)
    default: hub.join(link)
    }
  }

  private func share(_ link: NaiveLink) {
    let shared =
      if let shared, shared.ending == nil { shared } else { NaiveHub(.newest(1)) }
    self.shared = shared
    shared.join(link)
    guard shared.feed == nil, shared.hasObservers else { return }
    let feed = NaiveLink { message in
      switch message {
      case .event(let event): shared.send(event)
      case .gone: shared.vanish()
      }
      return true
    }
    shared.feed = feed
    shared.whenUnobserved = { [weak self, unowned shared] in
      feed.leave()
      if self?.shared === shared { self?.shared = nil }
    }
    hub.join(feed)
    feed.hasJoined()
  }
}
