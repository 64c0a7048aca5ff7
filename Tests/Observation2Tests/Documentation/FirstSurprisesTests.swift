import Observation2
import Observation2Testing
import Testing

/// The listings of the article about what surprises those who come from Rx.
@MainActor @Suite struct FirstSurprisesTests {
  private let bag = DisposeBag()

  @Test func `a closure alone gets values`() {
    let numbers = PublishSubject<Int>()
    var log: [String] = []
    numbers.asStream().subscribe { log.append("\($0)") }.disposed(by: bag)
    numbers.asStream().subscribe(onEvent: { log.append("\($0)") }).disposed(by: bag)
    numbers.onNext(1)
    numbers.onCompleted()
    // log is 1, next(1), completed
    #expect(log == ["1", "next(1)", "completed"])
  }

  @Test func `an event can be taken apart as in Rx`() {
    var log: [String] = []
    EventStream.of(1).concat(.error(TestError("boom")))
      .subscribe(onEvent: { event in
        if let element = event.element { log.append("\(element)") }
        if let error = event.error { log.append("\(error)") }
      })
      .disposed(by: bag)
    #expect(log == ["1", "boom"])
  }

  @Test func `a disposable of one's own is an object`() {
    let socket = Socket()
    let prices = EventStream<Int>.create { observer in
      socket.onPrice = { observer.onNext($0) }
      return SocketConnection(socket)
    }
    var seen: [Int] = []
    let subscription = prices.subscribe { seen.append($0) }
    socket.onPrice?(198)
    subscription.dispose()
    #expect(seen == [198])
    #expect(socket.onPrice == nil)
  }

  @Test func `a driver is assigned to a property of an object that is held weakly`() {
    let total = BehaviorRelay(value: 198)
    var label: TotalLabel? = TotalLabel()
    weak let released = label
    let titles = total.asDriver().map { "\($0)円" }
    if let label { titles.drive(label.rx[\.text]).disposed(by: bag) }
    #expect(label?.text == "198円")
    label = nil
    total.accept(396)
    #expect(released == nil)
  }

  @Test func `a driver is assigned to a published property, from which another one comes`() {
    let price = BehaviorRelay(value: 198)
    let model = TotalModel(price: price.asDriver())
    let shown = model.$title.recorded()
    price.accept(396)
    #expect(shown.values == ["198円", "396円"])
  }

  @Test func `a part that waits is made with a clock`() {
    let time = VirtualTime()
    let hint = Hint(clock: time)
    let texts = hint.text.recorded()
    hint.focus.accept()
    time.advanceSynchronously(to: .seconds(3))
    #expect(texts.values == ["", "名前を入れてください"])
  }
}

final class Socket {
  var onPrice: ((Int) -> Void)?
}

final class SocketConnection: Disposable {
  private let socket: Socket

  init(_ socket: Socket) { self.socket = socket }

  func dispose() { socket.onPrice = nil }
}

final class TotalLabel: ReactiveCompatible {
  var text = ""
}

@MainActor final class TotalModel: ObservedModel {
  @Observed private(set) var title = ""
  private let bag = DisposeBag()

  init(price: Driver<Int>) {
    price.map { "\($0)円" }.drive(rx[\.title]).disposed(by: bag)
  }
}

@MainActor final class Hint {
  let focus = PublishRelay<Void>()
  let text: Driver<String>

  init(clock: any AppClock) {
    text = focus.asStream()
      .delay(.seconds(2), scheduler: clock.scheduler)
      .map { "名前を入れてください" }
      .asDriver(onErrorJustReturn: "")
      .startWith("")
  }
}
