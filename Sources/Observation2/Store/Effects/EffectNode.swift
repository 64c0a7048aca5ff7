public import Observation2

/// The description of an effect; a class, so that having none is a null pointer.
@usableFromInline
final class EffectNode<Action> {
  let operation: EffectOperation<Action>

  init(_ operation: EffectOperation<Action>) {
    self.operation = operation
  }
}

/// The kinds of effects.
@usableFromInline
enum EffectOperation<Action> {
  case send(Action)
  case perform(@MainActor () -> Void)
  case run(SourceSpot, @MainActor (EffectSend<Action>) async throws -> Void)
  case stream(SourceSpot, EventStream<Action>)
  case wait(SourceSpot, Duration, isDeadline: Bool)
  case merge([EffectNode<Action>])
  case concatenate([EffectNode<Action>])
  case cancellable(EffectNode<Action>, AnyHashable, cancelInFlight: Bool)
  case cancel(AnyHashable)
  case throttle(SourceSpot, EffectNode<Action>, AnyHashable, Duration, latest: Bool)
  /// Ends when the child that it belongs to is no longer found in the state.
  case child(EffectNode<Action>, at: [ChildStep])
  case dismiss(SourceSpot)
  case report(StoreIssue)
}
