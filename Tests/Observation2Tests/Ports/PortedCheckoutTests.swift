import Observation2
import Observation2Testing
import Testing

/// A program as it would be written with RxSwift, ported from the docs alone: a checkout that counts
/// down, polls its payment and can be cancelled.
///
/// The stories: an order is held for three minutes, which a label counts down; paying sends the order and
/// then asks for its state every two seconds, until it is paid or refused; a poll that fails is tried
/// three times; leaving the page stops all of it.
@MainActor @Suite struct PortedCheckoutTests {
  private enum Payment: Equatable { case waiting, paid, refused }

  @MainActor private final class Checkout {
    let pay = PublishRelay<Void>()
    let left: Driver<String>
    let payment: Driver<Payment>

    init(poll: @escaping () -> EventStream<Payment>, scheduler: any StreamScheduler) {
      left = EventStream.interval(.seconds(1), scheduler: scheduler)
        .map { 179 - $0 }
        .startWith(180)
        .take(while: { $0 >= 0 })
        .map { "\($0 / 60):\($0 % 60 < 10 ? "0" : "")\($0 % 60)" }
        .asDriver(onErrorDriveWith: .empty())
      payment = pay.asStream()
        .flatMapFirst { _ in
          EventStream.timer(.zero, period: .seconds(2), scheduler: scheduler)
            .flatMapFirst { _ in
              poll().retry(
                attempts: 3,
                delay: .exponential(.milliseconds(100), upTo: .seconds(1)),
                scheduler: scheduler
              )
            }
            .distinctUntilChanged()
            .take(until: { $0 != .waiting }, inclusive: true)
            .catchAndReturn(.refused)
        }
        .asDriver(onErrorJustReturn: .refused)
    }
  }

  private let time = VirtualTime()
  private let marbles = Marbles(
    step: 1_000,
    errors: ["x": TestError("offline")],
    names: ["w": Payment.waiting, "p": .paid, "r": .refused]
  )

  private func checkout(_ answers: [String]) throws -> (Checkout, ColdTestStream<Payment>) {
    let polls = try ColdTestStream(time, attempts: answers, marbles)
    return (Checkout(poll: { polls.asStream() }, scheduler: time), polls)
  }

  @Test func `the label counts down to zero and stops`() throws {
    let (checkout, _) = try checkout([])
    let left = time.record(checkout.left)
    time.run(to: 300_000)
    #expect(left.values.prefix(3) == ["3:00", "2:59", "2:58"])
    #expect(left.values.suffix(2) == ["0:01", "0:00"])
    #expect(left.events.last == .completed(181_000))
  }

  @Test func `a payment is asked for every two seconds until it is decided`() throws {
    let (checkout, polls) = try checkout(["(w|)", "-(w|)", "-(p|)"])
    let payment = time.record(checkout.payment)
    checkout.pay.accept()
    checkout.pay.accept()
    time.run(to: 20_000)
    payment.expectMarbles("w----p", from: 0, marbles, report: report)
    #expect(polls.spans == [.init(0, 0), .init(2_000, 3_000), .init(4_000, 5_000)])
  }

  @Test func `a poll that fails is tried three times, then the payment is refused`() throws {
    let (checkout, polls) = try checkout(["(w|)", "x", "x", "x"])
    let payment = time.record(checkout.payment)
    checkout.pay.accept()
    time.run(to: 20_000)
    #expect(payment.events == [.next(0, .waiting), .next(2_300, .refused)])
    #expect(polls.spans.map(\.subscribed) == [0, 2_000, 2_100, 2_300])
  }

  @Test func `leaving the page stops the timer and the poll`() throws {
    let (checkout, polls) = try checkout(["-----(p|)"])
    let ledger = Ledger()
    ledger.watch {
      let payment = time.record(checkout.payment)
      checkout.pay.accept()
      time.run(to: 3_000)
      payment.dispose()
      time.run(to: 20_000)
      #expect(payment.values == [])
    }
    #expect(polls.spans == [.init(0, 3_000)])
    #expect(ledger.entries.isEmpty)
  }
}
