import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

@MainActor @Suite struct NotificationSettingsSceneTests {
  private let time = VirtualTime()
  private let log = EventLog()
  private let shop: EmbeddedKaimonoGateway

  init() {
    shop = EmbeddedKaimonoGateway(clock: time)
  }

  private func stage() -> Stage {
    Stage(time) { NotificationSettingsScene.build(shop, log: log) }
  }

  @Test func `while they are allowed it says so, and there is nothing to do`() throws {
    let stage = stage()
    #expect(try stage.element("notifications-title").element.text == "お届けの通知")
    #expect(stage.shows("荷物が受け取り場所に着くと、通知でお知らせします。"))
    #expect(!stage.shows("notifications-allow"))
  }

  @Test func `while they are denied a tap allows them`() throws {
    shop.apply(.notificationsDenied)
    let stage = stage()
    #expect(stage.shows("通知は許可されていません。荷物が届いたことは、かいものの画面で確かめられます。"))
    try stage.tap("通知を許可する")
    #expect(!stage.shows("notifications-allow"))
    #expect(stage.shows("荷物が受け取り場所に着くと、通知でお知らせします。"))
    #expect(log.events.map(\.name) == ["notificationSettingsViewDidTapAllowButton"])
  }

  @Test func `what changes in the device's settings is shown at once`() {
    let stage = stage()
    var isShown: [Bool] = []
    for event in [.notificationsDenied, .notificationsAllowed] as [KaimonoBackendEvent] {
      shop.apply(event)
      isShown.append(stage.shows("notifications-allow"))
    }
    #expect(isShown == [true, false])
  }

  @Test func `it is told once that the permission has changed, whatever else the shop does`()
    async throws
  {
    var told: [Bool] = []
    let watching = shop.areNotificationsDenied.drive { told.append($0) }
    shop.apply(.soldOut(101))
    shop.apply(.notificationsDenied)
    shop.apply(.notificationsDenied)
    _ = try await shop.choose(2, of: .payment, after: 0)
    shop.allowNotifications()
    #expect(told == [false, true, false])
    watching.dispose()
  }

  @Test func `nothing of it is left when it is gone`() {
    let stage = stage()
    stage.close()
    #expect(stage.survivors == [])
    #expect(stage.ledger.entries.isEmpty)
  }
}
