import Foundation

/// The texts that more than one of the feature's scenes shows, for their presenters.
package enum KaimonoWords {
  /// The sentence for a failure.
  static func message(_ error: KaimonoError) -> String {
    switch error {
    case .refusal(.soldOut): "売り切れの商品があります"
    case .refusal(.deadlinePassed): "注文の締切を過ぎました"
    case .refusal(.paymentRefused): "お支払いができませんでした"
    case .refusal(.pickupPlaceMissing): "受け取り場所を選んでください"
    case .device(.notKept): "注文を始められませんでした。端末の空き容量を確認してください"
    case .device(.unread): "前のご注文を確認できませんでした。もう一度お試しください"
    case .connection, .refusal(.voided): "通信できませんでした。もう一度お試しください"
    }
  }

  /// The heading of the choices of a subject.
  ///
  /// It is also the row of a choice that the person has not made yet.
  package static func title(of subject: KaimonoChoiceSubject) -> String {
    switch subject {
    case .pickupPlace: "受け取り場所を選ぶ"
    case .payment: "お支払い方法を選ぶ"
    }
  }

  /// The day on which an order is picked up.
  static func text(of day: PickupDay) -> String {
    "受け取り日 \(day.year)年\(day.month)月\(day.day)日"
  }

  /// The sum of a cart.
  static func total(of cart: KaimonoCart) -> String { "合計 \(cart.total)" }

  /// A moment of the time since 1970-01-01T00:00:00Z, on the shop's clock: `4月1日 10:00`.
  static func moment(_ moment: Duration) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 9 * 3_600) ?? .gmt
    let date = Date(timeIntervalSince1970: Double(moment.components.seconds))
    let parts = calendar.dateComponents([.month, .day, .hour, .minute], from: date)
    let minute = parts.minute ?? 0
    return
      "\(parts.month ?? 0)月\(parts.day ?? 0)日 \(parts.hour ?? 0):\(minute < 10 ? "0" : "")\(minute)"
  }
}
