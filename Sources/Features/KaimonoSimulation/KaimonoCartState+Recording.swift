import Kaimono
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
  /// - Throws: A ``/ScenesHeadless/SimulatedAppError`` with the problem of the recording and its line.
  @MainActor
  init(atEndOf text: String) throws(SimulatedAppError) {
    let recording: StoreRecording<KaimonoCartState, KaimonoCartAction>
    do throws(StoreRecording<KaimonoCartState, KaimonoCartAction>.Problem) {
      // The cart has no history, so its own recordings restore no state.
      recording = try StoreRecording(text, keepingAtMost: 100)
    } catch {
      throw SimulatedAppError(
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
    guard isPlausible else {
      throw SimulatedAppError(
        "The recording ends with a cart that has a product twice, or prices or quantities beyond 0 to "
          + "\(Self.mostOfARecording): it was not written by this app."
      )
    }
  }

  /// The highest price and the largest quantity that a recording may have, so that sums of them are numbers.
  private static let mostOfARecording = 1_000_000

  /// A Boolean value that indicates whether the app can show its carts, the person's and the ordered one.
  private var isPlausible: Bool {
    let allowed = 0...Self.mostOfARecording
    return [contents.products + contents.added, cart?.products ?? []].allSatisfy { products in
      Set(products.map(\.id)).count == products.count
        && products.allSatisfy { allowed ~= $0.price.amount && allowed ~= $0.quantity }
    } && contents.chosen.values.allSatisfy { allowed ~= $0 }
  }
}
