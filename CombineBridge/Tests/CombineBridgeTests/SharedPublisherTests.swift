import Combine
import Observation2
import Testing

@MainActor @Suite struct SharedPublisherTests {
  @Test func `a driver's publisher never fails and begins with the current value`() {
    let relay = BehaviorRelay(value: "a")
    let publisher: AnyPublisher<String, Never> = relay.asDriver().publisher()
    var seen: [String] = []
    let cancellable = publisher.sink { seen.append($0) }
    relay.accept("b")
    #expect(seen == ["a", "b"])
    cancellable.cancel()
    relay.accept("c")
    #expect(seen == ["a", "b"])
  }

  @Test func `a signal's publisher gives what comes from now on`() {
    let relay = PublishRelay<Int>()
    relay.accept(1)
    var seen: [Int] = []
    let cancellable = relay.asSignal().publisher().sink { seen.append($0) }
    relay.accept(2)
    #expect(seen == [2])
    cancellable.cancel()
  }

  @Test func `a property gives its current value, then each new one, before it is stored`() {
    let model = Song()
    var seen: [String] = []
    let cancellable = model.$title.publisher().sink { seen.append("\($0) after \(model.title)") }
    model.title = "b"
    #expect(seen == ["a after a", "b after a"])
    cancellable.cancel()
  }

  @Test func `a value set while it is delivered comes after it`() {
    let model = Song()
    var seen: [String] = []
    let cancellables = [
      model.$title.publisher().sink { if $0 == "b" { model.title = "c" } },
      model.$title.publisher().sink { seen.append($0) },
    ]
    model.title = "b"
    #expect(seen == ["a", "b", "c"])
    #expect(model.title == "c")
    for cancellable in cancellables { cancellable.cancel() }
  }

  @Test func `what a property was assigned to goes with its model`() {
    let target = Title()
    weak var publisher: Probe?
    do {
      let (model, probe) = (Song(), Probe())
      publisher = probe
      model.$title.publisher()
        .map { title in
          withExtendedLifetime(probe) {}
          return title
        }
        .assign(to: &target.$text)
      model.title = "b"
    }
    #expect(target.text == "b")
    #expect(publisher == nil)
  }

  @Test func `a driver that completes finishes`() {
    var isFinished = false
    let cancellable = Driver.just(1).publisher()
      .sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { _ in })
    #expect(isFinished)
    cancellable.cancel()
  }
}

private final class Title {
  @Published var text = ""
}
