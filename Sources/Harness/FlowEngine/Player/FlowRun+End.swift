import FlowFormat
import Observation2
import Scenes
import ScenesHeadless

extension FlowRun {
  /// The number of due events that an ended app may still run.
  private static let eventLimit = 1000

  /// Removes the scenes, stops the app, and counts the objects and work that remain.
  ///
  /// A timer that is still set then is a leak at once. Remaining asynchronous work may finish
  /// first: time advances until nothing is due.
  package func end() async -> (alive: FlowCensus, leak: FlowFailure?) {
    for timer in planned { timer.dispose() }
    planned = []
    let last = stage
    await stopApp()
    if last == nil { await settle() }
    let timers = stages.flatMap { idleTimers(in: $0.ledger) }
    var events = 0
    while let due = time.nextDue, events < Self.eventLimit, let stage = stages.last {
      events += 1
      await stage.advance(by: due - time.now)
    }
    return takeCensus(timers)
  }

  /// Returns the timers that don't belong to a sleeping task.
  private func idleTimers(in ledger: Ledger) -> [Ledger.Entry] {
    let entries = ledger.entries
    let sleepers = Set(entries.filter { $0.kind == .task }.map(\.origin))
    return entries.filter { $0.kind == .timer && !sleepers.contains($0.origin) }
  }

  private func takeCensus(_ timers: [Ledger.Entry]) -> (FlowCensus, FlowFailure?) {
    let entries = stages.flatMap { $0.ledger.entries }
    var alive = FlowCensus()
    alive.scenes = stages.reduce(0) { $0 + $1.livingScenes }
    alive.subscriptions = entries.count { $0.kind == .subscription }
    alive.timers = max(timers.count, entries.count { $0.kind == .timer })
    alive.tasks = entries.count { $0.kind == .task }
    let left = stages.flatMap(\.ownershipReport.scenes)
    let survivors = left.flatMap(\.survivors)
    let stuck = time.stuck
    guard alive != FlowCensus() || !survivors.isEmpty || !stuck.isEmpty else {
      return (alive, nil)
    }
    let rest = entries.filter { entry in
      !(entry.kind == .timer && timers.contains { $0.origin == entry.origin })
        && !(entry.kind == .task && stuck.contains { $0.origin == entry.origin })
    }
    let lines =
      survivors.map { line(of: $0) } + left.flatMap(hints)
      + (timers + rest).map { "\($0) is still alive." }
      + stuck.map { "\($0) waits for something that time cannot bring." }
    return (alive, leak(lines))
  }

  private func line(of survivor: OwnershipReport.Survivor) -> String {
    let owners = survivor.owners.joined(separator: ", ")
    let holder = owners.isEmpty ? "something holds it strongly" : "held by \(owners)"
    return "\(survivor.name) is still in memory: \(holder)."
  }

  private func hints(of scene: OwnershipReport.LeftScene) -> [String] {
    scene.cycles.map { "A cycle: \($0)." }
      + scene.closures.map { "The closure in \($0) may hold \(scene.name)." }
  }

  private func leak(_ lines: [String]) -> FlowFailure {
    FlowFailure(
      kind: .leak,
      file: flow.file,
      position: .start,
      step: nil,
      message: "After the flow, with the scenes gone and the app stopped, something is left:\n"
        + lines.map { "  \($0.onOneLine)" }.joined(separator: "\n")
    )
  }
}
