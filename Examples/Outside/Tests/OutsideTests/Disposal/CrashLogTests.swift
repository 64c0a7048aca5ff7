import Observation2
import Outside
import Testing

@MainActor @Suite struct CrashLogTests {
  private struct Broken: Error {}

  @Test func `an error that nobody handles is entered with the place of its subscription`() async {
    let (log, bag) = (CrashLog(), DisposeBag())
    let line = #line + 2
    UnhandledStreamError.withHandler(CrashLog.handler(of: log)) {
      EventStream<Int>.error(Broken()).subscribe { _ in }.disposed(by: bag)
    }
    while log.lines.isEmpty { await Task.yield() }
    #expect(log.lines == ["OutsideTests/CrashLogTests.swift:\(line): Broken()"])
  }
}
