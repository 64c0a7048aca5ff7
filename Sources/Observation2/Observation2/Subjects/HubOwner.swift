/// The base of all subjects and relays: the owner of a list of observers.
///
/// The list itself is another object, to which everything below refers without retaining it. So the
/// last reference to a subject may be released on any thread. The main actor releases the list at once, if it made the
/// subject. Otherwise the actor that made the subject releases the list (rule 32 of <doc:TheRules>).
public class HubOwner {
  /// Not a plain reference, since a `deinit` could not pass one on to another domain.
  @usableFromInline final let held: Unmanaged<StreamHub>

  @usableFromInline
  init(_ hub: StreamHub, _ isolation: (any Actor)?) {
    hub.adopt(Domain(isolation))
    held = .passRetained(hub)
  }

  deinit {
    held._withUnsafeGuaranteedRef { $0.domain }.release(held)
  }

  /// `true` if there is an observer.
  public final var hasObservers: Bool { held._withUnsafeGuaranteedRef { $0.hasObservers } }

  /// `true` if there has ever been an observer.
  package final var hasBeenObserved: Bool {
    held._withUnsafeGuaranteedRef { $0.hasBeenObserved }
  }

  /// The list of observers; a caller that keeps it longer than a call must release it in its
  /// domain.
  final var hub: StreamHub { held.takeUnretainedValue() }

  /// Uses the list without retaining it.
  @inlinable
  @inline(__always)
  final func with<Hub: StreamHub, Result>(_ type: Hub.Type, _ body: (Hub) -> Result) -> Result {
    defer { extendLifetime(self) }
    return held._withUnsafeGuaranteedRef { body(unsafeDowncast($0, to: Hub.self)) }
  }
}

@available(*, unavailable)
extension HubOwner: Sendable {}
