/// Changes a state by actions, and returns the effects that they start.
///
/// A value made of closures: reducers can be combined, and a child's is lifted to its parent.
///
/// ```swift
/// static func counter(_ gateway: any CounterGateway) -> Reducer<Counter, CounterAction> {
///   Reducer { state, action in
///     switch action {
///     case .increment:
///       state.count += 1
///       return .none
///     case .load:
///       return .run { send in send(.loaded(try await gateway.count())) }
///     …
/// ```
///
/// Its dependencies (gateway, clock, generators) are arguments of the function that makes it;
/// nothing is looked up.
@MainActor
public struct Reducer<State, Action> {
  @usableFromInline let step: ReducerStep<State, Action>

  @inlinable
  @inline(__always)
  init(step: ReducerStep<State, Action>) {
    self.step = step
  }

  /// Creates a reducer from a closure, which changes the state in place and returns the effect to
  /// start.
  @inlinable
  @inline(__always)
  public init(_ reduce: @escaping @MainActor (inout State, Action) -> Effect<Action>) {
    step = ReducerStep { _, state, action in reduce(&state.pointee, action.pointee).handedOver }
  }

  /// Changes a state by an action, and drops the effect.
  package func reduceWithoutEffects(_ state: inout State, _ action: Action) {
    var action = action
    _ = step(&state, &action)
  }

  /// A reducer that does nothing.
  public static var empty: Reducer { Reducer(step: ReducerStep { _, _, _ in nil }) }

  /// A reducer that runs this one, then another, on the same action; their effects run side by side.
  @inlinable
  public func combined(with other: Reducer) -> Reducer {
    let pair = ReducerPair(step, other.step)
    return Reducer(
      step: ReducerStep(of: pair) { pair, state, action in
        ReducerPair<State, Action>.cast(pair).reduce(state, action).handedOver
      }
    )
  }

  /// A reducer that runs several, in order, on the same action.
  @inlinable
  public static func combine(_ reducers: Reducer...) -> Reducer {
    combine(reducers)
  }

  /// A reducer that runs all reducers of a list, in its order, on the same action.
  @inlinable
  public static func combine(_ reducers: [Reducer]) -> Reducer {
    guard let first = reducers.first else { return .empty }
    return reducers.dropFirst().reduce(first) { $0.combined(with: $1) }
  }
}
