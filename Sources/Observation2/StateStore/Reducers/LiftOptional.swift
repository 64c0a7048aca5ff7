import Observation2

extension Reducer {
  /// This reducer for a child that may be missing.
  ///
  /// The child's effects end when it becomes `nil`. Their identifiers are the child's own: a parent
  /// or sibling that uses an equal one means another effect. An action to a child that is not there
  /// is reported, with the place of this call.
  ///
  /// A child that one action replaces by another, without a moment in which there is none, can be
  /// told from it only if it is `Identifiable`. If it is not, the effects of the one before go on and
  /// send to the new one.
  ///
  /// - Parameters:
  ///   - path: The child.
  ///   - embed: Makes the parent's action of one of the child's.
  ///   - extract: Gives the child's action, if the parent's is one.
  ///   - onDismiss: What the parent is sent when the child asks to be dismissed
  ///     (``Effect/dismiss(fileID:line:)``). Without it such a wish is passed on to the parent's own
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
  /// This reducer for a child that may be missing and has an identity.
  ///
  /// The child's effects end when it becomes `nil` or another one takes its place, also when one
  /// action does both. Their identifiers are the child's own: a parent or sibling that uses an equal
  /// one means another effect. An action to a child that is not there is reported, with the place of
  /// this call.
  ///
  /// - Parameters:
  ///   - path: The child.
  ///   - embed: Makes the parent's action of one of the child's.
  ///   - extract: Gives the child's action, if the parent's is one.
  ///   - onDismiss: What the parent is sent when the child asks to be dismissed
  ///     (``Effect/dismiss(fileID:line:)``). Without it such a wish is passed on to the parent's own
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
