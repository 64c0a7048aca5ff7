/// What a person reads of the feature's errors, for the presenters of all its scenes.
enum KaimonoWords {
  /// The sentence for a failure.
  static func message(_ error: KaimonoError) -> String {
    switch error {
    case .refusal(.soldOut): "売り切れの商品があります"
    case .refusal(.deadlinePassed): "注文の締切を過ぎました"
    case .refusal(.paymentRefused): "お支払いができませんでした"
    case .device(.notKept): "注文を始められませんでした。端末の空き容量を確認してください"
    case .device(.unread): "前のご注文を確認できませんでした。もう一度お試しください"
    case .connection, .refusal(.voided): "通信できませんでした。もう一度お試しください"
    }
  }
}
