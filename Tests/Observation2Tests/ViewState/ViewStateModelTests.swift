import Observation
import Observation2
import Testing

/// A body follows the fields that it reads, and no others.
@MainActor @Suite struct ViewStateModelTests {
  struct Form: Equatable {
    var email = ""
    var password = ""
  }

  struct Screen: Equatable {
    var form = Form()
    var failure: String?
    var rows = Array(repeating: 0, count: 1_000)
    var note = ""
    var lines: [String] = []
    var counts: (Int, Int) { (rows.count, note.count) }
  }

  private final class Body: PropertyReader {
    var reads: [PropertyRead] = []
    var foreignReads: ForeignReads?
    let kind = ObjectIdentifier(Body.self)
    private(set) var changes = 0
    var didChange: () -> Void = {}

    func propertyDidChange() {
      changes += 1
      didChange()
    }

    func changes(while change: () -> Void) -> Int {
      let before = changes
      change()
      return changes - before
    }
  }

  private final class Count: Sendable {
    private let stored = Guarded(0)
    var value: Int { stored.withLock { $0 } }

    func add() { stored.withLock { $0 += 1 } }
  }

  private let model = ViewStateModel(Screen())
  private let body = Body()

  @Test func `a change of a field that a body has read notifies it, and no other change does`() {
    let text = PropertyReading.track(body) { model.failure ?? "none" }
    #expect(text == "none")
    #expect(body.changes { model.state.failure = "x" } == 1)
    #expect(body.changes { model.state.note = "x" } == 0)
    #expect(body.changes { model.state.failure = "x" } == 0)
    #expect(body.changes { model.state = Screen() } == 1)
    #expect(model.failure == nil)
  }

  @Test func `several fields that change together notify each body`() {
    let other = Body()
    PropertyReading.track(body) { _ = (model.failure, model.note) }
    PropertyReading.track(other) { _ = model.note }
    let screen = Screen(failure: "x", note: "y")
    #expect(other.changes { model.state = screen } == 1)
    #expect(body.changes == 2)
  }

  @Test func `a body is notified when the model has the new state`() {
    var seen: [String] = []
    body.didChange = { [model] in seen.append("\(model.note) \(model.failure ?? "")") }
    PropertyReading.track(body) { _ = model.note }
    model.state = Screen(failure: "x", note: "y")
    #expect(seen == ["y x"])
  }

  @Test func `a read of the whole state follows each field`() {
    PropertyReading.track(body) { _ = model.state }
    #expect(body.changes { model.state.note = "x" } == 1)
    #expect(body.changes { model.state.form.email = "x" } == 1)
    #expect(body.changes { model.state.form.email = "x" } == 0)
  }

  @Test func `a path goes deeper than a field`() {
    let whole = Body()
    PropertyReading.track(body) { _ = model[\.form.email] }
    PropertyReading.track(whole) { _ = model.form.email }
    #expect(body.changes { model.state.form.password = "x" } == 0)
    #expect(whole.changes == 1)
    #expect(body.changes { model.state.form.email = "x" } == 1)
    #expect(whole.changes == 2)
  }

  @Test func `a value that can't be compared changes with the state`() {
    let counts = PropertyReading.track(body) { model.counts }
    #expect(counts.0 == 1_000)
    #expect(body.changes { model.state.failure = "x" } == 1)
    #expect(body.changes { model.state = model.state } == 0)
  }

  @Test func `a text in other scalars is another text`() {
    let (composed, decomposed) = ("が", "か\u{3099}")
    #expect(composed == decomposed)
    model.state = Screen(failure: composed, note: composed, lines: [composed])
    PropertyReading.track(body) { _ = model.note }
    #expect(body.changes { model.state.note = decomposed } == 1)
    PropertyReading.track(body) { _ = model.failure }
    #expect(body.changes { model.state.failure = decomposed } == 1)
    PropertyReading.track(body) { _ = model.lines }
    #expect(body.changes { model.state.lines = [decomposed] } == 1)
    #expect(body.changes { model.state.lines = [decomposed] } == 0)
  }

  @Test func `Observation notifies once for each tracking, before the change`() {
    let fired = Count()
    var seen: [String] = []
    withObservationTracking {
      _ = (model.note, model.failure)
    } onChange: { [model] in
      fired.add()
      MainActor.assumeIsolated { seen.append(model.note) }
    }
    model.state.form.email = "x"
    #expect(fired.value == 0)
    model.state = Screen(failure: "x", note: "y")
    #expect(fired.value == 1)
    #expect(seen == [""])
    model.state.note = "z"
    #expect(fired.value == 1)
  }

  @Test func `a set from inside a notification wins`() {
    withObservationTracking {
      _ = model.note
    } onChange: { [model] in
      MainActor.assumeIsolated { model.state.note = "inner" }
    }
    PropertyReading.track(body) { _ = model.note }
    #expect(body.changes { model.state.note = "outer" } == 1)
    #expect(model.note == "inner")
  }

  @Test func `a body may set the state when it is notified`() {
    body.didChange = { [model, body] in
      PropertyReading.track(body) { _ = model.note }
      if model.note.count < 3 { model.state.note += "x" }
    }
    PropertyReading.track(body) { _ = model.note }
    #expect(body.changes { model.state.note = "x" } == 3)
    #expect(model.note == "xxx")
  }

  @Test func `the object announces a set before it happens`() {
    var seen: [String] = []
    let bag = DisposeBag()
    model.willChange.emit { [model] in seen.append(model.note) }.disposed(by: bag)
    model.state.note = "x"
    model.state.note = "x"
    #expect(seen == ["", "x"])
  }

  @Test func `one statement binds the state, and does not retain the model`() {
    let relay = BehaviorRelay(value: Screen(note: "first"))
    let bag = DisposeBag()
    weak var released: ViewStateModel<Screen>?
    do {
      let model = ViewStateModel(Screen())
      released = model
      relay.asDriver().drive(model.rx.state).disposed(by: bag)
      #expect(model.note == "first")
      PropertyReading.track(body) { _ = model.note }
      #expect(body.changes { relay.accept(Screen(note: "second")) } == 1)
      #expect(body.changes { relay.accept(Screen(note: "second", lines: ["x"])) } == 0)
    }
    #expect(released == nil)
    relay.accept(Screen())
  }

  @Test func `a stream follows a field`() async {
    let time = VirtualTime()
    var seen: [String] = []
    let stream = EventStream.tracking { [model] in model.note }
    let subscription = stream.subscribe { seen.append($0) }
    model.state.failure = "x"
    await time.settle()
    model.state.note = "x"
    await time.settle()
    #expect(seen == ["", "x"])
    subscription.dispose()
  }

  @Test func `a mirror shows the fields`() {
    model.state.note = "x"
    let children = Mirror(reflecting: model).children
    #expect(children.map(\.label) == ["form", "failure", "rows", "note", "lines"])
    #expect(children.first { $0.label == "note" }?.value as? String == "x")
  }
}
