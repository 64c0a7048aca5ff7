/// What all subjects and relays are: the owners of a list of observers.
///
/// The list itself is another object, which everything below refers to without keeping it. So the
/// last reference to a subject may be dropped on any thread: on the main actor, if that made it, the
/// list goes at once, and from anywhere else it is handed over to the actor that made the subject,
/// and goes there (SEMANTICS 32).
public class HubOwner {
  /// Not a plain reference, since a `deinit` could not pass one on.
  @usableFromInline final let held: Unmanaged<StreamHub>

  @usableFromInline
  init(_ hub: StreamHub, _ isolation: (any Actor)?) {
    hub.settle(Domain(isolation))
    held = .passRetained(hub)
  }

  deinit {
    held._withUnsafeGuaranteedRef { $0.domain }.release(held)
  }

  /// Whether anyone observes.
  public final var hasObservers: Bool { held._withUnsafeGuaranteedRef { $0.hasObservers } }

  /// The list of observers; who keeps it longer than a call must see to its end in its domain.
  final var hub: StreamHub { held.takeUnretainedValue() }

  /// Uses the list without retaining it.
  @inlinable
  @inline(__always)
  final func with<Hub: StreamHub, Result>(_ type: Hub.Type, _ body: (Hub) -> Result) -> Result {
    defer { withExtendedLifetime(self) {} }
    return held._withUnsafeGuaranteedRef { body(unsafeDowncast($0, to: Hub.self)) }
  }
}

@available(*, unavailable)
extension HubOwner: Sendable {}
