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
    try KaimonoError.storing(storage.read)
    let lost = storage.pending?.order.key
    if let lost, lost != order.key {
      if let receipt = try await resolve(lost) { return receipt }
      guard isWanted() else { throw .connection(.cancelled) }
    }
    do throws(KaimonoDeviceError) {
      try storage.keep(PendingOrder(order: order))
    } catch {
      return try await resolved(storage.doubtful, or: .device(error))
    }
    let answer = try await KaimonoError.asking { () throws(KaimonoConnectionError) in
      try await gateway.place(order)
    }
    switch answer {
    case .taken(let receipt): return receipt
    case .refused(let refusal):
      // An earlier request with this key may not have arrived yet.
      let mayArrive = lost == order.key && refusal != .voided
      return try await resolved(mayArrive ? [order.key] : [], or: .refusal(refusal))
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
      if let receipt = try await resolve(key) { return receipt }
      storage.settled(key)
    }
    throw error
  }

  private func resolve(_ key: OrderKey) async throws(KaimonoError) -> OrderReceipt? {
    try await KaimonoError.asking { () throws(KaimonoConnectionError) in
      try await gateway.resolve(key)
    }
  }
}
