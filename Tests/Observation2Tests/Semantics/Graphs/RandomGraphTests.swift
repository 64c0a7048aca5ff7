import Observation2
import Observation2Testing
import Testing

/// Rule 20 of *The rules* on random graphs, against a model that recomputes everything for each
/// change.
@MainActor @Suite struct RandomGraphTests {
  @Test(arguments: 0..<24 as Range<UInt64>)
  func `rule 20: every node gives once what a recomputation gives`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let plan = GraphPlan(
      origins: 1 + Int(seed % 4),
      nodes: [10, 60, 250, 1_000][Int(seed / 4) % 4],
      random: &random
    )
    let values = (0..<plan.origins).map { $0 * 11 }
    var model = GraphModel(plan, origins: values)
    let origins = values.map { BehaviorRelay(value: $0) }
    let graph = GraphOfStreams(plan, origins: origins)
    var late: [(place: Int, recording: StreamRecording<Int>, expected: [Int])] = []
    var expected = graph.recordings.indices.map { place in
      model.replay(of: place).map { [$0] } ?? []
    }
    #expect(graph.recordings.map(\.values) == expected)
    for _ in 0..<25 {
      let origin = Int(random.next() % UInt64(plan.origins))
      let value = Int(random.next() % 12)
      let fired = model.change([origin: value])
      origins[origin].accept(value)
      for (place, value) in fired.enumerated() {
        if let value { expected[place].append(value) }
      }
      for index in late.indices {
        if let value = fired[late[index].place] { late[index].expected.append(value) }
      }
      let place = Int(random.next() % UInt64(graph.streams.count))
      late.append(
        (place, graph.streams[place].recorded(), model.replay(of: place).map { [$0] } ?? [])
      )
      if random.next() % 3 == 0 { late.remove(at: Int(random.next() % UInt64(late.count))) }
    }
    #expect(graph.recordings.map(\.values) == expected)
    #expect(late.map(\.recording.values) == late.map(\.expected))
  }

  @Test(arguments: 100..<116 as Range<UInt64>)
  func `where 3 and 20 meet: an origin that sets another is one change of both`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let plan = GraphPlan(origins: 3, nodes: 60, random: &random)
    let origins = [0, 0, 0].map { BehaviorRelay(value: $0) }
    let effect = origins[0].asStream().subscribe { value in
      if value.isMultiple(of: 2) { origins[1].accept(value + 7) }
    }
    var model = GraphModel(plan, origins: origins.map(\.value))
    let graph = GraphOfStreams(plan, origins: origins)
    var expected = graph.recordings.map(\.values)
    for _ in 0..<25 {
      let origin = Int(random.next() % 3)
      let value = Int(random.next() % 12)
      let isBoth = origin == 0 && value.isMultiple(of: 2)
      let fired = model.change(isBoth ? [0: value, 1: value + 7] : [origin: value])
      origins[origin].accept(value)
      for (place, value) in fired.enumerated() {
        if let value { expected[place].append(value) }
      }
    }
    #expect(graph.recordings.map(\.values) == expected)
    effect.dispose()
  }

  @Test func `letting go of a graph lets go of its origins' observers`() {
    var random = SplitMix(seed: 1)
    let plan = GraphPlan(origins: 3, nodes: 100, random: &random)
    let origins = (0..<3).map { BehaviorRelay(value: $0) }
    var graph: GraphOfStreams? = GraphOfStreams(plan, origins: origins)
    #expect(origins.allSatisfy { $0.hasObservers })
    #expect(graph?.streams.count == 103)
    graph = nil
    #expect(origins.allSatisfy { !$0.hasObservers })
  }
}
