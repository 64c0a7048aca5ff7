import Observation2
import Testing

/// Code that runs when a replaced element is released finds everything whole (rule 33).
@MainActor @Suite struct ReplacedElementTests {
  /// What the replaced element does.
  enum Deed: CaseIterable, Sendable {
    case sendToItsSource, sendToAnother, subscribe, dispose, complete, fail
  }

  @MainActor private final class World {
    let time = VirtualTime()
    let fate = Fate()
    let (source, other) = (PublishSubject<MortalPair>(), PublishSubject<MortalPair>())
    let bag = DisposeBag()
    var seen: [Int] = []
    var isDisposed = false
    private var stream: EventStream<[MortalPair]>

    init(_ holder: HolderCase) {
      let merged = EventStream.merge(source.asStream(), other.asStream())
      stream = holder.make(merged, fate, time)
    }

    func subscribe() {
      stream.subscribe(
        onNext: { [weak self] pairs in self?.note(pairs) },
        onError: { _ in }
      )
      .disposed(by: bag)
    }

    func end() {
      bag.dispose()
      fate.action = nil
      stream = .never()
    }

    private func note(_ pairs: [MortalPair]) {
      #expect(!isDisposed)
      for pair in pairs { #expect(pair.isWhole) }
      seen += pairs.map(\.number)
    }

    func send(_ number: Int) {
      source.onNext(MortalPair(number, fate))
      time.advanceSynchronously(to: time.now + .seconds(1))
    }

    func perform(_ deed: Deed) {
      switch deed {
      case .sendToItsSource: source.onNext(MortalPair(10, fate))
      case .sendToAnother: other.onNext(MortalPair(10, fate))
      case .subscribe: subscribe()
      case .dispose:
        bag.dispose()
        isDisposed = true
      case .complete: source.onCompleted()
      case .fail: source.onError(TestError())
      }
    }
  }

  private struct TestError: Error {}

  @Test(arguments: HolderCase.all, Deed.allCases)
  func `an element that is replaced may do anything when it goes`(
    holder: HolderCase,
    deed: Deed
  ) {
    let world = World(holder)
    let fate = world.fate
    fate.action = { [unowned world] in world.perform(deed) }
    world.subscribe()
    for number in 1...4 { world.send(number) }
    world.source.onCompleted()
    world.other.onCompleted()
    world.time.advanceSynchronously(to: .seconds(99))
    #expect(fate.isMet)
    switch deed {
    case .sendToItsSource, .sendToAnother:
      if let expected = holder.expected { #expect(world.seen == expected) }
    default: break
    }
    world.end()
    #expect(fate.alive == 0)
  }
}
