import Observation2Testing
import Testing

@testable import Observation2

/// Events while an observer subscribes and receives the replayed value: it disposes, the hub ends,
/// or more is sent.
@MainActor @Suite struct JoiningObserverTests {
  private nonisolated static let replaying: [Int] = ScriptedSource.all.indices.filter { index in
    switch ScriptedSource.all[index] {
    case .publishSubject, .publishRelay, .shared, .handmade: false
    default: true
    }
  }

  /// Returns a source with a value that new observers receive.
  private func source(_ index: Int) -> LibrarySource {
    let source = LibrarySource(index)
    source.send(1)
    if case .asyncSubject = source { source.end(.completed) }
    return source
  }

  @Test(arguments: replaying)
  func `an observer that wants no more of what it is given first has nothing to cancel`(index: Int)
  {
    let source = source(index)
    let link = source.stream.connect(EventSink { _, _ in false })
    guard case .none = link else {
      Issue.record("\(source) hands out \(link)")
      return
    }
  }

  @Test(arguments: replaying)
  func `nobody touches a source that is gone by the time its observer has left`(index: Int) {
    var seen: [Int] = []
    let ledger = Ledger()
    ledger.watch {
      let passing = EventStream.deferred { source(index).stream }
      passing.take(1).subscribe { seen.append($0) }.dispose()
      passing.take(while: { _ in false }).subscribe { seen.append($0) }.dispose()
    }
    #expect(seen == [1])
    #expect(ledger.count(.subscription) == 0)
  }

  @Test(arguments: replaying)
  func `a subject that ends while it replays ends once, for all`(index: Int) {
    let source = source(index)
    var seen: [String] = []
    let ledger = Ledger()
    let subscription = ledger.watch {
      source.stream.subscribe(
        onNext: { value in
          seen.append("\(value)")
          guard value == 1 else { return }
          source.end(.completed)
          source.send(9)
        },
        onError: nil,
        onCompleted: { seen.append("|") }
      )
    }
    if ScriptedSource.all[index].canEnd {
      #expect(seen == ["1", "|"])
      #expect(ledger.count(.subscription) == 0)
    } else {
      #expect(seen == ["1", "9"])
      subscription.dispose()
    }
  }

  @Test func `a shared stream that ends while it is being connected hands out nothing`() {
    let shared = EventStream.just(1).share(replay: 1)
    let link = shared.connect(EventSink { _, _ in false })
    guard case .none = link else {
      Issue.record("it hands out \(link)")
      return
    }
  }
}
