/// Sends one order: the steps with the storage and the shop until the order's result is known.
@MainActor
struct OrderSending {
  let order: KaimonoOrder
  let gateway: any KaimonoGateway
  let storage: any PendingOrderStorage

  /// Sends the order, and resolves every other key that might still become an order.
  ///
  /// - Parameter isWanted: Whether the app's run that sends the order still goes on; after its end
  ///   the stored order belongs to the next run.
  /// - Returns: The receipt of this order, or of a lost one that had arrived after all.
  /// - Throws: A refusal, after which no request sent so far is ever taken; or the reason why the
  ///   result is unknown.
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
      // An earlier request with this key may not have arrived yet.
      let mayArrive = lost == order.key && error.isRefusal && error != .voided
      return try await resolved(mayArrive ? [order.key] : [], or: error)
    }
  }

  /// Resolves keys.
  ///
  /// - Returns: The receipt of the first key whose order has arrived.
  /// - Throws: The error if no order with these keys has arrived, so that none ever will.
  private func resolved(
    _ keys: [OrderKey],
    or error: KaimonoError
  ) async throws(KaimonoError) -> OrderReceipt {
    for key in keys {
      if let receipt = try await gateway.resolve(key) { return receipt }
      storage.settled(key)
    }
    throw error
  }
}
