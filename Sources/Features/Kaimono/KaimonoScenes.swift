import Observation2
import Scenes

/// Builds the feature's scenes for one run of the app.
@MainActor
package struct KaimonoScenes {
  let gateway: any KaimonoGateway
  let orders: KaimonoOrderService
  let cart: KaimonoCartService
  let session: KaimonoCartSession
  let choices: KaimonoChoiceService
  let permission: any NotificationPermission
  let notices: any ShopNotices
  let exits: KaimonoExits
  let clock: any AppClock
  let log: EventLog

  /// Builds the scene of a route.
  func scene(of route: KaimonoRoute) -> any SceneHost {
    switch route {
    case .top: KaimonoTopScene.build(sources, clock: clock, log: log)
    case .cart:
      KaimonoCartScene.build(
        gateway: gateway,
        orders: orders,
        cart: cart,
        notices: notices,
        session: session,
        clock: clock,
        log: log
      )
    case .product(let id):
      ProductScene.build(
        id,
        gateway: gateway,
        orders: orders,
        cart: cart,
        notices: notices,
        exits: exits,
        clock: clock,
        log: log
      )
    case .products(let ids): shop(.products(ids))
    case .shop(let id): shop(.shop(id))
    case .deliveryTutorial: GuideScene.build(.deliveryTutorial, log: log)
    case .termsAndLaw: GuideScene.build(.termsAndLaw, log: log)
    case .notes: GuideScene.build(.notes, log: log)
    case .faq: GuideScene.build(.faq, log: log)
    case .pickupPlace: choices(.pickupPlace)
    case .payment: choices(.payment)
    case .orders:
      OrderListScene.build(
        gateway: gateway,
        orders: orders,
        notices: notices,
        clock: clock,
        log: log
      )
    case .order(let id):
      OrderDetailScene.build(
        id,
        gateway: gateway,
        orders: orders,
        notices: notices,
        clock: clock,
        log: log
      )
    case .notificationSettings: NotificationSettingsScene.build(permission, log: log)
    }
  }

  private var sources: KaimonoTopSources {
    KaimonoTopSources(
      gateway: gateway,
      orders: orders,
      cart: cart,
      permission: permission,
      notices: notices
    )
  }

  private func choices(_ subject: KaimonoChoiceSubject) -> ChoicesScene {
    ChoicesScene.build(
      subject,
      gateway: gateway,
      orders: orders,
      choices: choices,
      clock: clock,
      log: log
    )
  }

  private func shop(_ subject: OffersSubject) -> ShopScene {
    ShopScene.build(
      subject,
      gateway: gateway,
      orders: orders,
      cart: cart,
      notices: notices,
      clock: clock,
      log: log
    )
  }
}
