import Observation2
import Observation2Testing
import Scenes
import ScenesHeadless
import Testing

/// The listings of the article "Testing a scene".
@MainActor @Suite struct TestingASceneTests {
  @Test func `a scene on a stage`() async throws {
    let time = VirtualTime()
    let stage = Stage(time) { GreetingScene(clock: time) }
    #expect(stage.shows("まだ誰にも会っていません"))
    try stage.tap("greet-button")
    await stage.advance(by: .seconds(1))
    #expect(stage.shows("1人目にこんにちは"))

    stage.close()
    #expect(stage.survivors.isEmpty)
    #expect(stage.ledger.entries.isEmpty)
  }

  @Test func `a disabled button can't be tapped`() async throws {
    let time = VirtualTime()
    let stage = Stage(time) { GreetingScene(clock: time) }
    try stage.tap("greet-button")
    #expect(throws: ScreenError.self) { try stage.tap("greet-button") }
    await stage.advance(by: .seconds(1))
  }

  @Test func `a presenter alone`() async {
    let time = VirtualTime()
    let presenter = GreetingPresenter(clock: time)
    let isGreeting = presenter.isGreeting.recorded()
    presenter.greetingViewDidTapGreetButton()
    await time.advance(by: .seconds(1))
    #expect(isGreeting.values == [false, true, false])
  }

  @Test func `a network that loses an answer`() async throws {
    let time = VirtualTime()
    let network = SimulatedNetwork(clock: time, latency: .milliseconds(300))
    network.failNext(.arrivedButTimedOut, match: "cart.order")
    var arrived = false
    var failure: (any Error)?
    let work = time.run {
      do {
        try await network.request("cart.order") { arrived = true }
      } catch {
        failure = error
      }
    }
    await time.advance(by: .milliseconds(300))
    #expect(arrived)
    #expect(failure == nil)
    await time.advance(by: network.timeout)
    #expect(failure as? SimulatedNetwork.Failure == .timedOut)
    work.dispose()
  }
}
