import ScenesTransport

/// A refusal as it is sent.
package struct RefusalMessage: Codable {
  let refusal: TimelineRefusal

  /// Creates one with all its values.
  package init(refusal: TimelineRefusal) {
    self.refusal = refusal
  }

  /// Reads the refusal.
  ///
  /// - Parameter possible: The only one with which the request can be refused.
  /// - Returns: The refusal.
  /// - Throws: That it is another one.
  func reason(_ possible: TimelineRefusal) throws(TransportMistake) -> TimelineRefusal {
    guard refusal == possible else {
      throw .field("refusal", "is \(refusal.rawValue), not \(possible.rawValue).")
    }
    return refusal
  }
}

extension TimelineRefusal {
  /// The status with which it comes.
  package var status: Int {
    switch self {
    case .unknownPage: 410
    case .notOwn: 403
    }
  }
}
