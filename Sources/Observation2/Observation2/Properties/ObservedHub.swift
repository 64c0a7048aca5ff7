/// The observers of a property.
///
/// It knows the value of the turn that is under way, so that an observer that joins meanwhile
/// receives that one, once (rule 10 of <doc:TheRules>): neither the old one, nor a queued one.
@usableFromInline
final class ObservedHub<Value>: EventHub<Value> {
  @exclusivity(unchecked) @usableFromInline var arriving: Value?

  override init() {}

  @inlinable
  func send(_ value: Value) {
    guard begin(value) else { return }
    arriving = value
    withUnsafePointer(to: value) { walk(UnsafeRawPointer($0)) }
    finish()
    arriving = nil
  }

  /// Delivers a value after `announce`, which belongs to the same turn; until then the property's
  /// value is `current`.
  @inlinable
  func send(_ value: Value, insteadOf current: Value, after announce: () -> Void) {
    guard begin(value) else { return }
    arriving = current
    announce()
    deliver(value)
    finish()
    arriving = nil
  }

  /// Adds an observer, which first receives `current`, or the value of the turn under way.
  func observe(_ sink: EventSink<Value>, giving current: Value) -> UpstreamLink {
    let isOutermost = !isSending
    if isOutermost { arriving = current }
    defer { if isOutermost { arriving = nil } }
    return observe(sink) { $0.next(arriving ?? current) }
  }

  @usableFromInline
  override func deliver(_ value: Value) {
    arriving = value
    super.deliver(value)
  }
}
