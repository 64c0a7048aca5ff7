public import Observation2

/// Turns effects of a child into effects of its parent.
@usableFromInline
@MainActor
struct EffectLift<Parent, ParentAction, Child, ChildAction> {
  @usableFromInline let embed: @MainActor (ChildAction) -> ParentAction
  /// The way from the parent to the child.
  @usableFromInline let step: ChildStep
  /// The prefix of the child's identifiers; `nil` for a part that is always there.
  @usableFromInline let scope: AnyHashable?
  /// The action that the parent receives for a dismissal.
  @usableFromInline let dismiss: ParentAction?

  /// For a part that is always there.
  @usableFromInline
  init(
    embed: @escaping @MainActor (ChildAction) -> ParentAction,
    part path: KeyPath<Parent, Child>
  ) {
    self.embed = embed
    step = .part(path)
    scope = nil
    dismiss = nil
  }

  /// For effects of other actions, and the same state.
  init(embed: @escaping @MainActor (ChildAction) -> ParentAction) where Parent == Child {
    self.embed = embed
    step = .here
    scope = nil
    dismiss = nil
  }

  /// For a child that may be missing.
  @usableFromInline
  init(
    embed: @escaping @MainActor (ChildAction) -> ParentAction,
    child: @escaping @MainActor (Parent) -> Child?,
    scope: some Hashable,
    dismiss: ParentAction?
  ) {
    self.embed = embed
    step = .child(of: Parent.self, at: AnyHashable(scope)) { child($0) }
    self.scope = AnyHashable(scope)
    self.dismiss = dismiss
  }

  /// For a child of a collection.
  @inlinable
  init<Children: ChildCollection<ChildID, Child>, ChildID>(
    embed: @escaping @MainActor (ChildAction) -> ParentAction,
    child id: ChildID,
    of path: KeyPath<Parent, Children>,
    _ latest: SeenChildren<Children>.Latest,
    dismiss: ParentAction?
  ) {
    self.embed = embed
    step = .child(id, of: path, latest)
    scope = AnyHashable(ChildScope(place: path as AnyKeyPath, id: id))
    self.dismiss = dismiss
  }

  /// The report of an action to a child that is missing.
  @usableFromInline
  func missing(_ action: ChildAction, _ spot: SourceSpot) -> Effect<ParentAction> {
    Effect(.report(.missingChild(action: "\(action)", spot)))
  }

  /// Lifts an effect of a child that may go missing, which then ends the effect.
  @usableFromInline
  func lift(_ effect: Effect<ChildAction>) -> Effect<ParentAction> {
    guard let node = effect.lifted(self).node else { return .none }
    return Effect(.child(node, at: [step]))
  }

  fileprivate func lift(_ node: EffectNode<ChildAction>) -> EffectNode<ParentAction> {
    node.rebuilt { operation($0, of: $1) }
  }

  private func operation(
    _ operation: EffectOperation<ChildAction>,
    of parts: [EffectNode<ParentAction>]
  ) -> EffectOperation<ParentAction> {
    let embed = embed
    switch operation {
    case .send(let action): return .send(embed(action))
    case .perform(let work): return .perform(work)
    case .run(let spot, let work):
      return .run(spot) { send in try await work(send.embedding(embed)) }
    case .stream(let spot, let stream):
      return .stream(spot, stream.map { embed($0) })
    case .wait(let spot, let duration, let isDeadline):
      return .wait(spot, duration, isDeadline: isDeadline)
    case .merge: return .merge(parts)
    case .concatenate: return .concatenate(parts)
    case .cancellable(_, let id, let cancelInFlight):
      return .cancellable(parts[0], scoped(id), cancelInFlight: cancelInFlight)
    case .cancel(let id): return .cancel(scoped(id))
    case .throttle(let spot, _, let id, let duration, let latest):
      return .throttle(spot, parts[0], scoped(id), duration, latest: latest)
    case .child(_, let steps): return .child(parts[0], at: [step] + steps)
    case .dismiss(let spot): return dismiss.map { .send($0) } ?? .dismiss(spot)
    case .report(let issue): return .report(issue)
    }
  }

  private func scoped(_ id: AnyHashable) -> AnyHashable {
    scope.map { AnyHashable(ScopedEffectID(scope: $0, id: id)) } ?? id
  }
}

extension Effect {
  /// Returns this effect as one of a parent.
  @usableFromInline
  @MainActor
  func lifted<Parent, ParentAction, Child>(
    _ lift: EffectLift<Parent, ParentAction, Child, Action>
  ) -> Effect<ParentAction> {
    Effect<ParentAction>(node: node.map { lift.lift($0) })
  }
}

/// An identifier of a child's effect, told apart from equal ones of its parent and siblings.
private struct ScopedEffectID: Hashable {
  let scope: AnyHashable
  let id: AnyHashable
}
