import Observation2

extension GrowthRow {
  /// Nested, wrapped and consecutive disposables.
  @MainActor static var disposables: [GrowthRow] {
    [
      GrowthRow(
        "n entries of a bag",
        of: [
          "DisposeBag.init()", "DisposeBag.insert(_:)", "DisposeBag.dispose()",
          "AnyDisposable.init(_:)", "AnyDisposable.dispose()", "Disposable.disposed(by:)",
        ],
        n: 1_000,
        expected: .each
      ) { n, gauge in
        let probe = Probe()
        let bag = DisposeBag()
        gauge.start()
        for _ in 0..<n { AnyDisposable { probe.add() }.disposed(by: bag) }
        bag.dispose()
        gauge.stop()
        return probe.count
      },
      GrowthRow("n entries of a bag that goes", of: [], n: 1_000, expected: .each) { n, gauge in
        let probe = Probe()
        gauge.start()
        do {
          let bag = DisposeBag()
          for _ in 0..<n { AnyDisposable { probe.add() }.disposed(by: bag) }
        }
        gauge.stop()
        return probe.count
      },
      GrowthRow("n entries of a bag that end, one alive", of: [], n: 1_000, expected: .each) {
        n,
        gauge in
        let probe = Probe()
        let bag = DisposeBag()
        gauge.start()
        PublishSubject<Int>().asStream().count(in: probe).disposed(by: bag)
        for _ in 0..<n {
          let subject = PublishSubject<Int>()
          subject.asStream().count(in: probe).disposed(by: bag)
          subject.onCompleted()
        }
        bag.dispose()
        gauge.stop()
        return probe.count
      },
      GrowthRow(
        "n entries of a composite",
        of: [
          "CompositeDisposable.init(_:)", "CompositeDisposable.insert(_:)",
          "CompositeDisposable.dispose()",
        ],
        n: 1_000,
        expected: .each(times: 2)
      ) { n, gauge in
        let probe = Probe()
        gauge.start()
        let composite = CompositeDisposable((0..<n).map { _ in AnyDisposable { probe.add() } })
        for _ in 0..<n { composite.insert(AnyDisposable { probe.add() }) }
        composite.dispose()
        gauge.stop()
        return probe.count
      },
      GrowthRow("n composites, one inside the other", of: [], n: 200, expected: .each(plus: 1)) {
        n,
        gauge in
        let probe = Probe()
        gauge.start()
        var outer = CompositeDisposable([AnyDisposable { probe.add() }])
        for _ in 0..<n { outer = CompositeDisposable([outer, AnyDisposable { probe.add() }]) }
        outer.dispose()
        gauge.stop()
        return probe.count
      },
      GrowthRow("n composites in one bag, one inside the other", of: [], n: 200, expected: .each) {
        n,
        gauge in
        let probe = Probe()
        let bag = DisposeBag()
        gauge.start()
        var inner = CompositeDisposable()
        inner.disposed(by: bag)
        for _ in 0..<n {
          let next = CompositeDisposable()
          inner.insert(next)
          inner.insert(AnyDisposable { probe.add() })
          inner = next
        }
        bag.dispose()
        gauge.stop()
        return probe.count
      },
      GrowthRow("n serial disposables, one inside the other", of: [], n: 200) { n, gauge in
        let probe = Probe()
        gauge.start()
        var outer: any Disposable = AnyDisposable { probe.add() }
        for _ in 0..<n {
          let serial = SerialDisposable()
          serial.disposable = outer
          outer = serial
        }
        outer.dispose()
        gauge.stop()
        return probe.count
      },
      GrowthRow(
        "n contents of a serial disposable, one after another",
        of: [
          "SerialDisposable.init()", "SerialDisposable.disposable", "SerialDisposable.dispose()",
        ],
        n: 1_000,
        expected: .each
      ) { n, gauge in
        let probe = Probe()
        let serial = SerialDisposable()
        gauge.start()
        for _ in 0..<n { serial.disposable = AnyDisposable { probe.add() } }
        serial.dispose()
        gauge.stop()
        return probe.count
      },
    ]
  }
}
