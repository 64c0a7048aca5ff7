import Observation2
import Outside
import Testing

@MainActor @Suite struct StepsTests {
  private final class ScriptedPedometer: Pedometer {
    var update: ((Result<Int, any Error>) -> Void)?
    var starts = 0

    func start(_ update: @escaping (Result<Int, any Error>) -> Void) {
      starts += 1
      self.update = update
    }

    func stop() { update = nil }
  }

  @Test func `the pedometer runs while somebody listens, once for all of them`() {
    let pedometer = ScriptedPedometer()
    let steps = EventStream.steps(of: pedometer)
    let bag = DisposeBag()
    var seen: [Int] = []
    #expect(pedometer.starts == 0)
    for _ in 0..<2 { steps.subscribe { seen.append($0) }.disposed(by: bag) }
    pedometer.update?(.success(7))
    #expect(pedometer.starts == 1)
    #expect(seen == [7, 7])
    bag.dispose()
    #expect(pedometer.update == nil)
  }

  @Test func `whatever derives from it twice gets each count once`() {
    let pedometer = ScriptedPedometer()
    let steps = EventStream.steps(of: pedometer)
    let bag = DisposeBag()
    var seen: [String] = []
    EventStream<String>.combineLatest(steps, steps.runs()) { "\($0) \($1.length)" }
      .subscribe { seen.append($0) }
      .disposed(by: bag)
    pedometer.update?(.success(1))
    pedometer.update?(.success(1))
    #expect(seen == ["1 1", "1 2"])
  }
}
