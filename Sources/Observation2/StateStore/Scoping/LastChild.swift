import Observation2

/// Looks for a child that may go away, so that its last state is known.
@usableFromInline
class ChildWatch {
  /// Keeps the child's state, if the child is in the root's state at an address.
  @MainActor
  func look(at root: UnsafeRawPointer) {}
}

/// The last state of a child, for a store of it that outlives it.
///
/// A dispatch looks for the child as it looks for an observed slice: afterwards it would be too late.
@usableFromInline
final class LastChild<Child>: ChildWatch {
  private let kept: KeptChild<Child>
  private let entry: UInt32
  /// Weak, since a driver's slice retains this, and the core its slices.
  private weak var core: StoreCore?

  @usableFromInline
  @MainActor
  init(_ state: Child, at place: StatePlace<Child>, of core: StoreCore) {
    let kept = KeptChild(state, place)
    self.kept = kept
    self.core = core
    entry = core.keep { kept.look(at: $0) }
  }

  /// On another thread, enqueues the end on the main actor, where the child's state is released.
  deinit {
    Domain.main.perform { [weak core, entry, kept] in
      core?.endKeeping(entry)
      kept.state = nil
    }
  }

  /// The child's state, as it was when it was last looked for.
  @usableFromInline
  @MainActor
  var state: Child {
    guard let state = kept.state else {
      preconditionFailure("unreachable: the last state of a child is kept as long as this")
    }
    return state
  }

  @MainActor
  override func look(at root: UnsafeRawPointer) { kept.look(at: root) }
}

/// The contents of a ``LastChild``, which a dispatch changes.
private final class KeptChild<Child> {
  var state: Child?
  private let place: StatePlace<Child>

  init(_ state: Child, _ place: StatePlace<Child>) {
    self.state = state
    self.place = place
  }

  @MainActor
  func look(at root: UnsafeRawPointer) {
    guard let child = place.read(root) else { return }
    let before = exchange(&state, with: child)
    // Released when all state is consistent, since that may call back in.
    extendLifetime(before)
  }
}
