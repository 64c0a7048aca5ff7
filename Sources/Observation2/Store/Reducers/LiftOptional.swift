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
    embed: @escaping (Action) -> ParentAction,
    extract: @escaping (ParentAction) -> Action?,
    onDismiss: ParentAction? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Reducer<Parent, ParentAction> {
    let spot = SourceSpot(fileID: fileID, line: line)
    let lift = EffectLift<Parent, ParentAction, State, Action>(
      embed: embed,
      child: { $0[keyPath: path] },
      scope: path,
      dismiss: onDismiss.map { action in { action } }
    )
    return Reducer<Parent, ParentAction>(
      step: { [step] parent, action in
        guard let action = extract(action.pointee) else { return .none }
        return lift.run(action, spot) {
          parent.pointee[keyPath: path].updateIfPresent { state in
            withUnsafeMutablePointer(to: &state) { state in
              withUnsafePointer(to: action) { step(state, $0) }
            }
          }
        }
      }
    )
  }
}

extension Optional {
  /// Changes what is there, if anything is, moving it out and back so that nothing in it is copied.
  fileprivate mutating func updateIfPresent<Result>(
    _ body: (inout Wrapped) -> Result
  ) -> Result? {
    guard var wrapped = take() else { return nil }
    defer { self = wrapped }
    return body(&wrapped)
  }
}
