import Combine
import Observation2
import Testing

@MainActor @Suite struct ObservedModelTests {
  /// As `@ObservedObject` and `@StateObject` ask for it.
  private func changes<Model: ObservableObject>(of model: Model) -> Model.ObjectWillChangePublisher
  {
    model.objectWillChange
  }

  @Test func `a model is an ObservableObject that tells before it changes`() {
    let model = Song()
    var seen: [String] = []
    let cancellable = changes(of: model).sink { _ in seen.append(model.title) }
    #expect(seen == [])
    model.title = "b"
    model.length = 3
    #expect(seen == ["a", "b"])
    cancellable.cancel()
    model.title = "c"
    #expect(seen.count == 2)
  }

  @Test func `a subclass and a generic model are too`() {
    let single = Single()
    let list = Playlist<Int>()
    var count = 0
    let cancellables = [
      changes(of: single).sink { _ in count += 1 }, changes(of: list).sink { _ in count += 1 },
    ]
    single.title = "b"
    single.chart = 1
    list.items.append(1)
    #expect(count == 3)
    for cancellable in cancellables { cancellable.cancel() }
  }

  @Test func `the subscription does not retain the model`() {
    weak var gone: Song?
    let cancellable: AnyCancellable
    do {
      let model = Song()
      gone = model
      cancellable = changes(of: model).sink { _ in }
    }
    #expect(gone == nil)
    cancellable.cancel()
  }
}

final class Single: Song {
  @Observed var chart = 0
}

final class Playlist<Item>: ObservedModel {
  @Observed var items: [Item] = []
}
