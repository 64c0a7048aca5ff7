import Combine
import Observation2

struct Broken: Error {}

/// Not `Sendable`.
final class Probe {}

class Song: ObservedModel {
  @Observed var title = "a"
  @Observed var length = 0
}

/// What `sink` receives, in words.
final class EventLog<Value> {
  private(set) var events: [String] = []
  private var cancellable: AnyCancellable?

  func follow(_ publisher: AnyPublisher<Value, any Error>) {
    cancellable = publisher.sink(
      receiveCompletion: { completion in
        switch completion {
        case .finished: self.events.append("finished")
        case .failure(let error): self.events.append("failure \(error)")
        }
      },
      receiveValue: { self.events.append("\($0)") }
    )
  }

  func cancel() {
    cancellable?.cancel()
  }
}
