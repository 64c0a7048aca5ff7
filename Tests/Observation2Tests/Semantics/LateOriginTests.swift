import Testing

@testable import Observation2

/// Bindings whose properties are observed late: only then do they ask for the origins that rule 20
/// needs.
@MainActor @Suite struct LateOriginTests {
  fileprivate final class Model: ObservedModel {
    @Observed var count = 0
  }

  private let model = Model()
  private let source = BehaviorRelay(value: 1)
  private let bag = DisposeBag()

  /// The pairs of what `other` and the bound property have.
  private func pairs(with other: BehaviorRelay<Int>) -> DriverRecording {
    DriverRecording(
      Driver<String>.combineLatest(other.asDriver(), model.$count) { "\($0),\($1)" },
      bag
    )
  }

  @Test func `a property that is observed after it has been bound derives from the origin`() {
    source.asDriver().map { $0 * 10 }.drive(model.rx[\.count]).disposed(by: bag)
    source.accept(2)
    let recording = pairs(with: source)
    source.accept(3)
    #expect(recording.values == ["2,20", "3,30"])
  }

  @Test func `nothing above a binding knows of origins while nobody observes the property`() {
    source.asDriver().drive(model.rx[\.count]).disposed(by: bag)
    source.accept(2)
    #expect(source.hub.extra == nil)
    let recording = pairs(with: source)
    source.accept(3)
    #expect(source.hub.extra?.wave != nil)
    #expect(recording.values == ["2,2", "3,3"])
  }

  @Test func `several bindings into one property all count`() {
    let other = BehaviorRelay(value: 5)
    source.asDriver().map { $0 * 10 }.drive(model.rx[\.count]).disposed(by: bag)
    other.asDriver().map { $0 * 100 }.drive(model.rx[\.count]).disposed(by: bag)
    let (first, second) = (pairs(with: source), pairs(with: other))
    source.accept(2)
    other.accept(6)
    #expect(first.values == ["1,500", "2,20", "2,600"])
    #expect(second.values == ["5,500", "5,20", "6,600"])
  }

  @Test func `a binding that has been disposed of leaves no origin behind`() {
    let binding = source.asDriver().drive(model.rx[\.count])
    let recording = pairs(with: source)
    source.accept(2)
    binding.dispose()
    #expect(model.hub?.extra?.upstream.isEmpty == true)
    source.accept(3)
    #expect(recording.values == ["1,1", "2,2", "3,2"])
  }

  @Test func `a binding whose stream has ended leaves no origin behind`() {
    let subject = BehaviorSubject(value: 1)
    subject.asStream().asDriver(onErrorJustReturn: 0).drive(model.rx[\.count]).disposed(by: bag)
    let recording = pairs(with: source)
    subject.onNext(2)
    #expect(model.hub?.extra?.upstream.isEmpty == false)
    subject.onCompleted()
    #expect(model.hub?.extra?.upstream.isEmpty == true)
    #expect(recording.values == ["1,1", "1,2"])
  }

  @Test func `a binding that is over is not kept by the property`() {
    weak var binding: AnyObject?
    do {
      let made = source.asDriver().drive(model.rx[\.count])
      binding = made
      made.dispose()
    }
    #expect(binding == nil)
  }

  @Test func `a property may go before the bindings that set it`() {
    final class Holder: ObservedModel {
      var model: Model? = Model()
      var count: Int {
        get { model?.count ?? 0 }
        set { model?.count = newValue }
      }
    }
    let holder = Holder()
    source.asDriver().drive(holder.rx[\.count]).disposed(by: bag)
    holder.model = nil
    source.accept(2)
    holder.model = Model()
    source.accept(3)
    #expect(holder.count == 3)
  }

  @Test func `a property that gets its place for observers in the middle of a delivery`() {
    source.asDriver().map { $0 * 10 }.drive(model.rx[\.count]).disposed(by: bag)
    var recording: DriverRecording?
    source.asStream().subscribe { value in
      if value == 2 { recording = pairs(with: source) }
    }
    .disposed(by: bag)
    source.accept(2)
    source.accept(3)
    #expect(recording?.values == ["2,20", "3,30"])
  }
}

/// What a driver has given.
@MainActor
private final class DriverRecording {
  private(set) var values: [String] = []

  init(_ driver: Driver<String>, _ bag: DisposeBag) {
    driver.drive(with: self) { $0.values.append($1) }.disposed(by: bag)
  }
}

extension LateOriginTests.Model {
  fileprivate var hub: StreamHub? { ObservedCell.cells(of: self).first?.madeHub }
}
