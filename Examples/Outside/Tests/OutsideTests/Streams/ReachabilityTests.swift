import Observation2
import Outside
import Testing

@MainActor @Suite struct ReachabilityTests {
  @Test func `whatever derives from it twice gets each change once`() {
    let reachability = Reachability(isOnline: true)
    let bag = DisposeBag()
    var seen: [String] = []
    let icon = reachability.asStream().map { $0 ? "●" : "○" }
    let text = reachability.asStream().map { $0 ? "online" : "offline" }
    EventStream<String>.combineLatest(icon, text) { "\($0) \($1)" }
      .subscribe { seen.append($0) }
      .disposed(by: bag)
    reachability.pathDidChange(isOnline: false)
    reachability.pathDidChange(isOnline: false)
    #expect(seen == ["● online", "○ offline"])
  }
}
