/// The observers of a property.
///
/// Knows the value that is being delivered, so that an observer which joins meanwhile gets that
/// one, once (SEMANTICS 10).
@usableFromInline
final class ObservedHub<Value>: EventHub<Value> {
  @exclusivity(unchecked) @usableFromInline var arriving: Value?

  override init() {}

  @inlinable
  func send(_ value: Value) {
    guard begin(value) else { return }
    arriving = value
    withUnsafePointer(to: value) { walk(UnsafeRawPointer($0)) }
    arriving = nil
    finish()
  }

  /// Delivers after `announce`, which belongs to the same turn.
  func send(_ value: Value, after announce: () -> Void) {
    guard begin(value) else { return }
    announce()
    deliver(value)
    finish()
  }

  @usableFromInline
  override func deliver(_ value: Value) {
    arriving = value
    super.deliver(value)
    arriving = nil
  }
}
