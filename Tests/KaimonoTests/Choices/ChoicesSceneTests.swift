import Observation2
import Observation2Testing
import Scenes
import ScenesHeadless
import Testing

@testable import Kaimono
@testable import KaimonoSimulation

@MainActor @Suite struct ChoicesSceneTests {
  private let time = VirtualTime()
  private let log = EventLog()
  private let app: ChoiceServices

  init() {
    app = ChoiceServices(time)
  }

  private func stage(_ subject: KaimonoChoiceSubject) async -> Stage {
    let stage = Stage(time) {
      ChoicesScene.build(
        subject,
        gateway: app.shop,
        orders: app.orders,
        choices: app.choices,
        clock: time,
        log: log
      )
    }
    await stage.settle()
    return stage
  }

  /// The identifiers of the choices that are ticked; each is selected as well, and none besides.
  private func ticked(on stage: Stage) throws -> [Int] {
    let rows = stage.frames.elements.filter { $0.element.isChecked != nil }
    #expect(rows.map(\.element.isSelected) == rows.map { $0.element.isChecked == true })
    return try (1...rows.count).filter { id in
      let row = try stage.element(.id("choice-\(id)"))
      #expect(stage.shows(.id("choice-check-\(id)")) == row.element.isSelected)
      return row.element.isSelected
    }
  }

  @Test(
    arguments: [
      (.pickupPlace, "受け取り場所を選ぶ", 6, "渋谷駅前ステーション"),
      (.payment, "お支払い方法を選ぶ", 3, "クレジットカード"),
    ] as [(KaimonoChoiceSubject, String, Int, String)]
  )
  func `it says what to choose, from what, and ticks what is chosen`(
    subject: KaimonoChoiceSubject,
    title: String,
    count: Int,
    chosen: String
  ) async throws {
    let stage = await stage(subject)
    #expect(try stage.element("choices-title").element.text == title)
    for id in 1...count { #expect(stage.shows(.id("choice-\(id)"))) }
    #expect(!stage.shows(.id("choice-\(count + 1)")))
    #expect(try stage.element("choice-1").element.says(chosen))
    #expect(try ticked(on: stage) == [1])
  }

  @Test func `none is ticked before one is chosen`() async throws {
    app.shop.apply(try KaimonoLaunch(["pickup": "none"]))
    #expect(try ticked(on: await stage(.pickupPlace)) == [])
  }

  @Test func `it loads, then shows the choices`() async {
    app.shop.network.latency = .milliseconds(300)
    let stage = await stage(.payment)
    await stage.advance(by: .milliseconds(299))
    #expect(stage.shows("choices-loading"))
    #expect(!stage.shows("choice-1"))
    await stage.advance(by: .milliseconds(1))
    #expect(!stage.shows("choices-loading"))
    #expect(stage.shows("choice-1"))
  }

  @Test func `a failed load is tried again`() async throws {
    app.shop.network.failNext(.server, match: "payment.load")
    let stage = await stage(.payment)
    #expect(stage.shows("通信できませんでした。もう一度お試しください"))
    #expect(!stage.shows("choice-1"))
    try stage.tap("retry")
    await stage.settle()
    #expect(stage.shows("choice-1"))
    #expect(log.events.map(\.name) == ["choicesViewDidTapRetryButton"])
  }

  @Test func `what is tapped is saved at the shop, and ticked then`() async throws {
    let stage = await stage(.payment)
    try stage.tap("choice-3")
    await stage.settle()
    #expect(try await app.chosenID(.payment) == 3)
    #expect(try await app.chosenID(.pickupPlace) == 1)
    #expect(try ticked(on: stage) == [3])
    #expect(log.events.map(\.values) == [["choice": "3"]])
  }

  @Test func `while it saves everything is disabled under a toast, and the earlier one ticked`()
    async throws
  {
    let stage = await stage(.pickupPlace)
    app.shop.network.latency = .seconds(2)
    try stage.tap("choice-2")
    await stage.advance(by: .milliseconds(1_999))
    let controls = stage.frames.elements.filter { $0.element.events.contains(.tap) }
    #expect(controls.count == 6)
    #expect(controls.filter(\.isEnabled).isEmpty)
    #expect(try ticked(on: stage) == [1])
    let toast = try stage.element("choices-toast")
    #expect(toast.element.says("保存しています"))
    #expect(toast.isEnabled)
    await stage.advance(by: .milliseconds(1))
    #expect(!stage.shows("choices-toast"))
    #expect(try ticked(on: stage) == [2])
  }

  @Test(arguments: [SimulatedNetwork.Fault.offline, .server, .timeout])
  func `a failure to save is told, the earlier one stays, and the next try is saved`(
    fault: SimulatedNetwork.Fault
  ) async throws {
    let stage = await stage(.payment)
    app.shop.network.failNext(fault, match: "payment.choose")
    try stage.tap("choice-2")
    await stage.advance(by: .seconds(10))
    #expect(try stage.element("choices-error").element.text == "通信できませんでした。もう一度お試しください")
    #expect(try ticked(on: stage) == [1])
    #expect(try await app.chosenID(.payment) == 1)
    #expect(try stage.element("choice-2").isEnabled)
    try stage.tap("choice-2")
    #expect(!stage.shows("choices-error"))
    await stage.settle()
    #expect(try ticked(on: stage) == [2])
    #expect(try await app.chosenID(.payment) == 2)
  }

  @Test func `a failure to save is seen wherever the choices are scrolled to`() async throws {
    let stage = await stage(.pickupPlace)
    stage.environment.textSize = .accessibilityExtraExtraExtraLarge
    await stage.settle()
    try stage.scroll(to: "choice-6")
    app.shop.network.failNext(.server)
    try stage.tap("choice-6")
    await stage.settle()
    #expect(stage.frames.isVisible(try stage.element("choices-error")))
    #expect(stage.frames.isVisible(try stage.element("choice-6")))
  }

  @Test func `after a lost answer the earlier one can be chosen again`() async throws {
    let stage = await stage(.payment)
    app.shop.network.failNext(.arrivedButTimedOut, match: "payment.choose")
    try stage.tap("choice-2")
    await stage.advance(by: .seconds(10))
    #expect(try await app.chosenID(.payment) == 2)
    #expect(try ticked(on: stage) == [1])
    try stage.tap("choice-1")
    await stage.settle()
    #expect(try await app.chosenID(.payment) == 1)
  }

  @Test func `a choice that arrives late does not replace a later one`() async throws {
    let stage = await stage(.payment)
    app.shop.network.failNext(.arrivesLate, match: "payment.choose")
    try stage.tap("choice-2")
    await stage.advance(by: .seconds(10))
    try stage.tap("choice-3")
    await stage.advance(by: .seconds(60))
    #expect(try await app.chosenID(.payment) == 3)
    #expect(try ticked(on: stage) == [3])
  }

  @Test func `while an order is under way nothing can be chosen`() async throws {
    let stage = await stage(.payment)
    app.orders.place(.sample())
    await stage.settle()
    #expect(try stage.element("choice-2").isEnabled == false)
    #expect(!stage.shows("choices-toast"))
    await stage.advance(by: .seconds(2))
    #expect(try stage.element("choice-2").isEnabled)
  }

  @Test func `left while it saves, it is released at once, and what was chosen is saved`()
    async throws
  {
    let stage = await stage(.payment)
    app.shop.network.latency = .seconds(5)
    try stage.tap("choice-3")
    await stage.settle()
    stage.close()
    #expect(stage.survivors == [])
    #expect(stage.livingScenes == 0)
    await stage.settle()
    #expect(stage.ledger.entries.isEmpty)
    await time.advance(by: .seconds(5))
    #expect(try await app.chosenID(.payment) == 3)
  }

  @Test func `opened again while it still saves, it waits for the end`() async throws {
    app.shop.network.latency = .seconds(5)
    app.choices.choose(3, of: .payment, after: 0)
    await time.advance(by: .seconds(1))
    app.shop.network.latency = .zero
    let stage = await stage(.payment)
    #expect(stage.shows("choices-toast"))
    #expect(try stage.element("choice-2").isEnabled == false)
    await stage.advance(by: .seconds(4))
    #expect(!stage.shows("choices-toast"))
    #expect(try ticked(on: stage) == [3])
  }

  @Test(arguments: [true, false])
  func `a failure is told in the cart only to who has left`(isLeft: Bool) async throws {
    let unsaved = app.cart.unsaved.recorded()
    let stage = await stage(.payment)
    app.shop.network.latency = .seconds(5)
    app.shop.network.failNext(.server)
    try stage.tap("choice-3")
    await stage.settle()
    if isLeft { stage.close() }
    await time.advance(by: .seconds(5))
    #expect(unsaved.values.last == (isLeft ? [.payment: "受け取り時の現金"] : [:]))
  }
}
