import Observation2
import Observation2Testing
import StateStore
import StateStoreTesting
import Testing

struct Counter: Equatable {
  var count = 0
  var trivia: String?
  var isAsking = false
}

enum CounterAction: Equatable {
  case increment
  case ask
  case answered(String)
  case failed
}

@MainActor protocol TriviaGateway: AnyObject {
  func trivia(about number: Int) async throws -> String
}

extension Reducer where State == Counter, Action == CounterAction {
  static func counter(_ gateway: any TriviaGateway) -> Reducer {
    Reducer { state, action in
      switch action {
      case .increment: state.count += 1
      case .ask:
        state.isAsking = true
        return .run { [count = state.count] send in
          send(.answered(try await gateway.trivia(about: count)))
        } catch: { _ in
          .failed
        }
        .cancellable(id: "trivia", cancelInFlight: true)
      case .answered(let trivia):
        state.isAsking = false
        state.trivia = trivia
      case .failed:
        state.isAsking = false
        state.trivia = nil
      }
      return .none
    }
  }
}

/// The listings of the article "The same counter three times".
@MainActor @Suite struct TheSameCounterThreeTimesTests {
  struct Unknown: Error {}

  private final class Encyclopedia: TriviaGateway {
    var isClosed = false

    func trivia(about number: Int) async throws -> String {
      if isClosed { throw Unknown() }
      return "\(number) is \(number.isMultiple(of: 2) ? "even" : "odd")"
    }
  }

  private let time = VirtualTime()

  @Test func `the answer is shown`() async {
    let gateway = Encyclopedia()
    let store = TestStore(
      initial: Counter(),
      reducer: .counter(gateway),
      clock: time,
      report: report
    )
    await store.send(.ask) { $0.isAsking = true }
    await store.receive(.answered("0 is even")) {
      $0.isAsking = false
      $0.trivia = "0 is even"
    }
    await store.finish()
  }

  @Test func `what can't be answered is said, and asked again with another number`() async {
    let gateway = Encyclopedia()
    gateway.isClosed = true
    let store = TestStore(
      initial: Counter(),
      reducer: .counter(gateway),
      clock: time,
      report: report
    )
    await store.send(.ask) { $0.isAsking = true }
    await store.receive(.failed) { $0.isAsking = false }
    gateway.isClosed = false
    await store.send(.increment) { $0.count = 1 }
    await store.send(.ask) { $0.isAsking = true }
    await store.receive(.answered("1 is odd")) {
      $0.isAsking = false
      $0.trivia = "1 is odd"
    }
    await store.finish()
  }
}
