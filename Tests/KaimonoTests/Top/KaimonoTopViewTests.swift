import Observation2
import Scenes
import ScenesHeadless
import Testing

@testable import Kaimono

@MainActor @Suite struct KaimonoTopViewTests {
  private func frames(_ flags: TopFlags, error: String? = nil) -> ScreenFrames {
    let dataSource = KaimonoTopView.DataSource()
    dataSource.isLoadingDeliveries = flags.isLoadingDeliveries
    dataSource.hasLeastOneOrder = flags.hasLeastOneOrder
    dataSource.hasAcceptableDeliveries = flags.hasAcceptableDeliveries
    dataSource.isPushNotificationDenied = flags.isPushNotificationDenied
    dataSource.loadingError = error
    dataSource.pickupPlace = "渋谷駅前ステーション"
    dataSource.deadline = "注文の締切 4月1日 10:00"
    dataSource.shops = KaimonoTop.sample.shops
    return ScreenFrames(of: KaimonoTopView(dataSource: dataSource))
  }

  private func identifiers(_ frames: ScreenFrames) -> [String] {
    frames.elements.compactMap(\.element.identifier)
  }

  @Test(arguments: TopFlags.all)
  func `each combination of the flags has its rows, and all else is shown`(flags: TopFlags) {
    let rest = [
      "kaimono-pickup-place", "kaimono-deadline", "kaimono-shops-header", "kaimono-shop-1",
      "kaimono-shop-2",
    ]
    #expect(identifiers(frames(flags)) == flags.rows + rest)
  }

  @Test(arguments: TopFlags.all)
  func `what stands below each other is 16 apart`(flags: TopFlags) throws {
    let rows = frames(flags).elements.filter { $0.element.identifier != nil }
    let gaps = zip(rows, rows.dropFirst()).map { $1.frame.y - $0.frame.maxY }
    #expect(gaps == Array(repeating: 16, count: rows.count - 1))
  }

  @Test(
    arguments: [
      ("kaimono-acceptable-deliveries", true, "受け取り可能なご注文があります"),
      ("kaimono-recent-orders", false, "最近の買い物を見る"),
      ("kaimono-notification-settings", false, "お届けの通知を受け取る設定をする"),
      ("kaimono-pickup-place", false, "渋谷駅前ステーション"),
      ("kaimono-deadline", false, "注文の締切 4月1日 10:00"),
      ("kaimono-shop-1", false, "しぶや旬の市"),
    ]
  )
  func `each row says what it is`(id: String, hasAcceptableDeliveries: Bool, text: String) throws {
    let frames = frames(TopFlags(false, true, hasAcceptableDeliveries, true, []))
    #expect(try frames.element(.id(id)).element.text == text)
  }

  @Test func `a failure is told above all else, which stays`() throws {
    let frames = frames(TopFlags(false, true, false, true, []), error: "通信できませんでした。もう一度お試しください")
    let shown = identifiers(frames)
    #expect(shown.prefix(3) == ["loading-error", "retry", "kaimono-recent-orders"])
    #expect(shown.last == "kaimono-shop-2")
  }
}
