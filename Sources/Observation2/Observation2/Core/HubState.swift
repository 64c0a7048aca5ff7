/// The state of a hub in one byte: if it is empty, a send has nothing else to check.
@usableFromInline
@frozen
struct HubState: OptionSet {
  @usableFromInline let rawValue: UInt8

  @inlinable
  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A send is under way.
  @inlinable static var sending: HubState { HubState(rawValue: 1) }
  /// It has ended.
  @inlinable static var ended: HubState { HubState(rawValue: 2) }
  /// A send has more to do than to call the observers.
  @inlinable static var chores: HubState { HubState(rawValue: 4) }
  /// The first observer has left during a send, and is still in its place.
  @inlinable static var firstLeft: HubState { HubState(rawValue: 8) }
}
