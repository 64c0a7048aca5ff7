import Scenes

@testable import Kaimono

final class KaimonoCartRouterSpy: KaimonoCartRouting {
  enum Event: Equatable {
    case product(CartProduct.ID)
    case payment
    case pickupPlace
    case deliveryTutorial
    case termsAndLaw
    case faq
  }

  var place: ScenePlace?
  private(set) var events: [Event] = []

  func showProduct(_ productID: CartProduct.ID) {
    events.append(.product(productID))
  }

  func showPayment() {
    events.append(.payment)
  }

  func showPickupPlace() {
    events.append(.pickupPlace)
  }

  func showDeliveryTutorial() {
    events.append(.deliveryTutorial)
  }

  func showTermsAndLaw() {
    events.append(.termsAndLaw)
  }

  func showFAQ() {
    events.append(.faq)
  }
}
