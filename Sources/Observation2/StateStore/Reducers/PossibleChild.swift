import Observation2

/// A child that may be missing: in an optional, or as a case of an enumeration.
@MainActor
struct PossibleChild<Parent, Child> {
  /// Returns the child, if it is there.
  let find: @MainActor (Parent) -> Child?
  /// Moves the child out of its parent, so that nothing in it is copied; returns `nil` if it is
  /// missing.
  let take: @MainActor (UnsafeMutablePointer<Parent>) -> Child?
  /// Moves it back.
  let putBack: @MainActor (UnsafeMutablePointer<Parent>, consuming Child) -> Void
  /// Distinguishes the child from one that another lift finds.
  let place: AnyHashable

  init(_ path: WritableKeyPath<Parent, Child?>) {
    find = { $0[keyPath: path] }
    take = { $0.pointee[keyPath: path].take() }
    putBack = { $0.pointee[keyPath: path] = $1 }
    place = path
  }

  /// - Parameters:
  ///   - find: Returns the contents of a case, if it is the current one.
  ///   - embed: Makes the case from its contents.
  init(
    case find: @escaping @MainActor (Parent) -> Child?,
    embed: @escaping @MainActor (Child) -> Parent
  ) {
    self.find = find
    // Nobody can read the parent while it is moved out: its store refuses to be read.
    take = { parent in
      let whole = parent.move()
      guard let child = find(whole) else {
        parent.initialize(to: whole)
        return nil
      }
      return child
    }
    putBack = { $0.initialize(to: embed($1)) }
    place = AnyHashable(CasePlace())
  }
}

extension Reducer {
  /// Lifts this reducer to a child that may be missing; the child's effects end with it.
  func lift<Parent, ParentAction>(
    to child: PossibleChild<Parent, State>,
    _ embed: @escaping @MainActor (Action) -> ParentAction,
    _ extract: @escaping @MainActor (ParentAction) -> Action?,
    _ onDismiss: ParentAction?,
    _ spot: SourceSpot
  ) -> Reducer<Parent, ParentAction> {
    let lift = EffectLift<Parent, ParentAction, State, Action>(
      embed: embed,
      child: child.find,
      scope: child.place,
      dismiss: onDismiss
    )
    return self.lift(to: child, extract, spot) { _ in lift }
  }

  fileprivate func lift<Parent, ParentAction>(
    to child: PossibleChild<Parent, State>,
    _ extract: @escaping @MainActor (ParentAction) -> Action?,
    _ spot: SourceSpot,
    ofChild lift: @escaping @MainActor (State) -> EffectLift<Parent, ParentAction, State, Action>
  ) -> Reducer<Parent, ParentAction> {
    Reducer<Parent, ParentAction>(
      step: ReducerStep { [step] _, parent, action in
        guard var action = BorrowedCall.call(extract, action) else { return nil }
        guard var state = child.take(parent) else {
          return Effect(.report(.missingChild(action: "\(action)", spot))).handedOver
        }
        let effect = step(&state, &action)
        let lifted = effect.node == nil ? .none : lift(state).lift(effect)
        child.putBack(parent, state)
        return lifted.handedOver
      }
    )
  }
}

extension Reducer where State: Identifiable {
  /// The same for a child with an identity: its effects also end when another one takes its place.
  func liftIdentified<Parent, ParentAction>(
    to child: PossibleChild<Parent, State>,
    _ embed: @escaping @MainActor (Action) -> ParentAction,
    _ extract: @escaping @MainActor (ParentAction) -> Action?,
    _ onDismiss: ParentAction?,
    _ spot: SourceSpot
  ) -> Reducer<Parent, ParentAction> {
    lift(to: child, extract, spot) { state in
      let id = state.id
      return EffectLift(
        embed: embed,
        child: { parent in
          guard let state = child.find(parent), state.id == id else { return nil }
          return state
        },
        scope: ChildScope(place: child.place, id: id),
        dismiss: onDismiss
      )
    }
  }
}

/// Distinguishes the effects of one lift of a case from those of others.
private final class CasePlace: Hashable {
  static func == (left: CasePlace, right: CasePlace) -> Bool { left === right }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
