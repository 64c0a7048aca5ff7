import ScenesHeadless
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@MainActor
@Suite struct FlowMonkeyTests {
  private static let planted:
    [(
      mistake: DenMistake, app: any SimulatedApp.Type, words: String, most: Int
    )] = [
      (.miscounts, DenApp<Miscounting>.self, "no more than two taps count", 4),
      (.feedsTwice, DenApp<FeedingTwice>.self, "it is fed once for each wish", 5),
      (.keepsRooms, DenApp<KeepingRooms>.self, "nothing is left of a scene that is gone", 4),
      (.keepsTime, DenApp<KeepingTime>.self, "something is left", 3),
      (.sweepsTwice, DenApp<SweepingTwice>.self, "a room is swept once", 8),
      (.forgetsTaps, DenApp<ForgettingTaps>.self, "before the process ended, and is", 4),
      (.losesRooms, DenApp<LosingRooms>.self, "is gone since the device was turned", 4),
      (.staysHungry, DenApp<StayingHungry>.self, "what could be used can be used", 7),
      (.waitsForever, DenApp<WaitingForever>.self, "what is said to be under way is under way", 5),
      (.losesRoomsUpright, DenApp<LosingRoomsUpright>.self, "since the device was turned", 4),
      (.forgetsWishes, DenApp<ForgettingWishes>.self, "it is fed once for each wish", 6),
    ]

  /// Plays the steps of a break as the harness plays a file.
  private func replay(
    _ text: String,
    on app: any SimulatedApp.Type
  ) async throws
    -> [FlowFailure]
  {
    let (flow, errors) = FlowReader().read(Array(text.utf8), file: "monkey.yaml")
    #expect(errors == [])
    var collection = FlowCollection()
    collection.flows = [try #require(flow)]
    let player = FlowPlayer(collection, app: app)
    #expect(player.errors == [])
    return await player.play(player.flows[0]).failures
  }

  @Test(arguments: DenMistake.allCases.dropFirst())
  func `a planted mistake is found, and its steps show it again`(_ mistake: DenMistake) async throws
  {
    let plant = try #require(Self.planted.first { $0.mistake == mistake })
    let report = await FlowMonkey(app: plant.app, seed: 5).run(steps: 3000)
    let end = try #require(report.breaks.first)
    let failure = try #require(end.failures.first)
    #expect(failure.message.contains(plant.words))
    let again = try await replay(end.flow, on: plant.app)
    #expect(again == end.failures)
    #expect(end.count <= plant.most, "\(end.replays) replays: \(end.flow)")
    let whole = try await replay(end.wholeFlow, on: plant.app)
    #expect(whole.first.map { BreakKind($0) } == again.first.map { BreakKind($0) })
  }

  @Test func `where nothing is broken all steps are played, and everything is met`() async throws {
    let report = await FlowMonkey(app: DenApp<NoMistake>.self, seed: 1).run(steps: 2000)
    #expect(report.breaks.isEmpty, "\(report)")
    #expect(report.actions == 2000)
    let counts = try #require(report.counts)
    #expect(counts.visits.keys.sorted() == ["den", "room/ID"])
    #expect(counts.visits.values.allSatisfy { $0 >= 20 })
    #expect(counts.faults.count == SimulatedNetwork.Fault.allCases.count)
    #expect(counts.faults.values.allSatisfy { $0 >= 3 })
    // Nothing there can be refreshed.
    let all = Set(counts.actions.keys).union([WalkAction.refresh.rawValue])
    #expect(all == Set(WalkAction.allCases.map(\.rawValue)))
  }

  @Test func `the same seed gives the same report, and another one another`() async throws {
    let reports = [
      await FlowMonkey(app: DenApp<KeepingTime>.self, seed: 3).run(steps: 600),
      await FlowMonkey(app: DenApp<KeepingTime>.self, seed: 3).run(steps: 600),
      await FlowMonkey(app: DenApp<KeepingTime>.self, seed: 4).run(steps: 600),
    ]
    #expect(reports[0].description == reports[1].description)
    #expect(reports[0].breaks.first?.flow == reports[1].breaks.first?.flow)
    #expect(reports[0].breaks.first?.flow != reports[2].breaks.first?.flow)
  }

  @Test func `the file is there before a step is played, with it as its last line`() async throws {
    var monkey = FlowMonkey(app: DenApp<KeepingTime>.self, seed: 3, roundLength: 40)
    var written = ""
    monkey.willPlay = { text, isFirst in written = isFirst ? text : written + text }
    let end = try #require(await monkey.run(steps: 600).breaks.first)
    #expect(written == end.wholeFlow)
  }

  @Test func `an app that declares no route is played as well`() async throws {
    let report = await FlowMonkey(app: TinyApp.self, seed: 1).run(steps: 500)
    #expect(report.breaks.isEmpty, "\(report)")
    #expect(report.actions == 500)
  }

  @Test func `no step is none`() async throws {
    let report = await FlowMonkey(app: TinyApp.self, seed: 1).run(steps: 0)
    #expect(report.actions == 0)
    #expect(report.description.contains("0 steps with the seed 1: 0.0 % have changed"))
  }

  @Test func `a round ends before the budget of a flow does`() async throws {
    var monkey = FlowMonkey(app: DenApp<NoMistake>.self, seed: 2, roundLength: 1_000_000)
    monkey.budget = { FlowBudget(divisor: 20) }
    var rounds = 0
    monkey.didFinishRound = { _ in rounds += 1 }
    let report = await monkey.run(steps: 600)
    #expect(report.breaks.isEmpty, "\(report)")
    #expect(report.actions == 600)
    #expect(rounds > 1)
  }
}
