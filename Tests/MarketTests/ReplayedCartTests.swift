import Observation2
import Scenes
import ScenesHeadless
import StateStore
import StorePersistence
import Testing

@testable import Kaimono
@testable import KaimonoSimulation
@testable import MarketSimulation

/// A recorded session of the cart, and the app that begins where it has ended.
@MainActor @Suite struct ReplayedCartTests {
  /// How a session of the cart ends.
  enum End: CaseIterable {
    case loaded, loading, loadingFailed
    case changed, emptied
    case ordered, ordering, refused, unanswered
    case choiceLost
  }

  private let time = VirtualTime()

  /// Records a session that ends so.
  private func session(_ end: End) async throws -> (stage: Stage, app: MarketApp, text: String) {
    let app = MarketApp(clock: time, seed: 0)
    app.record()
    if end == .loadingFailed { app.network.isOffline = true }
    let stage = try Stage(time, launching: app, ["scene": "cart"])
    if end != .loading { await stage.advance(by: .seconds(1)) }
    try await finish(end, app, stage)
    return (stage, app, try #require(app.recordings["cart"]))
  }

  private func finish(_ end: End, _ app: MarketApp, _ stage: Stage) async throws {
    switch end {
    case .loaded, .loading, .loadingFailed: return
    case .changed:
      let kaimono = try #require(app.kaimono)
      kaimono.shop.apply(.soldOut(103))
      try stage.change(.id("cart-quantity-101"), to: .number(5))
      try stage.change(.id("cart-quantity-102"), to: .number(0))
    case .emptied:
      for id in [101, 102, 103] { try stage.change(.id("cart-quantity-\(id)"), to: .number(0)) }
    case .ordering:
      app.network.latency = .seconds(5)
      try stage.tap("order-button")
      return await stage.settle()
    case .ordered: try stage.tap("order-button")
    case .refused:
      try app.backend("soldOut", ["product": "103"])
      try stage.tap("order-button")
    case .unanswered:
      app.network.failNext(.arrivedButTimedOut, match: "cart.order")
      try stage.tap("order-button")
    case .choiceLost:
      try stage.tap("cart-payment-row")
      await stage.advance(by: .seconds(1))
      app.network.latency = .seconds(5)
      app.network.failNext(.offline, match: "payment")
      try stage.tap("choice-2")
      _ = stage.back()
      await stage.advance(by: .seconds(20))
      return
    }
    await stage.advance(by: .seconds(60))
  }

  private func replay(_ text: String) throws -> (stage: Stage, app: MarketApp) {
    let app = MarketApp(clock: time, seed: 0)
    let stage = try Stage(time, launching: app, MarketApp.launchArguments(replaying: text))
    return (stage, app)
  }

  private func screen(_ stage: Stage) -> String { ScreenTranscript(stage.frames).description }

  @Test(arguments: End.allCases)
  func `a replay shows the last screen of the session`(end: End) async throws {
    let (first, _, text) = try await session(end)
    let (second, app) = try replay(text)
    await second.settle()
    #expect(screen(second) == screen(first))
    #expect(second.navigator.navigation.top?.route.as(KaimonoRoute.self) == .cart)
    #expect(app.invariants.compactMap { $0.violation(on: second) } == [])
    if end != .ordering, end != .loading {
      await second.advance(by: .seconds(60))
      #expect(screen(second) == screen(first))
      #expect(app.invariants.compactMap { $0.violation(on: second) } == [])
    }
  }

  @Test(arguments: End.allCases)
  func `a replay comes to the recorded states, and sends nothing that was recorded`(
    end: End
  ) async throws {
    let (_, _, text) = try await session(end)
    let recording = try StoreRecording<KaimonoCartState, KaimonoCartAction>(text)
    let shop = EmbeddedKaimonoGateway(clock: time)
    let orders = KaimonoOrderService(gateway: shop, clock: time, storage: PendingOrderMemory())
    let service = KaimonoCartService(orders: orders, storage: CartMemory())
    try recording.check(
      report: { message, _, _, _, _ in Issue.record("\(message)") },
      reducer: { _ in .cart(shop, orders, service) }
    )
    #expect(!orders.isUnderWay)
    #expect(shop.network.requests.isEmpty)
    let (stage, app) = try replay(text)
    await stage.advance(by: .seconds(60))
    let asked = app.network.requests.count { $0.name == "cart.order" }
    #expect(asked == (end == .ordering ? 1 : 0))
    #expect(try app.askBackend("orders", [:]) as? Int == asked)
    if end != .loading { #expect(!app.network.requests.contains { $0.name == "cart.load" }) }
  }

  @Test func `an order that was under way is one to this shop, and the next one is another`()
    async throws
  {
    let (_, _, text) = try await session(.ordering)
    let (stage, app) = try replay(text)
    await stage.advance(by: .seconds(1))
    #expect(stage.shows("order-done"))
    let next = try Stage(time, launching: app, ["scene": "cart", "cart": "default"])
    await next.advance(by: .seconds(1))
    try next.tap("order-button")
    await next.advance(by: .seconds(1))
    #expect(next.shows("order-done"))
    #expect(try app.askBackend("orders", [:]) as? Int == 2)
    #expect(app.invariants.compactMap { $0.violation(on: next) } == [])
  }

  @Test func `a session that goes on from a recording is recorded, and can be replayed again`()
    async throws
  {
    let (_, _, text) = try await session(.changed)
    let app = MarketApp(clock: time, seed: 0)
    app.record()
    let second = try Stage(time, launching: app, MarketApp.launchArguments(replaying: text))
    await second.settle()
    try second.change(.id("cart-quantity-103"), to: .number(2))
    await second.settle()
    let (third, _) = try replay(try #require(app.recordings["cart"]))
    await third.settle()
    #expect(screen(third) == screen(second))
  }

  @Test func `an app that is not asked to records nothing`() async throws {
    let app = MarketApp(clock: time, seed: 0)
    let stage = try Stage(time, launching: app, ["scene": "cart"])
    await stage.advance(by: .seconds(1))
    #expect(app.recordings == [:])
  }

  // MARK: - What is no recording

  private func refusal(of text: String) -> String? {
    let app = MarketApp(clock: time, seed: 0)
    do throws(SimulatedAppError) {
      try app.launch(MarketApp.launchArguments(replaying: text), in: SceneNavigator())
      return nil
    } catch {
      return error.description
    }
  }

  /// A recording of any store, whole and sealed, with one action that changes nothing.
  private func sealed<State: Codable>(_ state: State) -> String {
    var text = ""
    let recorder = StoreRecorder<State, KaimonoCartAction>(
      of: state,
      clock: time,
      report: { Issue.record($0) },
      write: { text += $0 + "\n" }
    )
    let store = Store(
      initial: state,
      reducer: .empty,
      clock: recorder.clock,
      middleware: [recorder.middleware]
    )
    store.send(.shown)
    return text
  }

  @Test func `a text that is no recording of this store is refused with its line`() throws {
    for text in ["", "\n", "何か", "{}", "{\"version\":2}\n", sealed(["cups": 3])] {
      let reason = try #require(refusal(of: text), "\(text)")
      #expect(reason.hasPrefix("This is no recording of the cart that this version of the app can"))
      #expect(reason.contains("Line 1 of the recording: "))
    }
  }

  @Test(
    arguments: [
      [(101, 198, .max)], [(101, .max, 2)], [(101, 198, -1)], [(101, -198, 1)],
      [(101, 198, 1), (101, 198, 1)],
    ] as [[(id: Int, price: Int, quantity: Int)]]
  )
  func `a whole recording of a cart that can't be is refused`(
    products: [(id: Int, price: Int, quantity: Int)]
  ) throws {
    let lines = products.map {
      CartProduct(
        id: $0.id,
        name: "塩",
        picture: "salt",
        price: Yen($0.price),
        quantity: $0.quantity
      )
    }
    var state = KaimonoCartState()
    state.contents.take(lines)
    let reason = try #require(refusal(of: sealed(state)))
    #expect(reason.hasPrefix("The recording ends with a cart that has a product twice, or prices"))
  }

  @Test func `a recording that was changed anywhere is refused, and one that was cut off is not`()
    async throws
  {
    let (_, _, text) = try await session(.changed)
    let bytes = Array(text.utf8)
    let firstEnd = try #require(bytes.firstIndex(of: 0x0A))
    for place in stride(from: 0, to: bytes.count - 1, by: 97) {
      var damaged = bytes
      damaged[place] ^= 1
      #expect(refusal(of: String(decoding: damaged, as: UTF8.self)) != nil, "byte \(place)")
      let cut = String(decoding: bytes[..<place], as: UTF8.self)
      #expect((refusal(of: cut) == nil) == (place >= firstEnd), "cut at \(place)")
    }
    let lines = text.split(separator: "\n")
    let without = (lines[..<1] + lines[2...]).joined(separator: "\n") + "\n"
    #expect(refusal(of: without)?.contains("Line 2 of the recording: its seal") == true)
  }
}
