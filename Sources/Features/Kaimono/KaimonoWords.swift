/// What a person reads in more than one of the feature's scenes, for their presenters.
enum KaimonoWords {
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

  /// The heading of what there is to choose, which is also the row of a choice that nobody has made yet.
  static func title(of subject: KaimonoChoiceSubject) -> String {
    switch subject {
    case .pickupPlace: "受け取り場所を選ぶ"
    case .payment: "お支払い方法を選ぶ"
    }
  }
}
