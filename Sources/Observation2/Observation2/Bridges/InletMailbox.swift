/// Events on their way to the main actor, in the order in which they were posted.
///
/// No lock is held while an event is delivered.
final class InletMailbox<Element: Sendable>: Sendable {
  typealias Policy = AsyncStream<Element>.Continuation.BufferingPolicy

  private struct Content: Sendable {
    var events = Backlog<StreamEvent<Element>>()
    var isCollecting = false
    /// `true` if the end has been posted: nothing can follow it.
    private var isClosed = false

    /// Adds an event as far as the policy allows.
    ///
    /// - Returns: The event that had to go, for release outside the lock.
    mutating func add(_ event: StreamEvent<Element>, _ policy: Policy) -> StreamEvent<Element>? {
      if isClosed { return event }
      isClosed = event.isTerminal
      var dropped: StreamEvent<Element>?
      switch policy {
      case .bufferingOldest(let limit) where !event.isTerminal && events.count >= limit:
        return event
      case .bufferingNewest(let limit) where !event.isTerminal && events.count >= limit:
        dropped = events.popFirst()
      default: break
      }
      events.append(event)
      return dropped
    }
  }

  private let content = Guarded(Content())
  private let policy: Policy
  private let deliver: @MainActor (StreamEvent<Element>) -> Void

  /// - Parameters:
  ///   - policy: The values to keep until the main actor gets to them.
  ///   - deliver: Called on the main actor with each event.
  init(
    _ policy: Policy = .unbounded,
    _ deliver: @escaping @MainActor (StreamEvent<Element>) -> Void
  ) {
    self.policy = policy
    self.deliver = deliver
  }

  /// `true` if all that was posted has been delivered.
  var isIdle: Bool { content.withLock { !$0.isCollecting } }

  func post(_ event: StreamEvent<Element>) {
    // The dropped events are released afterwards, since their end may run any code.
    let (mustCollect, dropped) = content.withLock { [policy] content in
      let dropped = content.add(event, policy)
      let mustCollect = !content.isCollecting && !content.events.isEmpty
      if mustCollect { content.isCollecting = true }
      return (mustCollect, dropped)
    }
    if mustCollect { MainActorHop.run { self.collect() } }
    extendLifetime(dropped)
  }

  /// Delivers the waiting events.
  ///
  /// Events that are sent during the call wait for the next job, so that the main actor gets to other things.
  @MainActor
  private func collect() {
    var events = content.withLock { content in
      defer { content.events = Backlog() }
      return content.events
    }
    while let event = events.popFirst() { deliver(event) }
    let isDone = content.withLock { content in
      content.isCollecting = !content.events.isEmpty
      return !content.isCollecting
    }
    if !isDone { MainActorHop.run { self.collect() } }
  }
}
