/// A stream that is a type of its own, and has the most common operators right on it.
///
/// ```swift
/// let sums = orders.groupBy(\.shop).flatMap { group in
///   group.map(\.price).reduce(0, +).map { "\(group.key) \($0)" }
/// }
/// ```
///
/// An operator that is not here is that of ``EventStreamConvertible/asStream()``. Subjects and relays
/// are none of these: what becomes of their values is said first, by `asStream()`, `asDriver()` or
/// `asSignal()`.
public protocol DirectStream<Element>: EventStreamConvertible {}

extension ConnectableStream: DirectStream {}

extension GroupedStream: DirectStream {}
