/// What the three relays have in common: they accept values, and never fail or end.
public protocol StreamRelay<Element>: AnyObject, EventStreamConvertible {
  /// Sends a value to all observers.
  func accept(_ value: Element)
}

extension PublishRelay: StreamRelay {}

extension BehaviorRelay: StreamRelay {}

extension ReplayRelay: StreamRelay {}
