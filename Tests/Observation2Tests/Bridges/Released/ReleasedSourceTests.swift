import Foundation
import Observation2
import Testing

/// Asynchronous consumers of a source that is released (rule 35 of *The rules*).
///
/// 600 random games by default; `RELEASED_SOURCES` sets another number.
@MainActor @Suite struct ReleasedSourceTests {
  private let time = VirtualTime()

  @Test func `rule 35: whoever waits for a source's values ends when the source has gone`() async {
    let games =
      ProcessInfo.processInfo.environment["RELEASED_SOURCES"].flatMap(UInt64.init) ?? 600
    for seed in 0..<games {
      if let mistake = await ReleasedGame(seed: seed).play() {
        Issue.record("seed \(seed): \(mistake)")
        return
      }
    }
  }

  @Test func `the values that a released source has sent come before the end`() async {
    var source: PublishSubject<Int>? = PublishSubject()
    let values = source?.asStream().values()
    source?.onNext(1)
    source?.onNext(2)
    source = nil
    var seen: [Int] = []
    let work = time.run {
      guard let values else { return }
      do { for try await value in values { seen.append(value) } } catch {}
      seen.append(-1)
    }
    await time.settle()
    #expect(seen == [1, 2, -1])
    work.dispose()
  }

  @Test func `the values sent through a released inlet come before the end`() async {
    var inlet: StreamInlet<Int>? = StreamInlet()
    let stream = inlet?.stream
    let values = stream?.values()
    inlet?.send(1)
    inlet = nil
    var seen: [Int] = []
    let work = time.run {
      guard let values else { return }
      do { for try await value in values { seen.append(value) } } catch {}
      seen.append(-1)
    }
    await time.settle()
    #expect(seen == [1, -1])
    work.dispose()
  }

  @Test func `the first value of a released source is an error`() async {
    var source: PublishSubject<Int>? = PublishSubject()
    var failure: (any Error)?
    let work = time.run { [weak source] in
      do { _ = try await values(of: source).value } catch { failure = error }
    }
    await time.settle()
    #expect(source?.hasObservers == true)
    source = nil
    await time.settle()
    #expect(failure as? StreamError == .noElements)
    work.dispose()
  }

  @Test(arguments: [ReleasedSource.Kind.timer, .interval])
  func `numbers end when their scheduler drops its timers`(kind: ReleasedSource.Kind) async {
    var source: ReleasedSource? = ReleasedSource.make(kind) { _ in }
    var isOver = false
    let observer = source?.weakStream().subscribe(onNext: { _ in }, onDisposed: { isOver = true })
    #expect(!isOver)
    source = nil
    await time.settle()
    #expect(isOver)
    observer?.dispose()
  }

  private func values(of source: PublishSubject<Int>?) -> EventStream<Int> {
    source?.asStream() ?? .empty()
  }

  @Test func `a shared stream that is kept releases the observers of a source that has gone`() {
    var source: BehaviorRelay<Int>? = BehaviorRelay(value: 1)
    let shared = EventStream<Int>.deferred { [weak source] in source?.asStream() ?? .just(5) }
      .share(replay: 1, scope: .forever)
    var log: [String] = []
    func observe(_ name: String) -> any Disposable {
      shared.subscribe(
        onNext: { log.append("\(name)\($0)") },
        onDisposed: { log.append("\(name) over") }
      )
    }
    let first = observe("a")
    source = nil
    #expect(log == ["a1", "a over"])
    let second = observe("b")
    #expect(log == ["a1", "a over", "b1", "b5", "b over"])
    first.dispose()
    second.dispose()
  }
}
