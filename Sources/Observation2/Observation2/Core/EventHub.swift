/// A hub for elements of one type: delivers in order, and queues events sent during a send.
///
/// A send made during a send is delivered after it, to every observer alike, without recursion
/// (rule 3 of <doc:TheRules>).
@usableFromInline
package class EventHub<Element>: StreamHub {
  @usableFromInline
  override init() {}

  /// Delivers a value; subclasses also store it.
  @usableFromInline
  func deliver(_ value: Element) {
    withUnsafePointer(to: value) { walk(UnsafeRawPointer($0)) }
  }

  /// Sends a value to all observers, or queues it if a send is under way.
  @inlinable
  @inline(__always)
  final func pass(_ value: Element) {
    guard begin(value) else { return }
    withUnsafePointer(to: value) { walk(UnsafeRawPointer($0)) }
    finish()
  }

  /// Begins to send `value` and returns `true`, or queues it if a send is under way.
  @inlinable
  @inline(__always)
  final func begin(_ value: @autoclosure () -> Element) -> Bool {
    if state.isEmpty {
      state = .sending
      return true
    }
    if isSending {
      enqueue(.next(value()))
      return false
    }
    if isEnded { return false }
    isSending = true
    startWave()
    return true
  }

  @inlinable
  @inline(__always)
  final func finish() {
    if state == .sending {
      state = []
    } else if finishWave() {
      isSending = false
    } else {
      finishChores()
    }
  }

  @inlinable
  @inline(__always)
  final func walk(_ payload: UnsafeRawPointer) {
    let others = othersCount
    if !first.deliver(payload) { leaveFirst() }
    if others > 0 { walkOthers(payload, others) }
  }

  /// Sends the end, or queues it if a send is under way.
  ///
  /// Later events are ignored.
  @usableFromInline
  final func sendEnd(_ end: StreamEnd) {
    if isSending {
      switch end {
      case .completed: enqueue(.completed)
      case .error(let error): enqueue(.error(error))
      }
      return
    }
    guard !isEnded else { return }
    isSending = true
    if hasChores { startWave() }
    deliverEnd(end)
    _ = finishWave()
    finishChores()
  }

  @usableFromInline
  final func enqueue(_ event: StreamEvent<Element>) {
    let extra = ensureExtra()
    let queue = queue ?? EventQueue<Element>()
    extra.queue = queue
    queue.append(event, causedBy: extra.upstream.cause)
    extra.hasQueued = true
    extra.eventsQueued &+= 1
    hasChores = true
  }

  @usableFromInline final var queue: EventQueue<Element>? {
    guard let queue = extra?.queue else { return nil }
    return unsafeDowncast(queue, to: EventQueue<Element>.self)
  }

  /// Finishes a send after which there is more to do: delivers the events queued during the send.
  @usableFromInline
  final func finishChores() {
    var turns = 0
    var watch: BindingWatch?
    while let (event, cause) = queue?.popFirst() {
      defer { endCause(cause) }
      guard !isEnded else { continue }
      turns &+= 1
      if turns == BindingWatch.patience {
        watch = BindingWatch(self)
        extra?.watch = watch
      }
      watch?.beginTurn()
      startWave()
      switch event {
      case .next(let value): deliver(value)
      case .error(let error): deliverEnd(.error(error))
      case .completed: deliverEnd(.completed)
      }
      _ = finishWave()
    }
    let watched = watch?.end()
    extra?.watch = nil
    let last = queue?.forgetLast()
    extra?.hasQueued = false
    isSending = false
    hasChores = extra?.isFollowed == true
    if hasDead { compact() }
    if extra?.isAbandoned == true { abandon() }
    // Released last, since its `deinit` may run any code.
    extendLifetime((last, watched))
  }

  /// The newest value sent, as far as it is known during a send.
  var newestSent: Element? { queue?.lastValue ?? queue?.lastPopped }

  /// Returns `true` if a value that a binding brings during a send equals the newest one: a loop of
  /// bindings has come to rest.
  ///
  /// A hub that keeps its value gains nothing from an equal one, however it comes. Elsewhere each value
  /// is an event, so a value that a closure has sent in between is not dropped.
  final func rests(_ value: Element) -> Bool {
    guard let newestSent, ErasedEquality.areSame(newestSent, value) else { return false }
    return keepsValue || isFedBack
  }

  /// Removes all observers, since the hub's source is gone; after the send that is under way.
  final func abandon() {
    if isSending {
      let extra = ensureExtra()
      extra.isAbandoned = true
      extra.hasQueued = true
      hasChores = true
    } else {
      extra?.isAbandoned = false
      dismissAll()
    }
  }
}

extension EventHub {
  /// Adds an observer, or sends it the end if the hub has ended.
  @inlinable
  final func observe(_ sink: EventSink<Element>) -> UpstreamLink {
    if isEnded {
      sink.end(end)
      return .none
    }
    return join(sink.raw)
  }

  /// Adds an observer and first replays `memory` to it.
  ///
  /// The replay is a turn of its own, and a turn of the stores that the values come from, unless a send is under way
  /// already. Events are queued during the turn.
  @inlinable
  final func observe(
    _ sink: EventSink<Element>,
    replaying memory: (EventSink<Element>) -> Bool
  ) -> UpstreamLink {
    let link = join(sink.raw)
    if isSending {
      if !memory(sink) { link.cancel() }
    } else {
      let owners = extra == nil ? [] : beginTurns()
      isSending = true
      let repeated = hasChores ? startReplay() : nil
      if !memory(sink) { link.cancel() }
      repeated?.end()
      finish()
      if !owners.isEmpty { endTurns(owners) }
    }
    // The queued events may have made it leave.
    return unlessLeft(link)
  }
}
