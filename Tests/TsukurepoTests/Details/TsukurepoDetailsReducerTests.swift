import Observation2
import Observation2Testing
import ScenesHeadless
import StateStore
import StateStoreTesting
import Testing

@testable import Tsukurepo
@testable import TsukurepoSimulation

@MainActor @Suite struct TsukurepoDetailsReducerTests {
  private let time = VirtualTime()
  private let network: SimulatedNetwork
  private let reports: EmbeddedTsukurepoGateway
  private let store: TestStore<TsukurepoDetailsState, TsukurepoDetailsAction>

  init() {
    let network = SimulatedNetwork(clock: time, latency: .milliseconds(100))
    let book = ReportBook([.sample()])
    let reports = EmbeddedTsukurepoGateway(network: network, book: .success(book))
    (self.network, self.reports) = (network, reports)
    store = TestStore(
      initial: TsukurepoDetailsState(id: 7),
      reducer: .tsukurepoDetails(reports),
      clock: time
    ) { message, _, _, _, _ in Issue.record("\(message)") }
  }

  @Test func `it loads the report`() async {
    await store.send(.load)
    await time.advance(by: .milliseconds(100))
    await store.receive(.loaded(.sample())) { $0.report.finish(with: .sample()) }
    await store.finish()
  }

  @Test func `only the answer to the last question counts`() async {
    network.latency = .seconds(5)
    await store.send(.load)
    network.latency = .milliseconds(100)
    await store.send(.load)
    await time.advance(by: .milliseconds(100))
    await store.receive(.loaded(.sample())) { $0.report.finish(with: .sample()) }
    await time.advance(by: .seconds(10))
    await store.finish()
    #expect(network.requests.count == 2)
  }

  @Test func `a failure keeps the report, and so does loading it again`() async {
    await store.send(.load)
    await time.advance(by: .milliseconds(100))
    await store.receive(.loaded(.sample())) { $0.report.finish(with: .sample()) }
    network.isOffline = true
    await store.send(.load) { $0.report.begin() }
    await time.advance(by: .milliseconds(100))
    await store.receive(.loadingFailed(.offline)) { $0.report.fail(with: .offline) }
    await store.finish()
  }
}
