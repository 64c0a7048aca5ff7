import Observation2
import Testing

/// Rule 7 of *The rules*: use off the main actor that the compiler could not see stops the program.
@Suite struct OffMainTests {
  /// Passes a value into another isolation unchecked, as careless code would.
  private struct Smuggled<Value>: @unchecked Sendable {
    // Unchecked on purpose: these tests check the consequences.
    let value: Value
  }

  private static func offMain(_ body: @escaping @Sendable () -> Void) async {
    await Task.detached { body() }.value
  }

  @Test func `rule 7: an event that reaches a driver off the main actor stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let (subject, subscription) = await MainActor.run {
        let subject = PublishSubject<Int>()
        let driver = subject.asStream().asDriver(onErrorJustReturn: 0)
        return (Smuggled(value: subject), Smuggled(value: driver.drive { _ in }))
      }
      await OffMainTests.offMain { subject.value.onNext(1) }
      withExtendedLifetime(subscription) {}
    }
  }

  @Test func `rule 7: a relay's driver too`() async {
    await #expect(processExitsWith: .failure) {
      let (relay, subscription) = await MainActor.run {
        let relay = BehaviorRelay(value: 0)
        return (Smuggled(value: relay), Smuggled(value: relay.asDriver().drive { _ in }))
      }
      await OffMainTests.offMain { relay.value.accept(1) }
      withExtendedLifetime(subscription) {}
    }
  }

  @Test func `rule 7: a relay's signal too`() async {
    await #expect(processExitsWith: .failure) {
      let (relay, subscription) = await MainActor.run {
        let relay = PublishRelay<Int>()
        return (Smuggled(value: relay), Smuggled(value: relay.asSignal().emit { _ in }))
      }
      await OffMainTests.offMain { relay.value.accept(1) }
      withExtendedLifetime(subscription) {}
    }
  }

  /// A scheduler that calls back on the thread that its owner chooses.
  private final class AnywhereScheduler: StreamScheduler {
    var action: (() -> Void)?
    var now = Duration.zero

    func schedule(
      after delay: Duration,
      at origin: SourceSpot,
      isDeadline: Bool,
      _ action: @escaping () -> Void
    ) -> any Disposable {
      self.action = action
      now += delay
      return AnyDisposable()
    }
  }

  @Test func `rule 7: an operator whose scheduler calls back off the main actor too`() async {
    await #expect(processExitsWith: .failure) {
      let (scheduler, subscription) = await MainActor.run {
        let scheduler = AnywhereScheduler()
        let driver = Driver.just(1).delay(.seconds(1), scheduler: scheduler)
        return (Smuggled(value: scheduler), Smuggled(value: driver.drive { _ in }))
      }
      await OffMainTests.offMain { scheduler.value.action?() }
      withExtendedLifetime(subscription) {}
    }
  }

  @Test func `on the main actor nothing stops it`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let relay = BehaviorRelay(value: 0)
      let subscription = relay.asDriver().drive { _ in }
      relay.accept(1)
      subscription.dispose()
    }
  }
}
