import Observation
import Observation2
import Testing

/// A body's reads are followed until its next run.
@MainActor @Suite struct PropertyReadingTests {
  private final class Values: ObservedModel {
    @Observed var a = 0
    @Observed var b = 0
    @Observed var list = [1, 2, 3]
  }

  @Observable final class Foreign {
    var value = 0
  }

  private final class Reader: PropertyReader {
    var reads: [PropertyRead] = []
    var foreignReads: ForeignReads?
    let kind = ObjectIdentifier(Reader.self)
    private(set) var changes = 0
    var didChange: () -> Void = {}

    func propertyDidChange() {
      changes += 1
      didChange()
    }

    func changes(while change: () -> Void) -> Int {
      let before = changes
      change()
      return changes - before
    }
  }

  private let values = Values()
  private let reader = Reader()

  @Test func `a reader is told of a change of what its body has read, and of nothing else`() {
    let sum = PropertyReading.track(reader) { values.a + 1 }
    #expect(sum == 1)
    #expect(reader.changes { values.a = 1 } == 1)
    #expect(reader.changes { values.b = 1 } == 0)
  }

  @Test func `it is told again and again, without another run`() {
    PropertyReading.track(reader) { _ = values.a }
    #expect(reader.changes { for number in 1...3 { values.a = number } } == 3)
  }

  @Test func `it is told when the property has its new value`() {
    var seen: [Int] = []
    reader.didChange = { [values] in seen.append(values.a) }
    PropertyReading.track(reader) { _ = values.a }
    values.a = 7
    #expect(seen == [7])
  }

  @Test func `a change in place is a change`() {
    PropertyReading.track(reader) { _ = values.list.count }
    #expect(reader.changes { values.list[1] = 5 } == 1)
    #expect(reader.changes { values.list.append(6) } == 1)
  }

  @Test func `a property that is read often is one link`() {
    PropertyReading.track(reader) { for _ in 0..<5 { _ = (values.a, values.b) } }
    #expect(reader.reads.count == 2)
    #expect(reader.changes { values.a = 1 } == 1)
  }

  @Test func `only the last run counts`() {
    PropertyReading.track(reader) { _ = values.a }
    PropertyReading.track(reader) { _ = values.b }
    #expect(reader.changes { values.a = 1 } == 0)
    #expect(reader.changes { values.b = 1 } == 1)
    PropertyReading.track(reader) {}
    #expect(reader.changes { values.b = 2 } == 0)
    #expect(reader.reads.isEmpty)
  }

  @Test func `what is read while nobody follows is not followed, and the rest of the body is`() {
    PropertyReading.track(reader) {
      _ = values.a
      PropertyReading.ignore { _ = (values.a, values.b) }
      _ = values.list
    }
    #expect(reader.reads.count == 2)
    #expect(reader.changes { values.a = 1 } == 1)
    #expect(reader.changes { values.b = 1 } == 0)
    #expect(reader.changes { values.list = [] } == 1)
  }

  @Test func `a body with a reader of its own is followed where nobody follows`() {
    PropertyReading.ignore {
      PropertyReading.track(reader) { _ = values.a }
      _ = values.b
    }
    #expect(reader.changes { values.a = 1 } == 1)
    #expect(reader.changes { values.b = 1 } == 0)
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0], [2], [0, 2, 0, 1], []])
  func `the order of the reads does not matter`(order: [Int]) {
    let all = (0..<3).map { _ in Values() }
    PropertyReading.track(reader) { for value in all { _ = value.a } }
    PropertyReading.track(reader) { for place in order { _ = all[place].a } }
    for (place, value) in all.enumerated() {
      #expect(reader.changes { value.a = 1 } == (order.contains(place) ? 1 : 0))
    }
    #expect(reader.reads.count == Set(order).count)
  }

  @Test func `the links stay the same while a body reads the same`() {
    PropertyReading.track(reader) { _ = (values.a, values.b) }
    let links = reader.reads.map { ObjectIdentifier($0) }
    PropertyReading.track(reader) { _ = (values.a, values.b) }
    #expect(reader.reads.map { ObjectIdentifier($0) } == links)
  }

  @Test func `a body inside another one has reads of its own`() {
    let inner = Reader()
    PropertyReading.track(reader) {
      _ = values.a
      PropertyReading.track(inner) { _ = (values.a, values.b) }
      _ = values.a
    }
    #expect(inner.changes { values.b = 1 } == 1)
    #expect(reader.changes { values.b = 2 } == 0)
    #expect(inner.changes { values.a = 1 } == 1)
    #expect(reader.changes { values.a = 2 } >= 1)
  }

  @Test func `several readers of a property are all told`() {
    let readers = (0..<3).map { _ in Reader() }
    for reader in readers { PropertyReading.track(reader) { _ = values.a } }
    values.a = 1
    #expect(readers.map(\.changes) == [1, 1, 1])
    PropertyReading.forget(readers[1])
    values.a = 2
    #expect(readers.map(\.changes) == [2, 1, 2])
  }

  @Test func `a reader that is gone is let go of, and the others are told`() {
    let other = Reader()
    weak var gone: Reader?
    do {
      let reader = Reader()
      gone = reader
      PropertyReading.track(reader) { _ = values.a }
    }
    PropertyReading.track(other) { _ = values.a }
    #expect(gone == nil)
    #expect(other.changes { values.a = 1 } == 1)
    #expect(other.changes { values.a = 2 } == 1)
  }

  @Test func `a property does not keep its object, nor its reader its property`() {
    weak var gone: Values?
    do {
      let values = Values()
      gone = values
      PropertyReading.track(reader) { _ = values.a }
    }
    #expect(gone == nil)
    PropertyReading.track(reader) { _ = values.a }
    #expect(reader.changes { values.a = 1 } == 1)
  }

  @Test func `a reader that forgets while it is told is told no more`() {
    reader.didChange = { [reader] in PropertyReading.forget(reader) }
    PropertyReading.track(reader) { _ = values.a }
    values.a = 1
    values.a = 2
    #expect(reader.changes == 1)
  }

  @Test func `a foreign object tells once, before it changes`() {
    let foreign = Foreign()
    PropertyReading.track(reader) { _ = foreign.value }
    foreign.value = 1
    foreign.value = 2
    #expect(reader.changes == 1)
    PropertyReading.track(reader) { _ = foreign.value }
    foreign.value = 3
    #expect(reader.changes == 2)
  }

  @Test func `the standard Observation follows the same properties outside of a body`() {
    var told = 0
    PropertyReading.track(reader) { _ = values.a }
    withObservationTracking {
      _ = values.a
    } onChange: {
      MainActor.assumeIsolated { told += 1 }
    }
    values.a = 1
    #expect(told == 1)
    #expect(reader.changes == 1)
  }

  @Test func `however often a body is run, a foreign object tells once`() {
    let foreign = Foreign()
    // Only from the second run on it is known that bodies of this kind read foreign objects.
    for _ in 0..<2 { PropertyReading.track(reader) { _ = foreign.value } }
    foreign.value = 1
    for _ in 0..<100 { PropertyReading.track(reader) { _ = foreign.value } }
    #expect(reader.changes { foreign.value = 2 } == 1)
    #expect(reader.changes { foreign.value = 3 } == 0)
  }

  @Test func `a run ends what the one before has read of a foreign object`() {
    let foreign = Foreign()
    for _ in 0..<2 { PropertyReading.track(reader) { _ = foreign.value } }
    foreign.value = 1
    PropertyReading.track(reader) { _ = foreign.value }
    #expect(reader.changes { PropertyReading.track(reader) {} } == 0)
    #expect(reader.changes { foreign.value = 2 } == 0)
  }

  @Test func `a reader that is no longer wanted leaves nothing with a foreign object`() {
    let foreign = Foreign()
    for _ in 0..<2 { PropertyReading.track(reader) { _ = foreign.value } }
    foreign.value = 1
    let later = Reader()
    PropertyReading.track(later) { _ = foreign.value }
    PropertyReading.forget(later)
    #expect(later.changes { foreign.value = 2 } == 0)
  }

  @Test(arguments: [0, 1, 16, 17, 200])
  func `properties that are read in another order are followed as before`(count: Int) {
    let others = (0..<count).map { _ in Values() }
    var order = others
    func run() { PropertyReading.track(reader) { for other in order { _ = other.a } } }
    func expectFollowed(_ read: [Values]) {
      for other in others {
        let isRead = read.contains { $0 === other }
        #expect(reader.changes { other.a += 1 } == (isRead ? 1 : 0))
      }
      #expect(reader.reads.count == read.count)
    }
    run()
    for round in 0..<6 {
      order = others
      switch round {
      case 0: order.reverse()
      case 1: order = Array(others.dropFirst(2))
      case 2: order = others
      case 3: order = Array(others.dropLast(count / 2))
      default: order = others.indices.map { others[($0 * 7 + round) % count] }.dropLast(count / 3)
      }
      run()
      expectFollowed(order)
    }
  }
}
