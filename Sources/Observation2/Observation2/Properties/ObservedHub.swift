/// The observers of a property.
///
/// It knows the value of the turn that is under way. An observer that joins during the turn
/// receives that one, once (rule 10 of <doc:TheRules>): neither the old one, nor a queued one.
@usableFromInline
final class ObservedHub<Value>: EventHub<Value> {
  @exclusivity(unchecked) @usableFromInline var arriving: Value?

  override init() {}

  @inlinable
  func send(_ value: Value) {
    guard begin(value) else { return }
    expect(.some(value))
    withUnsafePointer(to: value) { walk(UnsafeRawPointer($0)) }
    finish()
    expect(nil)
  }

  /// Delivers a value after `announce`, which belongs to the same turn; until then the property's
  /// value is `current`.
  @inlinable
  func send(_ value: Value, insteadOf current: Value, after announce: () -> Void) {
    guard begin(value) else { return }
    expect(.some(current))
    announce()
    deliver(value)
    finish()
    expect(nil)
  }

  /// Adds an observer, which first receives `current`, or the value of the turn under way.
  func observe(_ sink: EventSink<Value>, giving current: Value) -> UpstreamLink {
    let isOutermost = !isSending
    if isOutermost { expect(.some(current)) }
    defer { if isOutermost { expect(nil) } }
    return observe(sink) { $0.next(arriving ?? current) }
  }

  override var newestSent: Value? { queue?.lastValue ?? arriving }

  override var keepsValue: Bool { true }

  @usableFromInline
  override func deliver(_ value: Value) {
    expect(.some(value))
    super.deliver(value)
  }

  /// Notes what arrives, or that nothing does; what did before goes when that is done.
  @inlinable
  @inline(__always)
  func expect(_ value: Value?) {
    extendLifetime(exchange(&arriving, with: value))
  }
}
