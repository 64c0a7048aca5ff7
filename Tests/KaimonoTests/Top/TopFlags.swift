import Testing

/// What the rows about deliveries are to be, for each combination of the flags.
struct TopFlags: CustomTestStringConvertible {
  let isLoadingDeliveries: Bool
  let hasLeastOneOrder: Bool
  let hasAcceptableDeliveries: Bool
  let isPushNotificationDenied: Bool
  let rows: [String]

  var testDescription: String {
    "\(isLoadingDeliveries) \(hasLeastOneOrder) \(hasAcceptableDeliveries) \(isPushNotificationDenied)"
  }

  init(_ loads: Bool, _ ordered: Bool, _ acceptable: Bool, _ denied: Bool, _ rows: [String]) {
    isLoadingDeliveries = loads
    hasLeastOneOrder = ordered
    hasAcceptableDeliveries = acceptable
    isPushNotificationDenied = denied
    self.rows = rows
  }

  private static let (loading, acceptable, recent, settings) = (
    "kaimono-loading", "kaimono-acceptable-deliveries", "kaimono-recent-orders",
    "kaimono-notification-settings"
  )

  /// All combinations.
  static let all: [TopFlags] = [
    TopFlags(false, false, false, false, []),
    TopFlags(false, false, false, true, []),
    TopFlags(false, false, true, false, []),
    TopFlags(false, false, true, true, []),
    TopFlags(false, true, false, false, [recent]),
    TopFlags(false, true, false, true, [recent, settings]),
    TopFlags(false, true, true, false, [acceptable]),
    TopFlags(false, true, true, true, [acceptable, settings]),
    TopFlags(true, false, false, false, [loading]),
    TopFlags(true, false, false, true, [loading]),
    TopFlags(true, false, true, false, [loading]),
    TopFlags(true, false, true, true, [loading]),
    TopFlags(true, true, false, false, [loading]),
    TopFlags(true, true, false, true, [loading]),
    TopFlags(true, true, true, false, [loading]),
    TopFlags(true, true, true, true, [loading]),
  ]
}
