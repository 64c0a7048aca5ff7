/// The observers of a property.
///
/// Knows the value of the turn that is under way, so that an observer which joins meanwhile gets
/// that one, once (SEMANTICS 10): neither the old one, nor one that waits in line.
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

  /// Delivers after `announce`, which belongs to the same turn; the property is `current` until
  /// then.
  @inlinable
  func send(_ value: Value, insteadOf current: Value, after announce: () -> Void) {
    guard begin(value) else { return }
    expect(.some(current))
    announce()
    deliver(value)
    finish()
    expect(nil)
  }

  /// Adds an observer; the property is `current`, unless a turn is under way.
  func observe(_ sink: EventSink<Value>, giving current: Value) -> UpstreamLink {
    let isOutermost = !isSending
    if isOutermost { expect(.some(current)) }
    defer { if isOutermost { expect(nil) } }
    return observe(sink) { $0.next(arriving ?? current) }
  }

  @usableFromInline
  override func deliver(_ value: Value) {
    expect(.some(value))
    super.deliver(value)
  }

  /// Notes what arrives, or that nothing does; what did before goes when that is done.
  @inlinable
  @inline(__always)
  func expect(_ value: Value?) {
    var former = value
    swap(&former, &arriving)
  }
}
