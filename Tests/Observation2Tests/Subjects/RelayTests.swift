import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct RelayTests {
  @Test func `a behavior relay's value is the newest accepted, also while it waits its turn`() {
    let relay = BehaviorRelay(value: 0)
    var held: [Int] = []
    let subscription = relay.asStream().subscribe { value in
      if value == 1 {
        relay.accept(2)
        held.append(relay.value)
        relay.accept(3)
        held.append(relay.value)
      }
    }
    relay.accept(1)
    #expect(held == [2, 3])
    #expect(relay.value == 3)
    subscription.dispose()
  }

  @Test func `an observer that joins during an emission gets the new value, once`() {
    let relay = BehaviorRelay(value: 0)
    var late: StreamRecording<Int>?
    let subscription = relay.asStream().subscribe { value in
      if value == 1, late == nil { late = relay.recorded() }
    }
    relay.accept(1)
    relay.accept(2)
    #expect(late?.values == [1, 2])
    subscription.dispose()
  }

  @Test func `one that joins while values wait gets the running one, then those`() {
    let relay = BehaviorRelay(value: 0)
    var late: StreamRecording<Int>?
    let subscription = relay.asStream().subscribe { value in
      if value == 1, late == nil {
        relay.accept(2)
        late = relay.recorded()
      }
    }
    relay.accept(1)
    #expect(late?.values == [1, 2])
    subscription.dispose()
  }

  @Test func `a publish relay passes on what is accepted, and Void needs no argument`() {
    let relay = PublishRelay<Void>()
    let recording = relay.recorded()
    relay.accept()
    relay.accept(())
    #expect(recording.values.count == 2)
  }

  @Test func `a replay relay repeats the newest`() {
    let relay = ReplayRelay<Int>(bufferSize: 2)
    for value in 1...3 { relay.accept(value) }
    let recording = relay.recorded()
    relay.accept(4)
    #expect(recording.values == [2, 3, 4])
  }

  @Test func `a relay bound to an ending stream does not end`() {
    let relay = BehaviorRelay(value: 0)
    let recording = relay.recorded()
    let binding = EventStream.of(1, 2).bind(to: relay)
    #expect(recording.values == [0, 1, 2])
    #expect(!recording.isCompleted)
    relay.accept(3)
    #expect(recording.values.last == 3)
    binding.dispose()
  }

  @Test func `a binding keeps its relay alive, its end lets it go`() {
    weak var weakRelay: BehaviorRelay<Int>?
    let source = PublishSubject<Int>()
    let binding = {
      let relay = BehaviorRelay(value: 0)
      weakRelay = relay
      return source.asStream().bind(to: relay)
    }()
    source.onNext(1)
    #expect(weakRelay?.value == 1)
    binding.dispose()
    #expect(weakRelay == nil)
  }

  @Test func `a relay holds no value longer than it has to`() {
    weak var weakProbe: Probe?
    let relay: BehaviorRelay<Probe?> = {
      let probe = Probe()
      weakProbe = probe
      return BehaviorRelay(value: probe)
    }()
    #expect(weakProbe != nil)
    relay.accept(nil)
    #expect(weakProbe == nil)
  }

  @Test func `values that have had their turn in the queue are let go`() {
    let relay = PublishRelay<Probe>()
    weak var weakProbe: Probe?
    var isFirst = true
    var wasFree: Bool?
    let subscription = relay.asStream().subscribe { _ in
      if isFirst {
        isFirst = false
        let second = Probe()
        weakProbe = second
        relay.accept(second)
        relay.accept(Probe())
      } else if wasFree == nil {
        wasFree = false
      } else if wasFree == false {
        wasFree = weakProbe == nil
      }
    }
    relay.accept(Probe())
    #expect(wasFree == true)
    subscription.dispose()
  }
}
