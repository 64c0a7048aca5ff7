import Combine

/// A subscriber that demands as many values as it is told to.
final class Taker<Value>: Subscriber {
  private(set) var events: [String] = []
  var onSubscription: () -> Void = {}
  var onValue: () -> Void = {}
  private let first: Int
  private let perValue: Int
  private var subscription: (any Subscription)?

  /// - Parameters:
  ///   - first: The demand on subscribing; `.max` has no limit.
  ///   - perValue: The demand returned with each value.
  init(first: Int, perValue: Int = 0) {
    self.first = first
    self.perValue = perValue
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if first > 0 { request(first) }
    onSubscription()
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    events.append("\(input)")
    onValue()
    return .max(perValue)
  }

  func receive(completion: Subscribers.Completion<any Error>) {
    switch completion {
    case .finished: events.append("finished")
    case .failure(let error): events.append("failure \(error)")
    }
  }

  func request(_ count: Int) {
    subscription?.request(count == .max ? .unlimited : .max(count))
  }

  func cancel() {
    subscription?.cancel()
  }

  /// Releases the subscription, which retains this until its end.
  func forget() {
    subscription = nil
  }
}
