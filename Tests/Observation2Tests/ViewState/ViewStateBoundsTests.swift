import Observation
import Observation2
import Testing

/// A view state forgets the fields that nothing follows, and releases the states that it has replaced.
@MainActor @Suite struct ViewStateBoundsTests {
  private struct Table: Equatable {
    var rows = Array(repeating: 0, count: 2_000)
    var title = ""
  }

  private final class Body: PropertyReader {
    var reads: [PropertyRead] = []
    var foreignReads: ForeignReads?
    let kind = ObjectIdentifier(Body.self)
    private(set) var changes = 0

    func propertyDidChange() { changes += 1 }
  }

  private final class Guest: Equatable {
    private let didEnd: () -> Void

    init(_ didEnd: @escaping () -> Void) {
      self.didEnd = didEnd
    }

    deinit { didEnd() }

    static func == (left: Guest, right: Guest) -> Bool { left === right }
  }

  private struct Room: Equatable {
    var guest: Guest?
    var number = 0
  }

  private let model = ViewStateModel(Table())
  private let body = Body()

  @Test func `fields that a body no longer reads are forgotten`() {
    for index in 0..<2_000 { PropertyReading.track(body) { _ = model[\.rows[index]] } }
    #expect(model.fieldCount <= 16)
    model.state.rows[1_999] = 1
    #expect(body.changes == 1)
    model.state.rows[7] = 1
    #expect(body.changes == 1)
  }

  @Test func `fields whose body is released are forgotten`() {
    for index in 0..<2_000 { PropertyReading.track(Body()) { _ = model[\.rows[index]] } }
    #expect(model.fieldCount <= 16)
  }

  @Test func `a body that reads more fields than are followed misses no change`() {
    PropertyReading.track(body) { for index in 0..<2_000 { _ = model[\.rows[index]] } }
    #expect(model.fieldCount <= 513)
    for index in stride(from: 0, to: 2_000, by: 13) {
      let before = body.changes
      model.state.rows[index] += 1
      #expect(body.changes > before, "row \(index)")
    }
    PropertyReading.track(body) { _ = model.title }
    PropertyReading.track(body) { _ = model[\.rows[3]] }
    let before = body.changes
    model.state.rows[4] += 1
    #expect(body.changes == before)
    model.state.rows[3] += 1
    #expect(body.changes == before + 1)
  }

  @Test func `reads outside of bodies are forgotten too`() {
    for round in 1...4 {
      for index in 0..<2_000 { #expect(model[\.rows[index]] == 0) }
      #expect(model.fieldCount <= 513)
      model.state.title = "\(round)"
    }
    for index in 600..<620 { _ = model[\.rows[index]] }
    #expect(model.fieldCount <= 64)
  }

  @Test func `Observation is notified of each field, however many it follows`() {
    let fired = Guarded<[Int]>([])
    for index in 0..<600 {
      withObservationTracking {
        _ = model[\.rows[index]]
      } onChange: {
        fired.withLock { $0.append(index) }
      }
    }
    model.state.rows = Array(repeating: 1, count: 2_000)
    #expect(fired.withLock { $0.sorted() } == Array(0..<600))
  }

  @Test func `a state is released once the next one is in place`() {
    let model = ViewStateModel(Room())
    var seen: [Int] = []
    model.state = Room(guest: Guest { [weak model] in seen.append(model?.number ?? -1) }, number: 1)
    PropertyReading.track(body) { _ = model.number }
    model.state = Room(number: 2)
    #expect(seen == [2])
  }

  @Test func `a model may be released while it notifies`() {
    let before = Guarded(0)
    weak var released: ViewStateModel<Table>?
    var kept: ViewStateModel<Table>? = ViewStateModel(Table())
    released = kept
    let observer = Releasing { kept = nil }
    if let model = kept {
      PropertyReading.track(observer) { _ = (model.title, model.rows) }
      withObservationTracking {
        _ = model.title
      } onChange: {
        before.withLock { $0 += 1 }
      }
    }
    kept?.state = Table(rows: [], title: "x")
    #expect(before.withLock { $0 } == 1)
    #expect(kept == nil)
    #expect(released == nil)
  }

  private final class Releasing: PropertyReader {
    var reads: [PropertyRead] = []
    var foreignReads: ForeignReads?
    let kind = ObjectIdentifier(Releasing.self)
    private let release: () -> Void

    init(_ release: @escaping () -> Void) {
      self.release = release
    }

    func propertyDidChange() { release() }
  }

  @Test func `any thread may release a model`() async {
    for _ in 0..<50 {
      let model = ViewStateModel(Table())
      PropertyReading.track(body) { _ = model.title }
      let box = Guarded<ViewStateModel<Table>?>(model)
      await Task.detached { box.withLock { $0 = nil } }.value
    }
    PropertyReading.track(body) {}
    #expect(body.changes == 0)
  }
}
