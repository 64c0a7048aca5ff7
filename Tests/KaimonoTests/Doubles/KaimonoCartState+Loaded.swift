import StateStore

@testable import Kaimono

extension KaimonoCartState {
  /// The state after the shop has answered with a cart.
  static func loaded(
    _ cart: KaimonoCart = .sample(),
    order: KaimonoOrderService.Phase = .idle
  ) -> KaimonoCartState {
    var state = KaimonoCartState(header: Loadable(cart.header), order: order)
    state.contents.take(cart.products)
    return state
  }

  /// The state after a load has failed.
  static func failed(_ error: KaimonoError) -> KaimonoCartState {
    var state = KaimonoCartState()
    state.header.fail(with: error)
    return state
  }
}
