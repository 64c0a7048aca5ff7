import Observation
import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct ObservationTrackingTests {
  private let model = DerivedModel()

  /// Counts how often a tracking of `read` fires; its handler runs on the main actor.
  private func track<Value>(
    _ read: @autoclosure () -> Value,
    onChange: @escaping @MainActor @Sendable () -> Void
  ) {
    withObservationTracking {
      _ = read()
    } onChange: {
      MainActor.assumeIsolated { onChange() }
    }
  }

  @MainActor private final class Count {
    var value = 0
  }

  @Test func `rule 12: tracking fires once, before the change, however many properties change`() {
    let fired = Count()
    let model = model
    track((model.count, model.title, model.extra)) {
      fired.value += 1
      #expect(model.count == 0)
    }
    model.count = 1
    model.title = "a"
    model.extra = 2
    #expect(fired.value == 1)
  }

  @Test func `rule 12: what was not read does not fire`() {
    let fired = Count()
    track(model.count) { fired.value += 1 }
    model.title = "a"
    model.extra = 1
    #expect(fired.value == 0)
  }

  @Test func `rule 9: an equal value does not fire, a change in place always does`() {
    let fired = Count()
    track(model.count) { fired.value += 1 }
    model.count = 0
    #expect(fired.value == 0)
    model.count += 0
    #expect(fired.value == 1)
  }

  @Test func `rule 9: a value that can't be compared always fires`() {
    let model = OpaqueModel()
    let fired = Count()
    track(model.opaque) { fired.value += 1 }
    model.opaque = Opaque()
    #expect(fired.value == 1)
  }

  @Test func `rule 12: the stream and the tracking work in either order`() {
    let fired = Count()
    let first = model.$count.recorded()
    track(model.count) { fired.value += 1 }
    let second = model.$count.recorded()
    model.count = 1
    #expect(fired.value == 1)
    #expect(first.values == [0, 1])
    #expect(second.values == [0, 1])
    track(model.count) { fired.value += 1 }
    model.list[keyPath: \.self] = [1]
    model.count = 2
    #expect(fired.value == 2)
  }

  @Test func `rule 12: setting the tracked property inside onChange does not recurse for ever`() {
    let model = model
    let fired = Count()
    track(model.count) {
      fired.value += 1
      model.count = 7
    }
    let recording = model.$count.recorded()
    model.count = 1
    #expect(fired.value == 1)
    #expect(model.count == 7)
    #expect(recording.values == [0, 1, 7])
  }

  @Test(arguments: [true, false])
  func `rule 12: tracking again and setting inside onChange fires once a change`(
    tracksFirst: Bool
  ) {
    let model = model
    let fired = Count()
    @MainActor func watch() {
      track(model.count) {
        fired.value += 1
        if tracksFirst, fired.value < 3 { watch() }
        model.count += 1
        if !tracksFirst, fired.value < 3 { watch() }
      }
    }
    watch()
    model.count = 100
    #expect(fired.value == 1)
    #expect(model.count == 1)
    model.count = 200
    #expect(fired.value == 2)
    // A last change, since a tracking that never fires retains its closure, which retains the
    // model.
    model.count = 300
    #expect(fired.value == 3)
  }

  @Test func `rule 12: tracking again and again follows every change`() {
    let model = model
    let fired = Count()
    for value in 1...5 {
      track(model.count) { fired.value += 1 }
      model.count = value
    }
    #expect(fired.value == 5)
  }

  @Test func `rule 10: one that joins inside onChange gets the new value, once`() {
    let model = model
    let bag = DisposeBag()
    var seen: [Int] = []
    // First without another observer, then with the one that has subscribed.
    for value in [1, 2] {
      track(model.count) { model.$count.drive { seen.append($0) }.disposed(by: bag) }
      model.count = value
    }
    #expect(seen == [1, 2, 2])
    #expect(model.count == 2)
  }

  @Test func `rule 10: one that joins inside onChange with didSet timing gets old and new once`() {
    let model = model
    let bag = DisposeBag()
    var seen: [Int] = []
    for value in [1, 2] {
      track(model.late) { model.$late.drive { seen.append($0) }.disposed(by: bag) }
      model.late = value
    }
    #expect(seen == [0, 1, 1, 2, 2])
  }

  @Test func `rule 10: one that joins inside onChange after another set there gets that one`() {
    let model = model
    let bag = DisposeBag()
    var seen: [Int] = []
    track(model.count) {
      model.count = 7
      model.$count.drive { seen.append($0) }.disposed(by: bag)
    }
    model.count = 1
    #expect(seen == [7])
    #expect(model.count == 7)
  }

  @Test func `rule 11: a didSet property and its stream end on the value set inside onChange`() {
    let model = model
    let recording = model.$late.recorded()
    track(model.late) { model.late = 7 }
    model.late = 1
    #expect(model.late == 7)
    #expect(recording.values == [0, 1, 7])
  }

  @Test(arguments: [true, false])
  func `rule 11: so do those that are set inside the onChange of a set inside a delivery`(
    isEarly: Bool
  ) {
    let model = model
    let bag = DisposeBag()
    var newest = -1
    (isEarly ? model.$count : model.$late).drive { value in
      newest = value
      guard value == 1 else { return }
      if isEarly {
        self.track(model.count) { model.count = 8 }
        model.count = 7
      } else {
        self.track(model.late) { model.late = 8 }
        model.late = 7
      }
    }
    .disposed(by: bag)
    if isEarly { model.count = 1 } else { model.late = 1 }
    #expect((isEarly ? model.count : model.late) == 8)
    #expect(newest == 8)
  }

  @Test func `a change in place fires before it`() {
    let model = model
    let fired = Count()
    model.list = [1]
    track(model.list) {
      fired.value += 1
      #expect(model.list == [1])
    }
    model.list.append(2)
    #expect(fired.value == 1)
  }

  @available(macOS 26, iOS 26, *)
  @Test func `Observations follow a model`() async {
    let model = model
    var seen: [Int] = []
    for await count in Observations({ model.count }) {
      seen.append(count)
      if count == 2 { break }
      // Two changes until the next turn are one value, the last.
      (model.count, model.count) = (-1, count + 1)
    }
    #expect(seen == [0, 1, 2])
  }

  @Test func `a driver that sets a tracked property fires it`() {
    let relay = BehaviorRelay(value: 1)
    let binding = relay.asDriver().drive(model.rx[\.count])
    let fired = Count()
    track(model.count) { fired.value += 1 }
    relay.accept(2)
    #expect(model.count == 2)
    #expect(fired.value == 1)
    binding.dispose()
  }
}
