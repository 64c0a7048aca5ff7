import Kaimono

extension SimulatedKaimono {
  /// Has the stores of the cart record from the next run on.
  package func record() {
    isRecorded = true
  }

  /// The recording by the cart that was opened last in this run, or in the last one.
  package var recordings: [String: String] { session?.recording.map { ["cart": $0] } ?? [:] }
}

extension KaimonoFeature {
  /// Goes on where a recorded session of the cart has ended.
  ///
  /// This device's shop is another one, and an order that was under way is a new one to it, by a key of its own.
  func takeUp(_ end: KaimonoCartState) {
    cart.takeUp(end)
    if end.isOrdering, let ordered = end.cart { orders.place(ordered) }
  }
}
