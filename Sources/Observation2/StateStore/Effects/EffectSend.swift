/// Sends actions from inside an effect.
///
/// It may be passed to child tasks: `await send(.progress(0.5))`. Once the effect is over, it sends
/// nothing.
public struct EffectSend<Action>: Sendable {
  private let perform: @MainActor (Action) -> Void

  init(_ perform: @escaping @MainActor (Action) -> Void) {
    self.perform = perform
  }

  /// Sends an action.
  @MainActor
  public func callAsFunction(_ action: Action) {
    perform(action)
  }

  func embedding<Inner>(_ embed: @escaping @MainActor (Inner) -> Action) -> EffectSend<Inner> {
    EffectSend<Inner> { [perform] in perform(embed($0)) }
  }
}
