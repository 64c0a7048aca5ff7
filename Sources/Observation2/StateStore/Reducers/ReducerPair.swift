/// Two reducers that run one after the other.
@usableFromInline
@MainActor
final class ReducerPair<State, Action>: FunctionPart {
  @usableFromInline let first: ReducerStep<State, Action>
  @usableFromInline let second: ReducerStep<State, Action>

  @inlinable
  init(_ first: ReducerStep<State, Action>, _ second: ReducerStep<State, Action>) {
    self.first = first
    self.second = second
  }

  @inlinable
  @inline(__always)
  func reduce(
    _ state: UnsafeMutablePointer<State>,
    _ action: UnsafePointer<Action>
  ) -> Effect<Action> {
    let before = first(state, action)
    let after = second(state, action)
    if before.node == nil { return after }
    if after.node == nil { return before }
    return .merge(before, after)
  }
}
