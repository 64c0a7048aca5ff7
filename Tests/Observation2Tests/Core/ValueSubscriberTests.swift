import Observation2
import Testing

/// The time for which a subscription retains its closure.
@MainActor @Suite struct ValueSubscriberTests {
  private final class Token {}

  private let subject = PublishSubject<Int>()

  /// Returns a subscription whose closure alone retains a token, and a weak reference to the token.
  private func subscribe(
    to stream: EventStream<Int>,
    onNext: @escaping () -> Void = {}
  ) -> (subscription: any Disposable, isHeld: () -> Bool) {
    let token = Token()
    let subscription = stream.subscribe { _ in
      onNext()
      withExtendedLifetime(token) {}
    }
    return (subscription, { [weak token] in token != nil })
  }

  @Test func `it is let go of on dispose, though the disposable is still there`() {
    let (subscription, isHeld) = subscribe(to: subject.asStream())
    #expect(isHeld())
    subscription.dispose()
    #expect(!isHeld())
  }

  @Test func `it is let go of at the end, though the disposable is still there`() {
    let (subscription, isHeld) = subscribe(to: subject.asStream())
    subject.onCompleted()
    #expect(!isHeld())
    withExtendedLifetime(subscription) {}
  }

  @Test func `it is let go of when the subject goes away without an end`() {
    var passing: PublishSubject<Int>? = PublishSubject()
    let (subscription, isHeld) = subscribe(to: passing?.asStream() ?? .never())
    #expect(isHeld())
    passing = nil
    #expect(!isHeld())
    withExtendedLifetime(subscription) {}
  }

  @Test func `disposed of from inside, it is let go of when it returns`() {
    var held: (any Disposable)?
    var wasHeldInside = false
    var isHeld: () -> Bool = { false }
    (held, isHeld) = subscribe(to: subject.asStream()) {
      held?.dispose()
      wasHeldInside = isHeld()
    }
    subject.onNext(1)
    #expect(wasHeldInside)
    #expect(!isHeld())
    subject.onNext(2)
    held = nil
  }

  @Test func `what it holds may dispose of the subscription once more on its way out`() {
    final class Owner {
      var subscription: (any Disposable)?
      deinit { subscription?.dispose() }
    }
    var disposed: (any Disposable)?
    do {
      let owner = Owner()
      disposed = subject.asStream().subscribe { _ in withExtendedLifetime(owner) {} }
      owner.subscription = disposed
    }
    disposed?.dispose()
    #expect(!subject.hasObservers)
  }
}
