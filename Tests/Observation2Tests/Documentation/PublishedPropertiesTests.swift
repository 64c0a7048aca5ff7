import Observation2
import Testing

final class CartModel: ObservedModel {
  @Observed var title = "カート"
  @Observed var prices: [Int] = []
  @Observed private(set) var isLoading = false
}

extension Reactive where Base: CartModel {
  /// Shows a number of items in the title.
  var itemCount: Binder<Int> {
    Binder(base) { model, count in model.title = "カート (\(count))" }
  }
}

/// The listings of the article "Properties that are streams".
@MainActor @Suite struct PublishedPropertiesTests {
  private let bag = DisposeBag()

  @Test func `a property is a driver, and what a driver ends in`() {
    let totals = BehaviorRelay(value: 0).asDriver()
    let model = CartModel()
    var titles: [String] = []
    model.$title.drive(onNext: { titles.append($0) }).disposed(by: bag)
    totals.map { "合計 \($0)円" }.drive(model.rx[\.title]).disposed(by: bag)
    // titles is カート, then 合計 0円
    #expect(titles == ["カート", "合計 0円"])
  }

  @Test func `the stream comes before the stored value`() {
    let model = CartModel()
    var seen: [String] = []
    model.$title.drive(onNext: { seen.append("stream \($0), property \(model.title)") })
      .disposed(by: bag)
    seen.removeAll()
    model.title = "注文"
    // seen is: stream 注文, property カート
    #expect(seen == ["stream 注文, property カート"])
    #expect(model.title == "注文")
  }

  @Test func `the last set wins`() {
    let model = CartModel()
    model.$title
      .filter { $0 == "a" }
      .drive(with: model) { model, _ in model.title = "b" }
      .disposed(by: bag)
    model.title = "a"
    // model.title is b
    #expect(model.title == "b")
  }

  @Test func `a change in place is one change`() {
    let model = CartModel()
    model.prices = [1, 2]
    var seen: [[Int]] = []
    model.$prices.drive(onNext: { seen.append($0) }).disposed(by: bag)
    model.prices[0] += 1
    #expect(seen == [[1, 2], [2, 2]])
  }

  @Test func `a binder of one's own`() {
    let model = CartModel()
    Driver.just(3).drive(model.rx.itemCount).disposed(by: bag)
    #expect(model.title == "カート (3)")
  }
}
