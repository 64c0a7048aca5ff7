/// A hub for elements of one type: delivers in order, and queues what is sent during a send.
///
/// A send made during a send is delivered after it, to every observer alike, without recursion
/// (SEMANTICS 3).
@usableFromInline
package class EventHub<Element>: StreamHub {
  @usableFromInline
  override init() {}

  /// Delivers a value whose turn has come; subclasses also remember it.
  @usableFromInline
  func deliver(_ value: Element) {
    withUnsafePointer(to: value) { walk(UnsafeRawPointer($0)) }
  }

  /// Tells everyone, or lines the value up if a send is under way.
  @inlinable
  @inline(__always)
  final func pass(_ value: Element) {
    guard begin(value) else { return }
    withUnsafePointer(to: value) { walk(UnsafeRawPointer($0)) }
    finish()
  }

  /// Begins to send `value`, or lines it up if a send is under way.
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
    } else if settle() {
      isSending = false
    } else {
      finishChores()
    }
  }

  @inlinable
  @inline(__always)
  final func walk(_ payload: UnsafeRawPointer) {
    let others = othersCount
    if first.isAlive, !first.deliver(payload) { leaveFirst() }
    if others > 0 { walkOthers(payload, others) }
  }

  /// Sends the end, or lines it up if a send is under way.
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
    _ = settle()
    finishChores()
  }

  @usableFromInline
  final func enqueue(_ event: StreamEvent<Element>) {
    let extra = ensureExtra()
    let queue = queue ?? EventQueue<Element>()
    extra.queue = queue
    queue.append(event, causedBy: extra.upstream.cause)
    extra.hasQueued = true
    hasChores = true
  }

  @usableFromInline final var queue: EventQueue<Element>? {
    guard let queue = extra?.queue else { return nil }
    return unsafeDowncast(queue, to: EventQueue<Element>.self)
  }

  /// The end of a send after which there is more to do: what was sent meanwhile takes its turn.
  @usableFromInline
  final func finishChores() {
    while let (event, cause) = queue?.popFirst() {
      defer { endCause(cause) }
      guard !isEnded else { continue }
      startWave()
      switch event {
      case .next(let value): deliver(value)
      case .error(let error): deliverEnd(.error(error))
      case .completed: deliverEnd(.completed)
      }
      _ = settle()
    }
    extra?.hasQueued = false
    isSending = false
    hasChores = extra?.isFollowed == true
    if hasDead { compact() }
  }
}

extension EventHub {
  /// Adds an observer, or gives it the end if there has been one.
  @inlinable
  final func observe(_ sink: EventSink<Element>) -> UpstreamLink {
    if isEnded {
      sink.end(end)
      return .none
    }
    return join(sink.raw)
  }

  /// Adds an observer and gives it `memory` first, as a turn of its own and of the stores that the
  /// values come from: what it sends meanwhile waits, unless a send is under way already.
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
    // What has waited may have made it leave.
    return unlessLeft(link)
  }
}
