import Observation2
import OpenCombine

extension Workload {
  /// W11: the heap that a live subject takes with map, filter and a subscription.
  static var chainSize: Workload {
    Workload("W11", .heap, against: .openCombine, limit: 1.0 / 2) { inputs in
      let seed = inputs.seed
      return Trial(
        fixedRounds: 10_000,
        expected: { rounds in inputs.sum(rounds) { ($0 &+ seed) & 1 == 0 ? $0 &+ seed : 0 } },
        ours: Contender {
          { rounds, meter in
            let total = Total()
            var subjects: [PublishSubject<Int>] = []
            var alive: [any Disposable] = []
            subjects.reserveCapacity(rounds)
            alive.reserveCapacity(rounds)
            meter.start()
            for _ in 0..<rounds {
              let subject = PublishSubject<Int>()
              subjects.append(subject)
              alive.append(
                subject.asStream().map { $0 &+ seed }.filter { $0 & 1 == 0 }
                  .subscribe { total.add($0) }
              )
            }
            meter.stop()
            for (round, subject) in subjects.enumerated() { subject.onNext(seed &+ round) }
            return withExtendedLifetime(alive) { total.sum }
          }
        },
        bases: [peerChain(inputs)]
      )
    }
  }

  /// OpenCombine's contender of W11.
  @MainActor
  static func peerChain(_ inputs: Inputs) -> Contender {
    let seed = inputs.seed
    func expected(_ rounds: Int) -> Int {
      inputs.sum(rounds) { ($0 &+ seed) & 1 == 0 ? $0 &+ seed : 0 }
    }
    return Contender(expected: expected) {
      { rounds, meter in
        let total = Total()
        var subjects: [PassthroughSubject<Int, Never>] = []
        var alive: [OpenCombine.AnyCancellable] = []
        subjects.reserveCapacity(rounds)
        alive.reserveCapacity(rounds)
        meter.start()
        for _ in 0..<rounds {
          let subject = PassthroughSubject<Int, Never>()
          subjects.append(subject)
          alive.append(
            subject.map { $0 &+ seed }.filter { $0 & 1 == 0 }.sink { total.add($0) }
          )
        }
        meter.stop()
        for (round, subject) in subjects.enumerated() { subject.send(seed &+ round) }
        return withExtendedLifetime(alive) { total.sum }
      }
    }
  }
}
