import Combine
import Observation2
import Testing

/// Random values, ends, demand, cancellation and a source that goes, from outside and from inside a
/// delivery.
@MainActor @Suite struct RandomDemandTests {
  /// A game with one publisher, played by dice.
  @MainActor
  private final class Game {
    private(set) var subject: PublishSubject<Int>? = PublishSubject()
    let taker = Taker<Int>(first: 0)
    /// What the stream has emitted.
    private(set) var emitted: [String] = []
    private(set) var demanded = 0
    private(set) var isCancelled = false
    private var state: UInt64
    private var sent = 0
    private let bag = DisposeBag()

    init(_ seed: UInt64) {
      state = seed &* 0x9E37_79B9_7F4A_7C15
      guard let stream = subject?.asStream() else { return }
      stream.subscribe(onEvent: { [unowned self] event in
        switch event {
        case .next(let value): emitted.append("\(value)")
        case .completed: emitted.append("finished")
        case .error(let error): emitted.append("failure \(error)")
        }
      })
      .disposed(by: bag)
      taker.onValue = { [unowned self] in if roll(3) == 0 { act() } }
      stream.publisher().subscribe(taker)
    }

    func act() {
      switch roll(20) {
      case ..<10:
        sent += 1
        subject?.onNext(sent)
      case ..<17:
        let more = roll(3)
        demanded += more
        if more > 0 { taker.request(more) }
      case 17: subject?.onCompleted()
      case 18: subject?.onError(Broken())
      default:
        if roll(3) > 0 {
          subject = nil
          return
        }
        isCancelled = true
        taker.cancel()
      }
    }

    /// What has to have been delivered by now, unless it has been cancelled.
    var expected: [String] {
      let isEnded = emitted.last?.hasPrefix("f") == true
      let values = isEnded ? Array(emitted.dropLast()) : emitted
      return demanded < values.count ? Array(values.prefix(demanded)) : emitted
    }

    func end() {
      demanded = .max
      taker.request(.max)
      subject = nil
    }

    private func roll(_ sides: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % sides)
    }
  }

  @Test(arguments: UInt64(1)...200)
  func `what was emitted comes in order, as far as it is demanded, and leaves nothing behind`(
    seed: UInt64
  ) {
    weak var gone: Taker<Int>?
    do {
      let game = Game(seed)
      gone = game.taker
      var atCancellation: Int?
      for step in 0..<60 {
        game.act()
        let events = game.taker.events
        if game.isCancelled {
          #expect(game.emitted.starts(with: events), "step \(step)")
          #expect(events.count == atCancellation ?? events.count, "step \(step)")
          atCancellation = events.count
        } else {
          #expect(events == game.expected, "step \(step)")
        }
      }
      game.end()
      if !game.isCancelled { #expect(game.taker.events == game.emitted) }
    }
    #expect(gone == nil)
  }
}
