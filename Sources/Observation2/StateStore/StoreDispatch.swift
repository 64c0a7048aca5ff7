/// How a root store carries out an action.
///
/// An object with a method: a closure that captures only this object jumps there, whereas the
/// captures of a larger closure are fetched first, by one more call for each action.
@usableFromInline
@MainActor
final class StoreDispatch<State, Action> {
  @usableFromInline let core: StoreCore
  @usableFromInline let state: UnsafeMutablePointer<State>
  @usableFromInline let step: ReducerStep<State, Action>
  @usableFromInline let runner: EffectRunner<Action>

  @inlinable
  @inline(__always)
  init(_ core: StoreCore, _ step: ReducerStep<State, Action>, _ runner: EffectRunner<Action>) {
    self.core = core
    state = core.state.assumingMemoryBound(to: State.self)
    self.step = step
    self.runner = runner
  }

  /// Reduces an action now, or once it may be.
  @inlinable
  @inline(__always)
  func take(_ action: UnsafePointer<Action>) {
    guard core.phase == .idle else { return wait(action) }
    reduce(action)
    if core.hasQueue { core.drain() }
  }

  @inlinable
  @inline(__always)
  func reduce(_ action: UnsafePointer<Action>) {
    core.phase = .reducing
    core.running = UnsafeRawPointer(action)
    guard let node = step(state, action).node else { return core.followUp() }
    runner.followUp(consume node)
  }

  /// Apart, so that the common path has little to save and restore.
  @inlinable
  @inline(never)
  func wait(_ action: UnsafePointer<Action>) {
    guard core.mayQueue(UnsafeRawPointer(action)) else { return }
    let waiting = action.pointee
    core.enqueue {
      var action = waiting
      self.reduce(&action)
    }
  }
}
