/// Why the shop did not do what it was asked for.
package enum KaimonoError: Error, Hashable, Sendable {
  /// There is no connection.
  case offline
  /// No answer came in time.
  case timedOut
  /// The shop could not answer.
  case server
  /// Nobody waits for the answer any more.
  case cancelled
  /// The shop's data can't be read.
  case data(KaimonoDataError)
  /// The shop is out of some of what was ordered.
  case soldOut([CartProduct.ID])
  /// It is too late for the day; the next one that can be ordered for, if there is any.
  case deadlinePassed(next: PickupDay?)
  /// The payment was refused.
  case paymentRefused
  /// The device could not keep the order's key, so the order was not sent.
  case notKept
  /// The device could not read what it has kept, so it is unknown whether there is an order already.
  case unread
  /// The order's key was refused or resolved before, so the shop does not take it any more.
  case voided

  /// Whether it is an answer of the shop's.
  ///
  /// If not, it may be unknown whether the shop has done what it was asked for.
  var isRefusal: Bool {
    switch self {
    case .soldOut, .deadlinePassed, .paymentRefused, .voided: true
    case .offline, .timedOut, .server, .cancelled, .data, .notKept, .unread: false
    }
  }
}

/// Why bundled data of the shop could not be read.
package enum KaimonoDataError: Error, Hashable, Sendable {
  /// The file is not in the bundle.
  case missing(file: String)
  /// The file is not what it should be.
  case malformed(file: String, reason: String)
}

extension KaimonoDataError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let file):
      "\(file) is not in the bundle of Kaimono. Add its folder to the target's resources."
    case .malformed(let file, let reason): "\(file) can't be read: \(reason)"
    }
  }
}
