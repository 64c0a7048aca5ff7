import Observation2
import Observation2Testing
import Testing

/// Two to eight sources of different types, each with a plain closure without type annotations.
@MainActor @Suite struct ArityTests {
  private let a = BehaviorRelay(value: 1)
  private let b = BehaviorRelay(value: "b")
  private let c = BehaviorRelay(value: 2.5)
  private let d = BehaviorRelay(value: true)
  private let e = BehaviorRelay(value: [1, 2])
  private let f = BehaviorRelay<Int?>(value: nil)
  private let g = BehaviorRelay(value: UInt8(7))
  private let h = BehaviorRelay(value: Character("h"))

  @Test func `combineLatest of streams takes a plain closure for two to eight sources`() {
    let recordings = [
      EventStream.combineLatest(a, b) { "\($0)\($1)" }.recorded(),
      EventStream.combineLatest(a, b, c) { "\($0)\($1)\($2)" }.recorded(),
      EventStream.combineLatest(a, b, c, d) { "\($0)\($1)\($2)\($3)" }.recorded(),
      EventStream.combineLatest(a, b, c, d, e) { "\($0)\($1)\($2)\($3)\($4.count)" }.recorded(),
      EventStream.combineLatest(a, b, c, d, e, f) {
        "\($0)\($1)\($2)\($3)\($4.count)\($5 ?? -1)"
      }.recorded(),
      EventStream.combineLatest(a, b, c, d, e, f, g) {
        "\($0)\($1)\($2)\($3)\($4.count)\($5 ?? -1)\($6)"
      }.recorded(),
      EventStream.combineLatest(a, b, c, d, e, f, g, h) {
        "\($0)\($1)\($2)\($3)\($4.count)\($5 ?? -1)\($6)\($7)"
      }.recorded(),
    ]
    a.accept(9)
    let first = ["1b", "1b2.5", "1b2.5true", "1b2.5true2", "1b2.5true2-1", "1b2.5true2-17"]
    let all = first + ["1b2.5true2-17h"]
    #expect(recordings.map(\.values) == all.map { [$0, "9" + $0.dropFirst()] })
  }

  @Test func `zip of streams takes a plain closure for two to eight sources`() {
    let two = EventStream.zip(a, c) { Double($0) + $1 }
    let three = EventStream.zip(a, c, e) { Double($0) + $1 + Double($2.count) }
    let four = EventStream.zip(a, c, e, g) { Double($0) + $1 + Double($2.count) + Double($3) }
    let five = EventStream.zip(a, b, c, e, g) { a, b, c, e, g in
      Double(a) + c + Double(b.count + e.count) + Double(g)
    }
    let six = EventStream.zip(a, b, c, d, e, g) { a, b, c, d, e, g in
      Double(a) + c + (d ? 1 : 0) + Double(b.count + e.count) + Double(g)
    }
    let seven = EventStream.zip(a, b, c, d, e, f, g) { a, b, c, d, e, f, g in
      Double(a) + c + (d ? 1 : 0) + Double(b.count + e.count + (f ?? 0)) + Double(g)
    }
    let eight = EventStream.zip(a, b, c, d, e, f, g, h) { a, b, c, d, e, f, g, h in
      if !d || h != "h" { return 0.0 }
      return Double(a) + c + Double(b.count + e.count + (f ?? 0)) + Double(g)
    }
    let all: [EventStream<Double>] = [two, three, four, five, six, seven, eight]
    let recordings = all.map { $0.recorded() }
    a.accept(9)
    #expect(recordings.map(\.values) == [[3.5], [5.5], [12.5], [13.5], [14.5], [14.5], [13.5]])
  }

  @Test func `without a closure they give tuples`() {
    let four = EventStream.combineLatest(a, b, c, d).recorded()
    #expect(four.values.map { "\($0)" } == [#"(1, "b", 2.5, true)"#])
    let eight = EventStream.combineLatest(a, b, c, d, e, f, g, h).recorded()
    #expect(eight.values.map(\.4) == [[1, 2]])
    #expect(eight.values.map(\.7) == ["h"])
    let zipped = EventStream.zip(a, b, c, d, e, f, g, h).recorded()
    #expect(zipped.values.map(\.6) == [7])
    #expect(EventStream.zip(a, b, c, d, e).recorded().values.map(\.2) == [2.5])
  }

  @Test func `drivers and signals take a plain closure for eight, and give tuples without`() {
    let driver = Driver.combineLatest(
      a.asDriver(),
      b.asDriver(),
      c.asDriver(),
      d.asDriver(),
      e.asDriver(),
      f.asDriver(),
      g.asDriver(),
      h.asDriver()
    ) { "\($0)\($1)\($2)\($3)\($4.count)\($5 ?? -1)\($6)\($7)" }
    let signal = Signal.zip(
      Signal.of(1, 2),
      Signal.of("x", "y"),
      Signal.just(true),
      Signal.of(1.5),
      Signal.of([1])
    ) { "\($0)\($1)\($2)\($3)\($4)" }
    let tuples = Driver.zip(a.asDriver(), b.asDriver(), c.asDriver(), d.asDriver())
    let triples = Signal.combineLatest(Signal.just(1), Signal.just("a"), Signal.just(false))
    #expect(driver.asStream().recorded().values == ["1b2.5true2-17h"])
    #expect(signal.asStream().recorded().values == ["1xtrue1.5[1]"])
    #expect(tuples.asStream().recorded().values.map(\.1) == ["b"])
    #expect(triples.asStream().recorded().values.map(\.1) == ["a"])
  }

  @Test func `one source and more than eight go by way of a pack`() {
    let one = EventStream<Int>.combineLatest(a) { $0 + 1 }.recorded()
    let nine = EventStream<Int>.combineLatest(a, a, a, a, a, a, a, a, a) {
      (a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int, i: Int) in
      [a, b, c, d, e, f, g, h, i].reduce(0, +)
    }.recorded()
    let zipped = EventStream.zip(a, b, c, d, e, f, g, h, a).recorded()
    a.accept(2)
    #expect(one.values == [2, 3])
    #expect(nine.values == [9, 18])
    #expect(zipped.values.map(\.8) == [1])
  }

  @Test func `eight sums of eight numbers need no help with their types`() {
    let sum = EventStream.combineLatest(a, a, a, a, a, a, a, a) {
      $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
    }
    let product = EventStream.zip(a, a, a, a, a, a, a, a) {
      $0 * $1 * $2 * $3 * $4 * $5 * $6 * $7
    }
    #expect(sum.recorded().values == [8])
    #expect(product.recorded().values == [1])
  }
}
