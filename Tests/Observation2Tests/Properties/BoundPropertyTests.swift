import Observation2
import Observation2Testing
import Testing

/// Which properties a binding counts as setting, and how long they keep it.
@MainActor @Suite struct BoundPropertyTests {
  private let model = BoundModel()
  private let source = BehaviorRelay(value: 0)
  private let bag = DisposeBag()

  /// What a join of the source and of another driver gives.
  private func pairs(with other: Driver<Int>) -> StreamRecording<String> {
    Driver.combineLatest(source.asDriver(), other) { "\($0) \($1)" }.asStream().recorded()
  }

  @Test
  func `rule 20: a setter that keeps what is equal is found by the first value that it takes`() {
    let seen = pairs(with: model.$a)
    source.asDriver().drive(model.rx[\.unequal]).disposed(by: bag)
    source.accept(1)
    source.accept(2)
    #expect(seen.values == ["0 0", "1 1", "2 2"])
    #expect(model.bound("a").count == 1)
    #expect(model.bound("b").isEmpty)
  }

  @Test func `rule 20: so is one whose first values it refuses, whatever it sets then`() {
    let seen = pairs(with: model.$b)
    source.asDriver().drive(model.rx[\.chosen]).disposed(by: bag)
    for value in 1...5 { source.accept(value) }
    #expect(seen.values == ["0 0", "1 0", "2 0", "3 3", "4 4", "5 5"])
  }

  @Test func `what a binding changes in place tells observers, whose sets are not the binding's`() {
    model.$place.drive { [model] in model.b = $0.x }.disposed(by: bag)
    source.asDriver().drive(model.rx[\.inPlace]).disposed(by: bag)
    source.accept(1)
    #expect(model.b == 1)
    #expect(model.bound("place").count == 1)
    #expect(model.bound("b").isEmpty)
  }

  @Test func `a setter that changes in place, then sets, has both found`() {
    source.asDriver().drive(model.rx[\.both]).disposed(by: bag)
    #expect(model.bound("place").count == 1)
    #expect(model.bound("a").count == 1)
  }

  @Test(arguments: SilentCase.all)
  func `rule 35: a property keeps a binding no longer than its source and its owner do`(
    silent: SilentCase
  ) {
    weak var plain: AnyObject?
    weak var binding: AnyObject?
    do {
      plain = silent.apply(.never()).startWith(1).subscribe { _ in }
      binding = silent.apply(.never()).startWith(1).bind(to: model.rx[\.a])
    }
    #expect(model.a == 1)
    #expect((binding == nil) == (plain == nil))
  }

  @Test func `rule 35: a property lets go of a binding whose source falls silent later`() {
    let inner = PublishSubject<EventStream<Int>>()
    weak var binding: AnyObject?
    do {
      let stream = inner.asStream().take(1).flatMap { $0 }
      binding = stream.bind(to: model.rx[\.a])
    }
    #expect(binding != nil)
    inner.onNext(.never().startWith(3))
    #expect(model.a == 3)
    #expect(binding == nil)
  }

  @Test func `a binding whose source is silent still disposes of what its stream holds`() {
    var disposed = 0
    let stream = EventStream<Int>.never().do(onDispose: { disposed += 1 }).startWith(1)
    let binding = stream.bind(to: model.rx[\.a])
    #expect(model.bound("a").isEmpty)
    binding.dispose()
    #expect(disposed == 1)
  }

  @Test(arguments: [false, true])
  func `a model that describes itself by a mirror of its own changes as others do`(isDerived: Bool)
  {
    let model = isDerived ? DerivedMirroredModel() : MirroredModel()
    let told = model.willChange.asStream().recorded()
    model.a = 1
    (model as? DerivedMirroredModel)?.own = "x"
    #expect(told.values.count == (isDerived ? 2 : 1))
    let names = ObservedCell.namedCells(of: model).map(\.name)
    #expect(names.sorted() == (isDerived ? ["a", "own"] : ["a"]))
  }

  @Test func `rule 20: until its first value a binding counts as one of all that a mirror hides`() {
    let model = MirroredModel()
    let subject = PublishSubject<Int>()
    let seen = EventStream<String>.combineLatest(subject.asStream(), model.$a.asStream()) {
      "\($0) \($1)"
    }
    .recorded()
    // Makes the subject an origin before the binding is there.
    subject.onNext(0)
    subject.asStream().bind(to: model.rx[\.a]).disposed(by: bag)
    subject.onNext(1)
    #expect(seen.values == ["0 0", "1 1"])
  }
}

/// A model with every kind of property that a binding may set.
final class BoundModel: ObservedModel {
  struct Place {
    var x = 0
  }

  @Observed var a = 0
  @Observed var b = 0
  @Observed var place = Place()

  /// Keeps what is equal.
  var unequal: Int {
    get { a }
    set { if newValue != a { a = newValue } }
  }

  /// Refuses small values.
  var chosen: Int {
    get { b }
    set { if newValue > 2 { b = newValue } }
  }

  var inPlace: Int {
    get { place.x }
    set { place.x = newValue }
  }

  var both: Int {
    get { a }
    set {
      place.x = newValue
      a = newValue
    }
  }

  /// The bindings that a property knows of.
  func bound(_ name: String) -> [PropertyBinding] {
    ObservedCell.namedCells(of: self).first { $0.name == name }?.cell.bindings ?? []
  }
}

/// A model whose mirror shows nothing.
class MirroredModel: ObservedModel, CustomReflectable {
  @Observed var a = 0
  nonisolated var customMirror: Mirror { Mirror(self, children: [:]) }
}

final class DerivedMirroredModel: MirroredModel {
  @Observed var own = ""
}
