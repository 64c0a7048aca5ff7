import Observation
import Observation2
import Testing

@MainActor @Suite struct StreamFromObservationTests {
  @Observable final class Settings {
    var size = 1
    var name = "a"
  }

  final class Model: ObservedModel {
    @Observed var count = 0
  }

  @Observable final class Holder {
    var parting: Parting?
  }

  /// A value that runs a closure when it is released.
  final class Parting {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }

    deinit { body() }
  }

  @Test func `gives what is read now, then once after the changes of a turn`() async {
    let time = VirtualTime()
    let settings = Settings()
    var seen: [Int] = []
    let subscription = EventStream.tracking { settings.size }.subscribe { seen.append($0) }
    settings.size = 2
    settings.size = 3
    settings.name = "b"
    await time.settle()
    settings.size = 4
    await time.settle()
    #expect(seen == [1, 3, 4])
    subscription.dispose()
    settings.size = 5
    await time.settle()
    #expect(seen == [1, 3, 4])
  }

  @Test func `follows published-style properties as well`() async {
    let time = VirtualTime()
    let model = Model()
    var seen: [Int] = []
    let subscription = EventStream.tracking { model.count * 10 }.subscribe { seen.append($0) }
    model.count = 1
    await time.settle()
    #expect(seen == [0, 10])
    subscription.dispose()
  }

  @Test func `a value may end the subscription as it goes`() async {
    let time = VirtualTime()
    let holder = Holder()
    let subscription = SerialDisposable()
    var seen = 0
    holder.parting = Parting { subscription.dispose() }
    subscription.disposable = EventStream.tracking { holder.parting }.subscribe { _ in seen += 1 }
    for _ in 0..<2 {
      holder.parting = nil
      await time.settle()
    }
    #expect(seen == 2)
    #expect(subscription.isDisposed)
  }

  @Test func `what was read is let go with the subscription`() {
    weak var weakModel: Model?
    do {
      let model = Model()
      weakModel = model
      let subscription = EventStream.tracking { model.count }.subscribe { _ in }
      subscription.dispose()
    }
    #expect(weakModel == nil)
  }
}
