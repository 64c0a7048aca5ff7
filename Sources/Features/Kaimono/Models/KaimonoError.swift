/// Why something with the shop did not succeed: one of the three kinds that a person, and the order
/// service, have to tell apart.
package enum KaimonoError: Error, Hashable, Codable, Sendable {
  /// What the way to the shop did; whether the shop has carried out the request may be unknown.
  case connection(KaimonoConnectionError)
  /// What the shop refused; it has not done what it was asked, and never will for this request.
  case refusal(KaimonoRefusal)
  /// What the device could not keep or read; nothing was sent.
  case device(KaimonoDeviceError)

  /// Whether the error is the shop's refusal.
  ///
  /// If not, it may be unknown whether the shop has carried out the request.
  var isRefusal: Bool {
    if case .refusal = self { true } else { false }
  }

  /// Waits for the shop.
  ///
  /// - Throws: ``connection(_:)`` if the way fails.
  static func asking<Value>(
    _ work: () async throws(KaimonoConnectionError) -> Value
  ) async throws(KaimonoError) -> Value {
    do throws(KaimonoConnectionError) {
      return try await work()
    } catch {
      throw .connection(error)
    }
  }

  /// Uses the device's storage.
  ///
  /// - Throws: ``device(_:)`` if the storage fails.
  static func storing(_ work: () throws(KaimonoDeviceError) -> Void) throws(KaimonoError) {
    do throws(KaimonoDeviceError) {
      try work()
    } catch {
      throw .device(error)
    }
  }
}
