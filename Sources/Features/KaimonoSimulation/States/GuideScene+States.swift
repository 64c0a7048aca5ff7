import Kaimono
import ScenesHeadless

extension GuideScene {
  private static let faq = SceneSubject("FAQ", at: "faq")

  /// The states of the guides.
  ///
  /// Those that are not folded always look the same.
  static let states: [SceneState] = [
    SceneSubject("Delivery tutorial", at: "delivery-tutorial")
      .state("default", shows: ["受け取りの流れ", "guide-text-4"]),
    SceneSubject("Terms and law", at: "terms-and-law")
      .state("default", shows: ["特定商取引法に基づく表記", "guide-text-1"]),
    SceneSubject("Notes", at: "notes").state("default", shows: ["ご注文前の確認", "guide-text-4"]),
    faq.state("folded", shows: ["よくある質問", "guide-entry-1"], hides: ["guide-text-1"]),
    faq.state("an answer unfolded", [.tap("guide-entry-1")], shows: ["guide-text-1"]),
  ]
}
