import Observation2
import Observation2Testing
import StateStore
import StateStoreTesting
import Testing

struct EggTimer: Codable, Equatable {
  var secondsLeft = 480
  var isRunning = false
  @Pulse var message: String?
}

enum EggTimerAction: Codable, Equatable {
  case start
  case stop
  case secondPassed
}

extension Reducer where State == EggTimer, Action == EggTimerAction {
  static func eggTimer(clock: any AppClock) -> Reducer {
    Reducer { state, action in
      switch action {
      case .start:
        state.isRunning = true
        return .run { send in
          while true {
            try await clock.sleep(for: .seconds(1))
            send(.secondPassed)
          }
        }
        .cancellable(id: "ticking", cancelInFlight: true)
      case .stop:
        state.isRunning = false
        return .cancel(id: "ticking")
      case .secondPassed:
        state.secondsLeft -= 1
        guard state.secondsLeft == 0 else { return .none }
        state.isRunning = false
        state.message = "ゆで上がりました"
        return .cancel(id: "ticking")
      }
    }
  }
}

/// The listings of the article "Your first store".
@MainActor @Suite struct YourFirstStoreTests {
  @Test func `a store tells what has changed`() async {
    let time = VirtualTime()
    let bag = DisposeBag()
    var shown: [String] = []
    let store = Store(
      initial: EggTimer(secondsLeft: 3),
      reducer: .eggTimer(clock: time),
      clock: time
    )
    store.driver(\.secondsLeft).drive(onNext: { shown.append("\($0)") }).disposed(by: bag)
    store.pulse(\.$message).emit(onNext: { shown.append($0 ?? "") }).disposed(by: bag)

    store.send(.start)
    await time.advance(by: .seconds(5))
    // shown is "3", "2", "1", "0", "ゆで上がりました"
    #expect(shown == ["3", "2", "1", "0", "ゆで上がりました"])
    #expect(store.state.secondsLeft == 0)
  }

  @Test func `it counts down and says when it is done`() async {
    let time = VirtualTime()
    let store = TestStore(
      initial: EggTimer(secondsLeft: 2),
      reducer: .eggTimer(clock: time),
      clock: time,
      report: report
    )
    await store.send(.start) { $0.isRunning = true }
    await store.advance(by: .seconds(1))
    await store.receive(.secondPassed) { $0.secondsLeft = 1 }
    await store.advance(by: .seconds(1))
    await store.receive(.secondPassed) {
      $0.secondsLeft = 0
      $0.isRunning = false
      $0.message = "ゆで上がりました"
    }
    await store.finish()
  }

  @Test func `it stops, and starts again where it was`() async {
    let time = VirtualTime()
    let store = Store(initial: EggTimer(), reducer: .eggTimer(clock: time), clock: time)
    store.send(.start)
    await time.advance(by: .milliseconds(2_500))
    store.send(.stop)
    await time.advance(by: .seconds(60))
    store.send(.start)
    await time.advance(by: .seconds(1))
    #expect(store.state.secondsLeft == 477)
  }

  @Test func `the failures read as the page shows them`() async {
    let time = VirtualTime()
    var messages: [String] = []
    let incomplete = TestStore(
      initial: EggTimer(secondsLeft: 1, isRunning: true),
      reducer: .eggTimer(clock: time),
      clock: time,
      report: { message, _, _, _, _ in messages.append(message) }
    )
    await incomplete.send(.secondPassed) {
      $0.secondsLeft = 0
      $0.message = "ゆで上がりました"
    }
    let endless = TestStore(
      initial: EggTimer(),
      reducer: .eggTimer(clock: time),
      clock: time,
      report: { message, _, _, _, _ in messages.append(message) }
    )
    await endless.send(.start) { $0.isRunning = true }
    await endless.finish()
    #expect(messages.count == 2)
    #expect(
      messages.first == """
        The state after secondPassed is not as expected (- expected, + actual):
        - isRunning: true
        + isRunning: false
        """
    )
    let place = "1 effects still run at the end of the test, made at\n  "
    #expect(messages.last?.hasPrefix(place) == true)
  }
}
