import Observation2

extension Reducer {
  /// Lifts this reducer to a parent in which the child may be missing.
  ///
  /// The child's effects end when it becomes `nil`. Their identifiers belong to the child: an equal
  /// one of a parent or sibling means another effect. An action to a missing child is reported,
  /// with the place of this call.
  ///
  /// If one action replaces the child by another, without a moment in which there is none, the two
  /// are told apart only if they are `Identifiable`. If they are not, the former effects continue
  /// and send to the new child.
  ///
  /// - Parameters:
  ///   - path: The child.
  ///   - embed: Makes the parent's action from one of the child's.
  ///   - extract: Returns the child's action, if the parent's contains it.
  ///   - onDismiss: The action that the parent receives when the child asks to be dismissed
  ///     (``Effect/dismiss(fileID:line:)``). Without it the request goes to the parent's own
  ///     parent.
  ///   - fileID: The file to name in reports; by default the caller's.
  ///   - line: The line in that file.
  /// - Returns: A reducer of the parent's state and action.
  public func lift<Parent, ParentAction>(
    optional path: WritableKeyPath<Parent, State?>,
    embed: @escaping @MainActor (Action) -> ParentAction,
    extract: @escaping @MainActor (ParentAction) -> Action?,
    onDismiss: ParentAction? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Reducer<Parent, ParentAction> {
    let spot = SourceSpot(fileID: fileID, line: line)
    return lift(to: PossibleChild(path), embed, extract, onDismiss, spot)
  }
}

extension Reducer where State: Identifiable {
  /// Lifts this reducer to a parent in which the child may be missing and has an identity.
  ///
  /// The child's effects end when it becomes `nil` or another one takes its place, also when one
  /// action does both. Their identifiers belong to the child: an equal one of a parent or sibling
  /// means another effect. An action to a missing child is reported, with the place of this call.
  ///
  /// - Parameters:
  ///   - path: The child.
  ///   - embed: Makes the parent's action from one of the child's.
  ///   - extract: Returns the child's action, if the parent's contains it.
  ///   - onDismiss: The action that the parent receives when the child asks to be dismissed
  ///     (``Effect/dismiss(fileID:line:)``). Without it the request goes to the parent's own
  ///     parent.
  ///   - fileID: The file to name in reports; by default the caller's.
  ///   - line: The line in that file.
  /// - Returns: A reducer of the parent's state and action.
  public func lift<Parent, ParentAction>(
    optional path: WritableKeyPath<Parent, State?>,
    embed: @escaping @MainActor (Action) -> ParentAction,
    extract: @escaping @MainActor (ParentAction) -> Action?,
    onDismiss: ParentAction? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Reducer<Parent, ParentAction> {
    let spot = SourceSpot(fileID: fileID, line: line)
    return liftIdentified(to: PossibleChild(path), embed, extract, onDismiss, spot)
  }
}
