/// An error of a request to the shop.
package enum KaimonoError: Error, Hashable, Sendable {
  /// There is no connection.
  case offline
  /// No answer came in time.
  case timedOut
  /// The shop could not answer.
  case server
  /// The task that waited for the answer was cancelled.
  case cancelled
  /// The shop's data can't be read.
  case data(KaimonoDataError)
  /// The shop is out of these ordered products.
  case soldOut([CartProduct.ID])
  /// It is too late for the day; `next` is the next open day, if there is one.
  case deadlinePassed(next: PickupDay?)
  /// The payment was refused.
  case paymentRefused
  /// The device could not store the order, so it was not sent.
  case notKept
  /// The device could not read its storage, so it is unknown whether there is an order already.
  case unread
  /// The order's key was refused or resolved before, so the shop does not take it any more.
  case voided

  /// Whether the error is the shop's refusal.
  ///
  /// If not, it may be unknown whether the shop has carried out the request.
  var isRefusal: Bool {
    switch self {
    case .soldOut, .deadlinePassed, .paymentRefused, .voided: true
    case .offline, .timedOut, .server, .cancelled, .data, .notKept, .unread: false
    }
  }
}

/// An error of reading the shop's bundled data.
package enum KaimonoDataError: Error, Hashable, Sendable {
  /// The file is not in the bundle.
  case missing(file: String)
  /// The file's content is invalid.
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
