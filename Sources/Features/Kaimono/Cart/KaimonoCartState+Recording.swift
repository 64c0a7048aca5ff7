import Observation2
import ScenesHeadless
import StateStore
import StorePersistence

extension KaimonoCartState {
  /// The state with which a recorded session of the cart has ended.
  ///
  /// The answers of the shop are among the recorded actions, so it is asked nothing.
  ///
  /// - Parameter text: The lines of a ``/StorePersistence/StoreRecorder``.
  /// - Throws: What is wrong with the recording, and in which line.
  @MainActor
  init(atEndOf text: String) throws(HeadlessAppError) {
    let recording: StoreRecording<KaimonoCartState, KaimonoCartAction>
    do throws(StoreRecording<KaimonoCartState, KaimonoCartAction>.Problem) {
      recording = try StoreRecording(text)
    } catch {
      throw HeadlessAppError(
        "This is no recording of the cart that this version of the app can replay. \(error). "
          + "“harness recording FLOW -o DIR” writes one, cart.jsonl."
      )
    }
    self = recording.end { clock in
      let gateway = EmbeddedKaimonoGateway(clock: clock)
      let orders = KaimonoOrderService(
        gateway: gateway,
        clock: clock,
        storage: PendingOrderMemory()
      )
      return .cart(gateway, orders, KaimonoCartService(orders: orders, storage: CartMemory()))
    }
  }
}
