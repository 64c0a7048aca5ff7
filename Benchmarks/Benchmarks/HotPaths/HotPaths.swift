import Benchmark
import Observation2

let benchmarks: @Sendable () -> Void = {
  let configuration = Benchmark.Configuration(
    metrics: [.cpuTotal, .throughput],
    scalingFactor: .kilo
  )

  Benchmark("Subject, one observer", configuration: configuration) { benchmark in
    let total = Total()
    let subject = PublishSubject<Int>()
    _ = subject.asStream().subscribe { total.add($0) }
    benchmark.startMeasurement()
    for round in benchmark.scaledIterations { subject.onNext(round) }
    benchmark.stopMeasurement()
    blackHole(total.sum)
  }

  Benchmark("Relay, one observer", configuration: configuration) { benchmark in
    let total = Total()
    let relay = BehaviorRelay(value: 0)
    _ = relay.asStream().subscribe { total.add($0) }
    benchmark.startMeasurement()
    for round in benchmark.scaledIterations { relay.accept(round) }
    benchmark.stopMeasurement()
    blackHole(total.sum)
  }

  Benchmark("combineLatest of three", configuration: configuration) { benchmark in
    let total = Total()
    let (a, b, c) = (PublishSubject<Int>(), PublishSubject<Int>(), PublishSubject<Int>())
    _ = EventStream<Int>.combineLatest(a, b, c) { $0 &+ $1 &+ $2 }.subscribe { total.add($0) }
    b.onNext(1)
    c.onNext(1)
    benchmark.startMeasurement()
    for round in benchmark.scaledIterations { a.onNext(round) }
    benchmark.stopMeasurement()
    blackHole(total.sum)
  }

  Benchmark("flatMapLatest to a just", configuration: configuration) { benchmark in
    let total = Total()
    let subject = PublishSubject<Int>()
    _ = subject.asStream().flatMapLatest { .just($0 &+ 1) }.subscribe { total.add($0) }
    benchmark.startMeasurement()
    for round in benchmark.scaledIterations { subject.onNext(round) }
    benchmark.stopMeasurement()
    blackHole(total.sum)
  }

  Benchmark("Subscribe and dispose", configuration: configuration) { benchmark in
    let total = Total()
    let subject = PublishSubject<Int>()
    for _ in benchmark.scaledIterations {
      subject.asStream().map { $0 &+ 1 }.filter { $0 & 1 == 0 }.subscribe { total.add($0) }
        .dispose()
    }
    blackHole(total.sum)
  }
}
