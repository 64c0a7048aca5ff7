import Scenes
import Testing

/// The log of an app's named events.
@MainActor @Suite struct EventLogTests {
  @Test func `it keeps the events with their values, the oldest first`() {
    let log = EventLog()
    log.record("opened", ["shop": "3"])
    log.record("closed")
    #expect(log.events.map(\.name) == ["opened", "closed"])
    #expect(log.events[0].values == ["shop": "3"] && log.events[1].values == [:])
    log.removeAll()
    #expect(log.events == [])
  }

  @Test func `a call is recorded by the name of its function, without labels`() {
    @MainActor final class Spy {
      let log = EventLog()
      func cartViewDidTap(_ row: Int, at place: Int) { log.recordCall(["row": "\(row)"]) }
    }
    let spy = Spy()
    spy.cartViewDidTap(2, at: 3)
    #expect(spy.log.events.map(\.name) == ["cartViewDidTap"])
    #expect(spy.log.events[0].values == ["row": "2"])
  }

  @Test(arguments: [-1, 0, 1, 2, 3, 10])
  func `it forwards all events, and keeps the newest, at most twice as many as asked for`(
    count: Int
  ) {
    var forwarded: [String] = []
    let log = EventLog(keeping: count) { forwarded.append($0.name) }
    for number in 1...25 {
      log.record("\(number)")
      let kept = log.events.map(\.name)
      #expect(kept.count >= min(number, max(0, count)) && kept.count <= 2 * max(0, count))
      #expect(kept == (1...number).suffix(kept.count).map { "\($0)" })
    }
    #expect(forwarded == (1...25).map { "\($0)" })
  }

  @Test func `the receiver of an event may record another one, and remove all`() {
    weak var weakLog: EventLog?
    var names: [String] = []
    let log = EventLog(keeping: 1) { event in
      names.append(event.name)
      if event.name == "first" { weakLog?.record("second") }
      if event.name == "second" { weakLog?.removeAll() }
    }
    weakLog = log
    log.record("first")
    #expect(names == ["first", "second"])
    #expect(log.events == [])
  }
}
