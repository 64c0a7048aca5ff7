/// The parts of a hub that few hubs need, kept apart so that a plain subject stays small.
@usableFromInline
final class HubExtra {
  /// Events that were sent during a send; an ``EventQueue`` of the hub's element.
  @exclusivity(unchecked) @usableFromInline var queue: AnyObject?
  /// `true` if the queue holds anything.
  @exclusivity(unchecked) @usableFromInline var hasQueued = false
  /// The number of events that have ever been queued.
  @exclusivity(unchecked) var eventsQueued = 0
  /// Looks for a loop of bindings, while the turns don't end.
  @exclusivity(unchecked) var watch: BindingWatch?
  /// `true` if the hub's source has gone during the send that is under way.
  @exclusivity(unchecked) var isAbandoned = false
  /// `true` if a send is between two turns: an origin made now has not begun.
  @exclusivity(unchecked) var isBetweenTurns = false
  /// `true` if a join depends on this hub's origins.
  @exclusivity(unchecked) @usableFromInline var isFollowed = false
  @exclusivity(unchecked) var end: StreamEnd?
  /// The wave of sends that no known origin further up has caused; made for the first of them.
  @exclusivity(unchecked) var wave: Wave?
  /// The origins whose values reach this hub.
  @exclusivity(unchecked) var upstream = OriginList()
  /// The wave of the first of them, cached because usually there is no other.
  @exclusivity(unchecked) var first: Wave?
  /// `true` if origins are being passed on, so that ranks do not rise in a loop of bindings.
  @exclusivity(unchecked) var isForwarding = false

  /// The connections and resources that the hub's source leaves to the observers when the hub goes.
  @exclusivity(unchecked) var remains: NodeRemains?

  /// The actor that the hub belongs to, if that is not the main one.
  @exclusivity(unchecked) var actor: WeakActor?

  init() {}
}

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
