import Combine
import Observation2
import Testing

/// The listing of the article "Coming from Combine".
@MainActor @Suite struct ComingFromCombineTests {
  private final class Model: ObservedModel {
    @Observed var title = "a"
  }

  @Test func `streams, drivers and models are what Combine takes, and the other way round`() {
    let stream = EventStream.of(1, 2)
    let model = Model()
    let publisher = [3, 4].publisher
    var told = 0
    let numbers: AnyPublisher<Int, any Error> = stream.publisher()
    // A driver's or signal's never fails.
    let titles: AnyPublisher<String, Never> = model.$title.publisher()
    let values: EventStream<Int> = EventStream.from(publisher)
    // Every ObservedModel is an ObservableObject.
    let changes = model.objectWillChange
    var (received, read, heard): ([Int], [String], [Int]) = ([], [], [])
    var bag: [AnyCancellable] = []
    numbers.sink(receiveCompletion: { _ in }, receiveValue: { received.append($0) }).store(in: &bag)
    titles.sink { read.append($0) }.store(in: &bag)
    changes.sink { _ in told += 1 }.store(in: &bag)
    let subscription = values.subscribe(onNext: { heard.append($0) })
    model.title = "b"
    #expect((received, heard) == ([1, 2], [3, 4]))
    #expect((read, told) == (["a", "b"], 1))
    subscription.dispose()
  }
}
