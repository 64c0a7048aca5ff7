import Observation2
import Testing

/// The listings of the article "Glitches, and why there are none".
@MainActor @Suite struct GlitchesTests {
  private let bag = DisposeBag()

  @Test func `one change reaches a combination once`() {
    let s = BehaviorRelay(value: 1)
    let a = s.asDriver()
    let b = s.asDriver().map { $0 * 10 }
    var pairs: [String] = []
    Driver.combineLatest(a, b) { "(\($0),\($1))" }
      .drive(onNext: { pairs.append($0) })
      .disposed(by: bag)

    s.accept(2)
    // pairs is (1,10) (2,20)
    #expect(pairs == ["(1,10)", "(2,20)"])
  }

  @Test func `a binding is an edge`() {
    let s = BehaviorRelay(value: 1)
    let isEven = BehaviorRelay(value: false)
    s.asDriver().map { $0.isMultiple(of: 2) }.drive(isEven).disposed(by: bag)
    var states: [String] = []
    Driver.combineLatest(s.asDriver(), isEven.asDriver()) { "\($0) \($1 ? "even" : "odd")" }
      .drive(onNext: { states.append($0) })
      .disposed(by: bag)

    s.accept(2)
    s.accept(3)
    // states is 1 odd, 2 even, 3 odd
    #expect(states == ["1 odd", "2 even", "3 odd"])
  }
}
