import Observation2
import Testing

@MainActor @Suite struct StreamTraceTests {
  @Test func `an observer can ask through which named stages a value came`() {
    let state = PublishRelay<Int>()
    let bag = DisposeBag()
    var seen: [String] = []
    StreamTrace.record {
      state.asStream().named("state").map { $0 * 10 }.named("shown")
        .subscribe { _ in seen = StreamTrace.causes.map(\.description) }.disposed(by: bag)
      state.accept(4)
      #expect(StreamTrace.causes.isEmpty)
    }
    #expect(seen == ["state = 4", "shown = 40"])
  }

  @Test func `a value that sets off another one is among its causes`() {
    let (first, second) = (PublishRelay<Int>(), PublishRelay<Int>())
    let bag = DisposeBag()
    var seen: [String] = []
    second.asStream().named("second")
      .subscribe { _ in seen = StreamTrace.causes.map(\.name) }.disposed(by: bag)
    first.asStream().named("first").bind(to: second).disposed(by: bag)
    StreamTrace.record { first.accept(1) }
    #expect(seen == ["first", "second"])
  }

  @Test func `a join that waited for the end of a wave names all that led to it`() {
    let state = BehaviorRelay(value: 1)
    let bag = DisposeBag()
    var seen: [String] = []
    EventStream<Int>.combineLatest(
      state.asStream().named("left"),
      state.asStream().map { -$0 }.named("right")
    ) { $0 + $1 }
    .subscribe { _ in seen = StreamTrace.causes.map(\.description) }.disposed(by: bag)
    StreamTrace.record { state.accept(2) }
    #expect(seen == ["left = 2", "right = -2"])
  }

  @Test func `nothing is recorded unless asked for`() {
    let state = PublishRelay<Int>()
    let bag = DisposeBag()
    var count = -1
    state.asStream().named("state").subscribe { _ in count = StreamTrace.causes.count }
      .disposed(by: bag)
    state.accept(1)
    #expect(count == 0)
  }
}
