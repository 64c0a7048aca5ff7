import Dispatch
import Observation2
import StateStore
import Synchronization

/// Counts the objects that owners retain and the closures that run at their end.
final class DroppingCensus: Sendable {
  /// The count of teardowns, each of which has to run once, on the main actor.
  private let teardowns = Atomic(0)
  private let strays = Atomic(0)
  private let tokens = Atomic(0)

  var teardownsRun: Int { teardowns.load(ordering: .sequentiallyConsistent) }
  /// The number of closures that were called or released outside the main actor.
  var straysSeen: Int { strays.load(ordering: .sequentiallyConsistent) }
  /// The number of tokens that closures still retain.
  var tokensAlive: Int { tokens.load(ordering: .sequentiallyConsistent) }

  func teardown() -> AnyDisposable {
    let token = token()
    return AnyDisposable {
      self.teardowns.add(1, ordering: .sequentiallyConsistent)
      withExtendedLifetime(token) { self.check() }
    }
  }

  /// Creates an object for a closure of the main actor to retain.
  func token() -> Token {
    tokens.add(1, ordering: .sequentiallyConsistent)
    return Token(self)
  }

  func check() {
    guard !MainQueue.isCurrent else { return }
    strays.add(1, ordering: .sequentiallyConsistent)
  }

  final class Token {
    private let census: DroppingCensus

    init(_ census: DroppingCensus) { self.census = census }

    deinit {
      census.check()
      census.tokens.subtract(1, ordering: .sequentiallyConsistent)
    }
  }
}

/// Tells whether the current thread is the main actor's.
enum MainQueue {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }
}

/// The sources that owners observe.
@MainActor
final class DroppingWorld {
  let census = DroppingCensus()
  let source = BehaviorRelay(value: 0)
  let clock = VirtualTime()
  let store: Store<Int, Int>
  /// Observes owners that are released before it.
  var listener = DisposeBag()

  init() {
    store = Store(initial: 0, clock: clock) { state, action in
      state = action
      return .none
    }
  }

  func send(_ value: Int) {
    source.accept(value)
    store.send(value)
  }
}

final class DroppedModel: ObservedModel {
  @Observed var number = 0
  @Observed(.didSet) var text = ""
}

/// An owner as teams write it: isolated to the main actor, and so `Sendable`.
@MainActor
final class DroppedOwner {
  static let teardownsEach = 2
  private let bag = DisposeBag()
  private let relay = PublishRelay<Int>()
  private let held: BehaviorRelay<Int>
  private let model = DroppedModel()
  private let inlet = StreamInlet<Int>()
  private let shared: EventStream<Int>
  private let group = ReplaySubject<Int>(bufferSize: 1)
  private let slice: Driver<Int>
  private var groups: [GroupedStream<Int, Int>] = []
  private var values: AsyncStream<Int>?
  private var handmade: [DerivedObserver<Int>] = []

  init(_ world: DroppingWorld) {
    let census = world.census
    let token = census.token()
    held = BehaviorRelay(value: world.source.value)
    slice = world.store.driver(\.self)
    shared = world.source.asStream().map { $0 + 1 }.share(replay: 1)
    let hear = { (_: Int) in withExtendedLifetime(token) { census.check() } }
    world.source.asStream().bind(to: held).disposed(by: bag)
    held.asDriver().drive(model.rx[\.number]).disposed(by: bag)
    model.$number.drive(onNext: hear).disposed(by: bag)
    model.$text.drive { hear($0.count) }.disposed(by: bag)
    EventStream.combineLatest(shared, held.asStream()) { $0 + $1 }.subscribe(onNext: hear)
      .disposed(by: bag)
    shared.subscribe(onNext: hear).disposed(by: bag)
    inlet.stream.subscribe(onNext: hear).disposed(by: bag)
    slice.drive(onNext: hear).disposed(by: bag)
    EventStream<Int>.create { observer in
      observer.onNext(1)
      return census.teardown()
    }
    .subscribe(onNext: hear).disposed(by: bag)
    census.teardown().disposed(by: bag)
    relay.asStream().groupBy { $0 % 2 }.subscribe { [weak self] in self?.groups.append($0) }
      .disposed(by: bag)
    relay.accept(1)
    groups.first?.asStream().subscribe(onNext: hear).disposed(by: bag)
    // From outside, by observers that are notified of the owner's end.
    held.asStream().map { $0 * 2 }.subscribe(onNext: hear).disposed(by: world.listener)
    model.$number.drive(onNext: hear).disposed(by: world.listener)
    EventStream.combineLatest(group.asStream(), relay.asStream()) { $0 + $1 }
      .subscribe(onNext: hear).disposed(by: world.listener)
    inlet.stream.subscribe(onNext: hear).disposed(by: world.listener)
    inlet.send(1)
    // An operator that nothing but its observer keeps, once observed and once disposed of.
    let operation = EventStream<Int>.derived { [weak self] in self?.handmade.append($0) }
    operation.map { $0 + 1 }.subscribe(onNext: hear).disposed(by: world.listener)
    operation.subscribe(onNext: hear).dispose()
    handmade[0].onNext(1)
  }

  /// Opens an asynchronous sequence of values that nothing iterates; costs a task.
  func openValues() {
    values = model.$number.values()
  }
}
