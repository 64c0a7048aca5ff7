/// One order on its way: what is asked of the device and the shop until it is known what became of
/// it.
@MainActor
struct OrderSending {
  let order: KaimonoOrder
  let gateway: any KaimonoGateway
  let storage: any PendingOrderStorage

  /// Sends the order, and resolves whatever else might still become one.
  ///
  /// - Parameter isWanted: Whether the run of the app that sends it goes on; what is kept of one that
  ///   has ended is the next one's.
  /// - Returns: The receipt of this order, or of a lost one that had arrived all the same.
  /// - Throws: A refusal, and then nothing that was sent for the person so far is ever taken; or why
  ///   it is unknown.
  func receipt(isWanted: () -> Bool) async throws(KaimonoError) -> OrderReceipt {
    try storage.read()
    let lost = storage.pending?.order.key
    if let lost, lost != order.key {
      if let receipt = try await gateway.resolve(lost) { return receipt }
      guard isWanted() else { throw .cancelled }
    }
    do throws(KaimonoError) {
      try storage.keep(PendingOrder(order: order))
    } catch {
      return try await resolved(storage.doubtful, or: error)
    }
    do throws(KaimonoError) {
      return try await gateway.place(order)
    } catch {
      // What was sent with this key before may not have arrived yet.
      let mayArrive = lost == order.key && error.isRefusal && error != .voided
      return try await resolved(mayArrive ? [order.key] : [], or: error)
    }
  }

  /// Resolves some keys.
  ///
  /// - Returns: The receipt of one that is an order.
  /// - Throws: The error if none of them is, nor ever will be.
  private func resolved(
    _ keys: [OrderKey],
    or error: KaimonoError
  ) async throws(KaimonoError) -> OrderReceipt {
    for key in keys {
      if let receipt = try await gateway.resolve(key) { return receipt }
    }
    throw error
  }
}
