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
  ///   - fileID: The file to name in reports; by default the caller's.
  ///   - line: The line in that file.
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
    let child = PossibleChild(case: state, embed: embedState)
    return lift(to: child, embed, extract, onDismiss, SourceSpot(fileID: fileID, line: line))
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
  ///   - fileID: The file to name in reports; by default the caller's.
  ///   - line: The line in that file.
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
    let child = PossibleChild(case: state, embed: embedState)
    let spot = SourceSpot(fileID: fileID, line: line)
    return liftIdentified(to: child, embed, extract, onDismiss, spot)
  }
}
