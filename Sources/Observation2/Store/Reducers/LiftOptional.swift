import Observation2

extension Reducer {
  /// This reducer for a child that may be missing.
  ///
  /// The child's effects end when it becomes `nil`. Their identifiers are the child's own: a parent
  /// or sibling that uses an equal one means another effect. An action to a child that is not there
  /// is reported, with the place of this call.
  ///
  /// - Parameters:
  ///   - path: The child.
  ///   - embed: Makes the parent's action of one of the child's.
  ///   - extract: Gives the child's action, if the parent's is one.
  ///   - onDismiss: What the parent is sent when the child asks to be dismissed
  ///     (``Effect/dismiss(fileID:line:)``). Without it such a wish is passed on to the parent's own
  ///     parent.
  ///   - fileID: The place that reports name; by default this call's.
  ///   - line: The same.
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
    let lift = EffectLift<Parent, ParentAction, State, Action>(
      embed: embed,
      child: { $0[keyPath: path] },
      scope: path,
      dismiss: onDismiss
    )
    return Reducer<Parent, ParentAction>(
      step: { [step] parent, action in
        guard var action = BorrowedCall.call(extract, action) else { return .none }
        // Moved out and back, so that nothing in it is copied.
        guard var state = parent.pointee[keyPath: path].take() else {
          return lift.missing(action, spot)
        }
        let effect = step(&state, &action)
        parent.pointee[keyPath: path] = state
        return lift.lift(effect)
      }
    )
  }
}
