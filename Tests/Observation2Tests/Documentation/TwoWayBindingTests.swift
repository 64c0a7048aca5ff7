import Observation2
import Testing

/// The listings of the article about two-way bindings.
@MainActor @Suite struct TwoWayBindingTests {
  private let bag = DisposeBag()

  @Test func `a number and its text are kept equal`() {
    let form = AmountForm()
    var texts: [String] = []
    form.$amount.map { String($0) }.drive(form.rx[\.text]).disposed(by: bag)
    form.$text.map { Int($0) ?? 0 }.drive(form.rx[\.amount]).disposed(by: bag)
    let subscription = form.$text.drive(onNext: { texts.append($0) })
    form.amount = 7
    // form.text is "7"
    form.text = "012"
    // form.amount is 12, and form.text is "12"
    #expect(form.amount == 12)
    #expect(form.text == "12")
    #expect(texts == ["0", "7", "012", "12"])
    subscription.dispose()
  }

  @Test func `bindings that feed each other without end are stopped and reported`() {
    let (one, two) = (Counted(), Counted())
    let reports = Guarded<[String]>([])
    UnhandledStreamError.withHandler { error in
      reports.withLock { $0.append("\(error)") }
    } perform: {
      one.$count.map { $0 + 1 }.drive(two.rx[\.count]).disposed(by: bag)
      two.$count.drive(one.rx[\.count]).disposed(by: bag)
    }
    #expect(BindingLoop.turnLimit == 1_100)
    #expect(reports.withLock { $0 }.count == 1)
  }

  @Test func `a closure and a binding that feed each other are stopped and reported`() {
    let (one, two) = (Counted(), Counted())
    let reports = Guarded<[String]>([])
    UnhandledStreamError.withHandler { error in
      reports.withLock { $0.append("\(error)") }
    } perform: {
      one.$count.drive(two.rx[\.count]).disposed(by: bag)
      two.$count.drive(onNext: { one.count = $0 }).disposed(by: bag)
      one.count = 1
    }
    #expect(reports.withLock { $0 }.count == 1)
    #expect(two.count == 1)
  }
}

final class AmountForm: ObservedModel {
  @Observed var amount = 0
  @Observed var text = "0"
}

private final class Counted: ObservedModel {
  @Observed var count = 0
}
