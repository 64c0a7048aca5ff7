import Observation2
import Observation2Testing
import Outside
import Testing

@MainActor @Suite struct CalmTests {
  private let time = VirtualTime()

  @Test func `a value passes when none has followed it for a while`() throws {
    let values = try HotTestStream<Int>(time, "-1-2----3|")
    let observer = time.start { values.asStream().calm(for: .ticks(20), scheduler: time) }
    observer.expectMarbles("-----2---(3|)", report: report)
  }

  @Test func `its timer stands in the ledger at the call, and goes with the subscription`() {
    let (ledger, subject) = (Ledger(), PublishSubject<Int>())
    let line = #line + 2
    let subscription = ledger.watch {
      let calm = subject.asStream().calm(for: .seconds(1), scheduler: time)
      let subscription = calm.subscribe { _ in }
      subject.onNext(1)
      return subscription
    }
    #expect(ledger.countsByOrigin(.timer).map(\.origin.line) == [UInt(line)])
    subscription.dispose()
    #expect(ledger.entries.isEmpty)
    #expect(time.nextDue == nil)
  }
}
