import Foundation
import Observation2
import StateStore
import Testing

@MainActor @Suite struct LoadableTests {
  private enum Failure: Error, Hashable, Codable {
    case offline
    case server
  }

  private typealias Number = Loadable<Int, Failure>

  /// The value and the flags of a loadable number, for one comparison.
  private struct Shown: Equatable {
    let value: Int?
    let isLoading: Bool
    let isLoaded: Bool
    let failure: Failure?

    init(_ value: Int?, _ isLoading: Bool, _ isLoaded: Bool, _ failure: Failure? = nil) {
      (self.value, self.isLoading, self.isLoaded, self.failure) =
        (value, isLoading, isLoaded, failure)
    }

    init(_ number: Number) {
      self.init(number.value, number.isLoading, number.isLoaded, number.failure)
    }
  }

  @Test func `a new value is on its way`() {
    let number = Number()
    #expect(number.phase == .loading)
    #expect(Shown(number) == Shown(nil, true, false))
  }

  @Test(arguments: [1, nil])
  func `a value can be there from the beginning, also as no value`(value: Int?) {
    let number = Number(value)
    #expect(number.phase == .loaded)
    #expect(Shown(number) == Shown(value, false, true))
  }

  @Test func `an old value stays during a request and after its failure`() {
    var number = Number()
    number.finish(with: 1)
    #expect(Shown(number) == Shown(1, false, true))
    number.begin()
    #expect(Shown(number) == Shown(1, true, false))
    number.fail(with: .offline)
    #expect(number.phase == .failed(.offline))
    #expect(Shown(number) == Shown(1, false, false, .offline))
    number.begin()
    #expect(Shown(number) == Shown(1, true, false))
    number.finish(with: 2)
    #expect(Shown(number) == Shown(2, false, true))
  }

  @Test func `an answer without a value removes the old value`() {
    var number = Number(1)
    number.begin()
    number.finish(with: nil)
    #expect(Shown(number) == Shown(nil, false, true))
  }

  @Test func `a change of the value leaves the phase`() {
    var number = Number(1)
    number.fail(with: .server)
    number.value = 2
    #expect(Shown(number) == Shown(2, false, false, .server))
    number.begin()
    number.value = nil
    #expect(Shown(number) == Shown(nil, true, false))
  }

  @Test func `two values are equal if value, phase and error are equal`() {
    var loading = Number(1)
    loading.begin()
    var (offline, server) = (loading, loading)
    offline.fail(with: .offline)
    server.fail(with: .server)
    let all = [Number(), Number(nil), Number(1), Number(2), loading, offline, server]
    #expect(Set(all).count == all.count)
    #expect(loading == loading && offline == offline)
  }

  @Test func `value and phase go through JSON`() throws {
    var (loading, failed) = (Number(1), Number(1))
    loading.begin()
    failed.fail(with: .offline)
    for number in [Number(), Number(nil), Number(1), loading, failed] {
      let text = try JSONEncoder().encode(number)
      #expect(try JSONDecoder().decode(Number.self, from: text) == number)
    }
  }

  @Test func `a screen follows a value through a store`() {
    struct Page: Equatable {
      var number = Number()
    }
    enum Action {
      case load
      case loaded(Int)
      case failed(Failure)
    }
    let bag = DisposeBag()
    var shown: [Shown] = []
    let store = Store<Page, Action>(initial: Page(), clock: VirtualTime()) { state, action in
      switch action {
      case .load: state.number.begin()
      case .loaded(let number): state.number.finish(with: number)
      case .failed(let error): state.number.fail(with: error)
      }
      return .none
    }
    store.driver(\.number).drive(onNext: { shown.append(Shown($0)) }).disposed(by: bag)
    for action in [Action.load, .failed(.server), .load, .loaded(3), .loaded(3)] {
      store.send(action)
    }
    #expect(
      shown == [
        Shown(nil, true, false), Shown(nil, false, false, .server), Shown(nil, true, false),
        Shown(3, false, true),
      ]
    )
  }
}
