import Observation2
import OpenCombine

extension Workload {
  /// W7: subscribing through map and filter to a live subject, and disposing.
  static var subscribing: Workload {
    Workload("W7", against: .openCombine, limit: 1.0 / 6) { inputs in
      let seed = inputs.seed
      return Trial(
        expected: { _ in (seed &* 2) &* 3 },
        ours: ourCycle(inputs, among: 0),
        bases: [
          Contender {
            let total = Total()
            let subject = PassthroughSubject<Int, Never>()
            func observe() -> OpenCombine.AnyCancellable {
              subject.map { $0 &+ seed }.filter { $0 & 1 == 0 }.sink { total.add($0) }
            }
            return { rounds, meter in
              total.reset()
              meter.start()
              for _ in 0..<rounds { observe().cancel() }
              meter.stop()
              return proof(total) {
                let observing = observe()
                subject.send(seed)
                observing.cancel()
                subject.send(seed)
              }
            }
          }
        ],
        bare: bareCycle(inputs)
      )
    }
  }

  /// W7b: W7 while others are alive on the same subject, compared with W7.
  static func subscribingAmong(_ others: Int) -> Workload {
    // A few hundred more observers fit into the cache, a hundred thousand do not.
    let limit = others > 1_000 ? 2 : 1.5
    return Workload("W7b \(others)", against: .ownW7, limit: limit) { inputs in
      Trial(
        expected: { _ in (inputs.seed &* 2) &* 3 },
        ours: ourCycle(inputs, among: others),
        bases: [ourCycle(inputs, among: 0)],
        bare: bareCycle(inputs, among: others)
      )
    }
  }

  @MainActor
  private static func ourCycle(_ inputs: Inputs, among others: Int) -> Contender {
    let seed = inputs.seed
    func expected(_ rounds: Int) -> Int { (seed &* 2) &* 3 }
    return Contender(expected: expected) {
      let total = Total()
      let idle = Total()
      let subject = PublishSubject<Int>()
      @MainActor
      func observe(_ total: Total) -> any Disposable {
        subject.asStream().map { $0 &+ seed }.filter { $0 & 1 == 0 }.subscribe { total.add($0) }
      }
      let alive = (0..<others).map { _ in observe(idle) }
      return { rounds, meter in
        total.reset()
        meter.start()
        for _ in 0..<rounds { observe(total).dispose() }
        meter.stop()
        return withExtendedLifetime(alive) {
          proof(total) {
            let observing = observe(total)
            subject.onNext(seed)
            observing.dispose()
            subject.onNext(seed)
          }
        }
      }
    }
  }

  /// The bare contender of W7.
  @MainActor
  static func bareCycle(_ inputs: Inputs, among others: Int = 0) -> Contender {
    let seed = inputs.seed
    func expected(_ rounds: Int) -> Int { (seed &* 2) &* 3 }
    return Contender(expected: expected) {
      let total = Total()
      let idle = Total()
      let subject = BareRegistry()
      func observe(_ total: Total) -> Int {
        subject.add({ $0 &+ seed }, { $0 & 1 == 0 }) { total.add($0) }
      }
      for _ in 0..<others { _ = observe(idle) }
      return { rounds, meter in
        total.reset()
        meter.start()
        for _ in 0..<rounds { subject.remove(observe(total)) }
        meter.stop()
        return proof(total) {
          let id = observe(total)
          subject.send(seed)
          subject.remove(id)
          subject.send(seed)
        }
      }
    }
  }

  /// Checks that a cycle really connects and disconnects: a value sent in between is delivered, one
  /// sent afterwards is not.
  private static func proof(_ total: Total, _ once: () -> Void) -> Int {
    let before = total.sum
    for _ in 0..<3 { once() }
    return total.sum &- before
  }
}

/// Closures in a dictionary.
private final class BareRegistry {
  private var observers: [Int: (Int) -> Void] = [:]
  private var next = 0

  @inline(never)
  func add(
    _ transform: @escaping (Int) -> Int,
    _ keep: @escaping (Int) -> Bool,
    _ observe: @escaping (Int) -> Void
  ) -> Int {
    let filtered: (Int) -> Void = { if keep($0) { observe($0) } }
    let mapped: (Int) -> Void = { filtered(transform($0)) }
    next &+= 1
    observers[next] = mapped
    return next
  }

  @inline(never)
  func remove(_ id: Int) {
    observers[id] = nil
  }

  func send(_ value: Int) {
    for observer in observers.values { observer(value) }
  }
}
