import Observation2

extension Reducer {
  /// This reducer for one case of an enumeration.
  ///
  /// ```swift
  /// login.lift(
  ///   case: { if case .loggedOut(let login) = $0 { login } else { nil } },
  ///   embedState: { .loggedOut($0) },
  ///   embed: { .login($0) },
  ///   extract: { if case .login(let action) = $0 { action } else { nil } }
  /// )
  /// ```
  ///
  /// The case's effects end when another one takes its place. Their identifiers are the case's own: a
  /// parent or another case that uses an equal one means another effect. An action to a case that is
  /// not the one there is reported, with the place of this call.
  ///
  /// What one action replaces by the same case with other contents can be told from it only if it is
  /// `Identifiable`. If it is not, the effects of the one before go on and send to the new one.
  ///
  /// - Parameters:
  ///   - state: Gives all that the case holds, if it is the one there.
  ///   - embedState: Makes the case again; the inverse of `state`.
  ///   - embed: Makes the enumeration's action of one of the case's.
  ///   - extract: Gives the case's action, if the enumeration's is one.
  ///   - onDismiss: What the enumeration's reducer is sent when the case asks to be dismissed
  ///     (``Effect/dismiss(fileID:line:)``). Without it such a wish is passed on to the parent.
  ///   - fileID: The place that reports name; by default this call's.
  ///   - line: The same.
  /// - Returns: A reducer of the enumeration and its actions. For an enumeration that is part of a
  ///   state it is lifted once more.
  /// - Complexity: that of the closures; what the case holds is moved out and back, not copied.
  public func lift<Parent, ParentAction>(
    case state: @escaping @MainActor (Parent) -> State?,
    embedState: @escaping @MainActor (State) -> Parent,
    embed: @escaping @MainActor (Action) -> ParentAction,
    extract: @escaping @MainActor (ParentAction) -> Action?,
    onDismiss: ParentAction? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Reducer<Parent, ParentAction> {
    let lift = EffectLift<Parent, ParentAction, State, Action>(
      embed: embed,
      child: state,
      scope: CasePlace(),
      dismiss: onDismiss
    )
    let spot = SourceSpot(fileID: fileID, line: line)
    return self.lift(state, embedState, extract, spot) { _ in lift }
  }

  private func lift<Parent, ParentAction>(
    _ find: @escaping @MainActor (Parent) -> State?,
    _ embedState: @escaping @MainActor (State) -> Parent,
    _ extract: @escaping @MainActor (ParentAction) -> Action?,
    _ spot: SourceSpot,
    ofChild lift: @escaping @MainActor (State) -> EffectLift<Parent, ParentAction, State, Action>
  ) -> Reducer<Parent, ParentAction> {
    Reducer<Parent, ParentAction>(
      step: { [step] parent, action in
        guard var action = BorrowedCall.call(extract, action) else { return .none }
        // Nobody can look at the parent while it is away: its store refuses to be read.
        guard var state = Reducer.take(find, outOf: parent) else {
          return Effect(.report(.missingChild(action: "\(action)", spot)))
        }
        let effect = step(&state, &action)
        let lifted = effect.node == nil ? .none : lift(state).lift(effect)
        parent.initialize(to: embedState(state))
        return lifted
      }
    )
  }

  /// Moves what a case holds out of its parent, which is not there any more then; if it is the one
  /// there.
  private static func take<Parent>(
    _ find: @MainActor (Parent) -> State?,
    outOf parent: UnsafeMutablePointer<Parent>
  ) -> State? {
    let whole = parent.move()
    guard let state = find(whole) else {
      parent.initialize(to: whole)
      return nil
    }
    return state
  }
}

extension Reducer where State: Identifiable {
  /// This reducer for one case of an enumeration, whose contents have an identity.
  ///
  /// As without one, but for this: the effects also end when the same case with other contents takes
  /// its place.
  ///
  /// - Parameters:
  ///   - state: Gives all that the case holds, if it is the one there.
  ///   - embedState: Makes the case again; the inverse of `state`.
  ///   - embed: Makes the enumeration's action of one of the case's.
  ///   - extract: Gives the case's action, if the enumeration's is one.
  ///   - onDismiss: What the enumeration's reducer is sent when the case asks to be dismissed
  ///     (``Effect/dismiss(fileID:line:)``). Without it such a wish is passed on to the parent.
  ///   - fileID: The place that reports name; by default this call's.
  ///   - line: The same.
  /// - Returns: A reducer of the enumeration and its actions.
  public func lift<Parent, ParentAction>(
    case state: @escaping @MainActor (Parent) -> State?,
    embedState: @escaping @MainActor (State) -> Parent,
    embed: @escaping @MainActor (Action) -> ParentAction,
    extract: @escaping @MainActor (ParentAction) -> Action?,
    onDismiss: ParentAction? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Reducer<Parent, ParentAction> {
    let place = CasePlace()
    let spot = SourceSpot(fileID: fileID, line: line)
    return lift(state, embedState, extract, spot) { child in
      let id = child.id
      return EffectLift(
        embed: embed,
        child: { parent in
          guard let child = state(parent), child.id == id else { return nil }
          return child
        },
        scope: CaseScope(place: place, id: AnyHashable(id)),
        dismiss: onDismiss
      )
    }
  }
}

/// Tells the effects of one lift of a case from those of others.
private final class CasePlace: Hashable {
  static func == (left: CasePlace, right: CasePlace) -> Bool { left === right }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// Tells the effects of one thing that a case holds from those of another.
private struct CaseScope: Hashable {
  let place: CasePlace
  let id: AnyHashable
}
