import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct ObservedTests {
  private let model = PlainModel()

  private func address(of list: [Int]) -> UInt {
    list.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }

  @Test func `rule 9: the current value on subscribe, then each new one before it is stored`() {
    var log: [String] = []
    let bag = DisposeBag()
    model.willChange.emit { [model] in log.append("will \(model.count)") }.disposed(by: bag)
    model.$count.drive { [model] in log.append("\($0) while \(model.count)") }.disposed(by: bag)
    model.count = 1
    log.append("set \(model.count)")
    model.count = 1
    #expect(log == ["0 while 0", "will 0", "1 while 0", "set 1", "will 1", "1 while 1"])
  }

  @Test func `rule 9: the variant with didSet timing`() {
    var log: [String] = []
    let bag = DisposeBag()
    model.willChange.emit { [model] in log.append("will \(model.late)") }.disposed(by: bag)
    model.$late.drive { [model] in log.append("\($0) while \(model.late)") }.disposed(by: bag)
    model.late = 1
    #expect(log == ["0 while 0", "will 0", "1 while 1"])
  }

  @Test func `rule 9: a change in place is told after it, and reads as the new value`() {
    var log: [String] = []
    let bag = DisposeBag()
    model.willChange.emit { [model] in log.append("will \(model.list)") }.disposed(by: bag)
    model.$list.drive { [model] in log.append("\($0) while \(model.list)") }.disposed(by: bag)
    model.list.append(1)
    #expect(log == ["[] while []", "will []", "[1] while [1]"])
  }

  @Test func `rule 9: a change in place copies nothing while nobody observes`() {
    model.list = Array(0..<10_000)
    let before = address(of: model.list)
    for index in 0..<100 { model.list[index] += 1 }
    #expect(address(of: model.list) == before)
    let recording = model.$list.recorded()
    #expect(recording.values.count == 1)
  }

  @Test func `rule 9: after the last observer has left nothing is copied again`() {
    model.list = Array(0..<10_000)
    let subscription = model.$list.drive { _ in }
    model.list[0] = 1
    subscription.dispose()
    let before = address(of: model.list)
    for index in 0..<100 { model.list[index] += 1 }
    #expect(address(of: model.list) == before)
  }

  @Test func `rule 9: with an observer that keeps the value one change copies once`() {
    model.list = Array(0..<10_000)
    let kept = BehaviorRelay<[Int]>(value: [])
    let binding = model.$list.drive(kept)
    var addresses: Set<UInt> = []
    func change(_ list: inout [Int]) {
      for index in 0..<100 {
        list[index] += 1
        addresses.insert(address(of: list))
      }
    }
    change(&model.list)
    #expect(addresses.count == 1)
    #expect(kept.value[99] == 100)
    binding.dispose()
  }

  @Test func `rule 9: an observer that looks at the value and forgets it causes no copy`() {
    model.list = Array(0..<10_000)
    var sum = 0
    let subscription = model.$list.drive { sum += $0[0] }
    let before = address(of: model.list)
    for _ in 0..<10 { model.list[0] += 1 }
    #expect(address(of: model.list) == before)
    #expect(sum == 55)
    subscription.dispose()
  }

  @Test func `rule 10: an observer that joins during an emission gets the new value, once`() {
    var late: StreamRecording<Int>?
    let subscription = model.$count.drive { [model] value in
      if value == 1, late == nil { late = model.$count.recorded() }
    }
    model.count = 1
    model.count = 2
    #expect(late?.values == [1, 2])
    subscription.dispose()
  }

  @Test func `rule 10: one that joins while the object tells of the change gets old and new once`()
  {
    var late: StreamRecording<Int>?
    let subscription = model.willChange.emit { [model] in
      if late == nil { late = model.$count.recorded() }
    }
    model.count = 1
    model.count = 2
    #expect(late?.values == [0, 1, 2])
    subscription.dispose()
  }

  @Test func `rule 10: one that joins when a value waits in line gets it when its turn comes`() {
    var late: StreamRecording<Int>?
    let first = model.$count.drive { [model] value in
      guard value == 0 else { return }
      model.count = 5
      late = model.$count.recorded()
    }
    #expect(late?.values == [0, 5])
    first.dispose()
  }

  @Test func `rule 10: one that joins at the end of a change's wave gets the new value`() {
    var late: StreamRecording<Int>?
    let sums = Driver.combineLatest(model.$count, model.$count.map { $0 * 10 }) { $0 + $1 }
    let subscription = sums.drive { [model] sum in
      if sum == 11 { late = model.$count.recorded() }
    }
    model.count = 1
    #expect(late?.values == [1])
    subscription.dispose()
  }

  @Test func `rule 11: a set inside a delivery stores at once, delivers after, and wins`() {
    var log: [String] = []
    let bag = DisposeBag()
    model.$count.drive { [model] value in
      log.append("A\(value)")
      if value == 1 {
        model.count = 2
        log.append("reads \(model.count)")
      }
    }
    .disposed(by: bag)
    model.$count.drive { log.append("B\($0)") }.disposed(by: bag)
    log.removeAll()
    model.count = 1
    #expect(log == ["A1", "reads 2", "B1", "A2", "B2"])
    #expect(model.count == 2)
  }

  @Test func `rule 11: of several sets inside a delivery the last wins`() {
    let subscription = model.$count.drive { [model] value in
      if value == 1 {
        model.count = 2
        model.count = 3
      }
      if value == 2 { #expect(model.count == 3) }
    }
    let recording = model.$count.recorded()
    model.count = 1
    #expect(recording.values == [0, 1, 2, 3])
    #expect(model.count == 3)
    subscription.dispose()
  }

  @Test func `rule 11: a set of the same value inside the delivery is a set like others`() {
    let subscription = model.$count.drive { [model] value in
      if value == 1 { model.count = 0 }
    }
    let recording = model.$count.recorded()
    model.count = 1
    #expect(model.count == 0)
    #expect(recording.values == [0, 1, 0])
    subscription.dispose()
  }

  @Test func `rule 11: a set while the object tells of the change wins too`() {
    let recording = model.$count.recorded()
    var isFirst = true
    let subscription = model.willChange.emit { [model] in
      guard isFirst else { return }
      isFirst = false
      model.count = 2
      #expect(model.count == 2)
    }
    model.count = 1
    #expect(model.count == 2)
    #expect(recording.values == [0, 1, 2])
    subscription.dispose()
  }

  @Test func `rule 11: the object tells of a set inside a delivery too`() {
    var told = 0
    let bag = DisposeBag()
    model.willChange.emit { told += 1 }.disposed(by: bag)
    model.$count.drive { [model] value in if value == 1 { model.count = 2 } }.disposed(by: bag)
    model.count = 1
    #expect(told == 2)
  }

  @Test func `rule 11: 100,000 sets inside one another do not overflow the stack`() {
    let subscription = model.$count.drive { [model] value in
      if value > 0 { model.count = value - 1 }
    }
    model.count = 100_000
    #expect(model.count == 0)
    subscription.dispose()
  }

  @Test func `rule 11: a change in place inside its own delivery`() {
    let recording = model.$list.recorded()
    let subscription = model.$list.drive { [model] list in
      if list.count == 1 { model.list.append(2) }
    }
    model.list.append(1)
    #expect(model.list == [1, 2])
    #expect(recording.values == [[], [1], [1, 2]])
    subscription.dispose()
  }

  @Test func `rule 11: a set on subscription delivers after the current value`() {
    var seen: [Int] = []
    let subscription = model.$count.drive { [model] value in
      seen.append(value)
      if value == 0 { model.count = 5 }
    }
    #expect(seen == [0, 5])
    #expect(model.count == 5)
    subscription.dispose()
  }

  @Test func `two properties that set each other come to rest`() {
    let other = DerivedModel()
    let bag = DisposeBag()
    model.$count.drive(other.rx[\.count]).disposed(by: bag)
    other.$count.asStream().distinctUntilChanged()
      .bind(with: model) { model, value in if model.count != value { model.count = value } }
      .disposed(by: bag)
    model.count = 3
    #expect(other.count == 3)
    other.count = 4
    #expect(model.count == 4)
  }

  @Test func `disposing inside the delivery, and a model that goes during it`() {
    var model: PlainModel? = PlainModel()
    weak let weakModel = model
    let subscription = SerialDisposable()
    var seen: [Int] = []
    let other = model?.$count.recorded()
    subscription.disposable = model?.$count.drive { value in
      seen.append(value)
      if value == 1 {
        model = nil
        subscription.dispose()
      }
    }
    weakModel?.count = 1
    #expect(seen == [0, 1])
    #expect(other?.values == [0, 1])
    #expect(weakModel == nil)
  }

  @Test(arguments: [true, false])
  func `rule 33: a value's end finds the property with its new value, and what it sets wins`(
    isObserved: Bool
  ) {
    final class Last {
      var action: () -> Void
      init(_ action: @escaping () -> Void) { self.action = action }
      deinit { action() }
    }
    final class Model: ObservedModel {
      @Observed var value: (number: Int, last: Last?) = (0, nil)
    }
    let model = Model()
    var log: [Int] = []
    let subscription = isObserved ? model.$value.drive { log.append($0.number) } : nil
    model.value = (
      1,
      Last { [unowned model] in
        log.append(model.value.number * 10)
        model.value = (3, nil)
      }
    )
    model.value = (2, nil)
    #expect(model.value.number == 3)
    #expect(log == (isObserved ? [0, 1, 2, 20, 3] : [20]))
    subscription?.dispose()
  }

  @Test func `a model dropped with observers is freed`() {
    weak var weakModel: PlainModel?
    let bag = DisposeBag()
    var seen: [Int] = []
    do {
      let model = PlainModel()
      weakModel = model
      model.$count.drive { seen.append($0) }.disposed(by: bag)
      model.willChange.emit {}.disposed(by: bag)
      model.count = 1
    }
    #expect(weakModel == nil)
    #expect(seen == [0, 1])
  }
}
