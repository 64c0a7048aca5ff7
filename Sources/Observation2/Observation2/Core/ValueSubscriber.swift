/// A subscription with a closure for values alone.
///
/// As the only object that its sink captures, it is the sink's context too, so that a subscription
/// is one allocation.
@usableFromInline
final class ValueSubscriber<Element>: Subscriber {
  /// Noncopyable, so that calling the closure neither retains nor releases it.
  @usableFromInline
  @frozen
  struct Handler: ~Copyable {
    @usableFromInline let onNext: (Element) -> Void

    @inlinable
    init(_ onNext: @escaping (Element) -> Void) {
      self.onNext = onNext
    }

    @inlinable
    @inline(__always)
    borrowing func callAsFunction(_ payload: UnsafeRawPointer) {
      Self.call(onNext, payload.assumingMemoryBound(to: Element.self))
    }

    /// Calls a function with a value in its place: a copy would be retained and released.
    ///
    /// The parameter is declared as possibly noncopyable, so the compiler has to borrow it.
    @inlinable
    @inline(__always)
    static func call<Value: ~Copyable>(
      _ function: (borrowing Value) -> Void,
      _ value: UnsafePointer<Value>
    ) {
      function(value.pointee)
    }
  }

  /// First, where it fills a gap in the layout.
  @usableFromInline let origin: SourceSpot
  @exclusivity(unchecked) @usableFromInline var handler: Handler?

  @inlinable
  init(_ origin: SourceSpot, _ onNext: @escaping (Element) -> Void) {
    self.origin = origin
    handler = Handler(onNext)
  }

  @inlinable
  @inline(__always)
  func receive(_ payload: UnsafeRawPointer, _ signal: SinkSignal) -> Bool {
    // Said to be likely, so that a value comes through without a jump.
    guard _fastPath(signal == .next) else {
      receiveOther(payload, signal)
      return false
    }
    guard _fastPath(progress.isEmpty) else { return receiveMeanwhile(payload) }
    progress = .calling
    handler?(payload)
    if _fastPath(progress == .calling) {
      progress = []
      return true
    }
    letGo()
    return false
  }

  /// Receives a value while another one is being received, which then releases the closure if the
  /// subscription has ended.
  @inlinable
  @inline(never)
  func receiveMeanwhile(_ payload: UnsafeRawPointer) -> Bool {
    if isDone { return false }
    handler?(payload)
    return !isDone
  }

  @usableFromInline
  func receiveOther(_ payload: UnsafeRawPointer, _ signal: SinkSignal) {
    guard signal == .end else {
      handle(payload, signal)
      if signal == .gone, !isCalling { letGo() }
      return
    }
    if isDone { return }
    finish {
      if case .error(let error) = payload.assumingMemoryBound(to: StreamEnd.self).pointee {
        UnhandledStreamError.report(error, at: origin)
      }
    }
    if !isCalling { letGo() }
  }

  @usableFromInline
  override func letGo() {
    // Stays set, so that a `deinit` which runs now and comes here again finds nothing to do.
    isCalling = true
    handler = nil
  }
}
