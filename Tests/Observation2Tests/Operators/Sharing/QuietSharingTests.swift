import Observation2
import Testing

/// A shared stream whose source says nothing, and that nobody holds: its observers are all that is
/// left of it.
@MainActor @Suite struct QuietSharingTests {
  enum Source: CaseIterable, Sendable {
    case create, never, merge, subject
  }

  enum Sharing: CaseIterable, Sendable {
    case share, shareLatest, shareForever, publish, replay
  }

  @MainActor private final class World {
    let subject = PublishSubject<Int>()
    var ended = 0
    var captive = Captive()

    func stream(of source: Source, by sharing: Sharing) -> EventStream<Int> {
      let probe = Probe()
      captive = Captive(probe: probe)
      let held = quiet(source).map { value in withExtendedLifetime(probe) { value } }
        .do(onDispose: { [weak self] in self?.ended += 1 })
      return switch sharing {
      case .share: held.share()
      case .shareLatest: held.share(replay: 1)
      case .shareForever: held.share(replay: 1, scope: .forever)
      case .publish: held.publish().refCount()
      case .replay: held.replay(1).refCount()
      }
    }

    private func quiet(_ source: Source) -> EventStream<Int> {
      switch source {
      case .create: .create { _ in AnyDisposable {} }
      case .never: .never()
      case .merge: .merge(.never(), .never())
      case .subject: subject.asStream()
      }
    }
  }

  @Test(arguments: Source.allCases, Sharing.allCases)
  func `it lives until the last of its observers is disposed of, and not longer`(
    source: Source,
    sharing: Sharing
  ) {
    let world = World()
    let ledger = Ledger()
    let subscriptions = ledger.watch {
      let stream = world.stream(of: source, by: sharing)
      return (0..<2).map { _ in stream.subscribe { _ in } }
    }
    #expect(world.ended == 0)
    subscriptions[0].dispose()
    #expect(world.ended == 0)
    subscriptions[1].dispose()
    #expect(world.ended == 1)
    #expect(world.captive.isFree)
    #expect(ledger.entries.map(\.description) == [])
    #expect(!world.subject.hasObservers)
  }
}
