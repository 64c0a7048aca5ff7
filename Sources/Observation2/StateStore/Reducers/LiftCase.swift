import Observation2

extension Reducer {
  /// Lifts this reducer to an enumeration, for one of its cases.
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
  /// The case's effects end when another one takes its place. Their identifiers belong to the case:
  /// an equal one of a parent or of another case means another effect. An action to a case that is
  /// not the current one is reported, with the place of this call.
  ///
  /// If one action replaces the case by the same case with other contents, the two are told apart
  /// only if the contents are `Identifiable`. If they are not, the former effects continue and send
  /// to the new contents.
  ///
  /// - Parameters:
  ///   - state: Returns the contents of the case, if it is the current one.
  ///   - embedState: Makes the case from its contents; the inverse of `state`.
  ///   - embed: Makes the enumeration's action from one of the case's.
  ///   - extract: Returns the case's action, if the enumeration's contains it.
  ///   - onDismiss: The action that the enumeration's reducer receives when the case asks to be
  ///     dismissed (``Effect/dismiss(fileID:line:)``). Without it the request goes to the parent.
  ///   - fileID: The file to name in reports; by default the caller's.
  ///   - line: The line in that file.
  /// - Returns: A reducer of the enumeration and its actions. If the enumeration is part of a
  ///   state, lift it once more.
  /// - Complexity: that of the closures; the contents of the case are moved out and back, not
  ///   copied.
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
  /// Lifts this reducer to an enumeration, for one of its cases, whose contents have an identity.
  ///
  /// It differs from the overload without identity in one point: the effects also end when the same
  /// case with other contents takes its place.
  ///
  /// - Parameters:
  ///   - state: Returns the contents of the case, if it is the current one.
  ///   - embedState: Makes the case from its contents; the inverse of `state`.
  ///   - embed: Makes the enumeration's action from one of the case's.
  ///   - extract: Returns the case's action, if the enumeration's contains it.
  ///   - onDismiss: The action that the enumeration's reducer receives when the case asks to be
  ///     dismissed (``Effect/dismiss(fileID:line:)``). Without it the request goes to the parent.
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
