import Testing

@testable import Observation2

@MainActor @Suite struct StreamTraceTests {
  @Test func `an observer can ask through which named operators a value came`() {
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

  @Test func `a trace goes on while time passes, through timers and tasks that begin in it`() async
  {
    let time = VirtualTime()
    let state = PublishRelay<Int>()
    let bag = DisposeBag()
    var seen: [[String]] = []
    state.asStream().named("state").delay(.seconds(1), scheduler: time).named("late")
      .mapAsync(clock: time) { value in
        try await time.sleep(for: .seconds(1))
        return -value
      }
      .named("worked")
      .subscribe { _ in seen.append(StreamTrace.causes.map(\.description)) }.disposed(by: bag)
    let result = await StreamTrace.record {
      state.accept(1)
      await time.advance(by: .seconds(2))
      return seen.count
    }
    #expect(result == 1)
    state.accept(2)
    await time.advance(by: .seconds(2))
    #expect(seen == [["worked = -1"], []])
  }

  @Test func `a name describes no value while nothing records`() {
    let state = PublishRelay<Described>()
    let bag = DisposeBag()
    let value = Described()
    state.asStream().named("state").subscribe { _ in }.disposed(by: bag)
    state.accept(value)
    #expect(value.count == 0)
    StreamTrace.record { state.accept(value) }
    #expect(value.count == 1)
  }

  // In a process of its own, since other tests record at the same time.
  @Test func `recorders are counted, so that a name looks for one only while there is one`() async {
    await #expect(processExitsWith: .success) {
      guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
      #expect(StreamTrace.Population.isNone)
      StreamTrace.record {
        StreamTrace.record { #expect(!StreamTrace.Population.isNone) }
        #expect(!StreamTrace.Population.isNone)
      }
      #expect(StreamTrace.Population.isNone)
    }
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

/// Counts the evaluations of its description.
private final class Described: CustomStringConvertible {
  private(set) var count = 0

  var description: String {
    count += 1
    return "described"
  }
}
