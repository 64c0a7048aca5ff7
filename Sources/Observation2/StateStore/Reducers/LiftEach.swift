public import Observation2

extension Reducer {
  /// Lifts this reducer to a parent with a collection of children, found by identifier.
  ///
  /// A child's effects end when it is removed. Their identifiers belong to the child: equal ones of
  /// two children mean two effects. An action to a missing child is reported, with the place of
  /// this call.
  ///
  /// The identifier alone is a child's identity. A child that an action removes and puts back, or
  /// replaces by another with the same identifier, is the same child, and its effects continue.
  ///
  /// - Parameters:
  ///   - path: The collection.
  ///   - embed: Makes the parent's action from a child's.
  ///   - extract: Returns the child's identifier and action, if the parent's action contains them.
  ///   - onDismiss: Makes the action that the parent receives when a child asks to be dismissed.
  ///     Without it the request goes to the parent's own parent.
  ///   - fileID: The file to name in reports; by default the caller's.
  ///   - line: The line in that file.
  /// - Returns: A reducer of the parent's state and action.
  /// - Complexity: that of finding a child; the collection's buffer is not copied. While children
  ///   have effects, a dispatch searches for those that it has touched. An array or a dictionary
  ///   can't name them once another reducer has changed it: that costs a search of the whole
  ///   collection, and a copy of it. An ``IdentifiedList`` can.
  @inlinable
  public func lift<Parent, ParentAction, Children: ChildCollection>(
    each path: WritableKeyPath<Parent, Children>,
    embed: @escaping @MainActor (Children.ChildID, Action) -> ParentAction,
    extract: @escaping @MainActor (ParentAction) -> (Children.ChildID, Action)?,
    onDismiss: (@MainActor (Children.ChildID) -> ParentAction)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Reducer<Parent, ParentAction> where Children.Child == State {
    let spot = SourceSpot(fileID: fileID, line: line)
    let step = step
    let offset = MemoryLayout<Parent>.offset(of: path)
    let latest = SeenChildren<Children>.Latest()
    return Reducer<Parent, ParentAction>(
      step: ReducerStep { _, parent, action in
        guard let (id, action) = BorrowedCall.call(extract, action) else { return nil }
        let update = { (state: inout State) in
          var action = action
          return step(&state, &action)
        }
        let effect: Effect<Action>?
        if let offset {
          let children = (UnsafeMutableRawPointer(parent) + offset)
            .assumingMemoryBound(to: Children.self)
          let seen = latest.seen
          let isHeld = seen?.letGo(of: children.pointee) ?? false
          effect = children.pointee.updateChild(id, update)
          if isHeld { seen?.hold(children.pointee, touched: id) }
          if effect?.node != nil, children.pointee.record == nil {
            children.pointee.record = .init()
          }
        } else {
          effect = parent.pointee[keyPath: path].updateChild(id, update)
        }
        if let effect, effect.node == nil { return nil }
        let lift = EffectLift<Parent, ParentAction, State, Action>(
          embed: { embed(id, $0) },
          child: id,
          of: path,
          latest,
          dismiss: onDismiss.map { $0(id) }
        )
        let lifted = effect.map { lift.lift($0) } ?? lift.missing(action, spot)
        return lifted.handedOver
      }
    )
  }
}

/// Distinguishes the effects of one child from those of another that is found at the same place.
@usableFromInline
struct ChildScope: Hashable {
  private let place: AnyHashable
  private let id: AnyHashable

  @usableFromInline
  init(place: some Hashable, id: some Hashable) {
    self.place = AnyHashable(place)
    self.id = AnyHashable(id)
  }
}
