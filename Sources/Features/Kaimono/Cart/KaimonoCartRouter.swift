import Scenes

/// Leads from the cart to other scenes; the only part of the scene that knows them.
final class KaimonoCartRouter: KaimonoCartRouting {
  var place: ScenePlace?

  func showProduct(_ productID: CartProduct.ID) {
    push("product/\(productID)")
  }

  func showPayment() {
    push("payment")
  }

  func showPickupPlace() {
    push("pickup-place")
  }

  func showDeliveryTutorial() {
    push("delivery-tutorial")
  }

  func showTermsAndLaw() {
    push("terms-and-law")
  }

  func showFAQ() {
    push("faq")
  }

  private func push(_ route: String) {
    place?.push(PlaceholderScene(route: route))
  }
}
