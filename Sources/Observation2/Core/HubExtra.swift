/// What few hubs need, kept apart so that a plain subject stays small.
@usableFromInline
final class HubExtra {
  /// Events that were sent during a send; an ``EventQueue`` of the hub's element.
  @exclusivity(unchecked) @usableFromInline var queue: AnyObject?
  /// Whether the queue holds anything.
  @exclusivity(unchecked) @usableFromInline var hasQueued = false
  @exclusivity(unchecked) var end: StreamEnd?
  @exclusivity(unchecked) @usableFromInline var wave: Wave?
  /// The origins whose values are bound into this hub.
  @exclusivity(unchecked) var upstream = OriginList()
  /// The length of the longest chain of joins above this hub.
  @exclusivity(unchecked) var rank: Int32 = 0
  /// True while origins are passed on, so that a loop of bindings ends.
  @exclusivity(unchecked) var isForwarding = false

  /// The actor that the hub belongs to, if that is not the main one.
  @exclusivity(unchecked) var actor: WeakActor?

  init() {}
}
