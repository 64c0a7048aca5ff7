import FlowFormat
import Observation2
import Scenes
import ScenesHeadless

extension StageDevice {
  /// The timers that don't belong to a sleeping task.
  ///
  /// One that is set when the app has been stopped is a leak at once. Remaining asynchronous work may finish first.
  var idleTimers: [Ledger.Entry] {
    stages.flatMap { stage in
      let entries = stage.ledger.entries
      let sleepers = Set(entries.filter { $0.kind == .task }.map(\.origin))
      return entries.filter { $0.kind == .timer && !sleepers.contains($0.origin) }
    }
  }

  /// The number of objects and work that remain of an app that has ended, and lines that say what they are.
  var census: (alive: FlowCensus, lines: [String]) {
    let timers = timersAtEnd
    let entries = stages.flatMap { $0.ledger.entries }
    var alive = FlowCensus()
    alive.scenes = stages.reduce(0) { $0 + $1.livingScenes }
    alive.subscriptions = entries.count { $0.kind == .subscription }
    alive.timers = max(timers.count, entries.count { $0.kind == .timer })
    alive.tasks = entries.count { $0.kind == .task }
    let left = stages.flatMap(\.ownershipReport.scenes)
    let survivors = left.flatMap(\.survivors)
    let stuck = time.stuck
    guard alive != FlowCensus() || !survivors.isEmpty || !stuck.isEmpty else { return (alive, []) }
    let rest = entries.filter { entry in
      !(entry.kind == .timer && timers.contains { $0.origin == entry.origin })
        && !(entry.kind == .task && stuck.contains { $0.origin == entry.origin })
    }
    let lines =
      survivors.map { Self.line(of: $0) } + left.flatMap { Self.hints(of: $0) }
      + (timers + rest).map { "\($0) is still alive." }
      + stuck.map { "\($0) waits for something that time cannot bring." }
    return (alive, lines)
  }

  private static func line(of survivor: OwnershipReport.Survivor) -> String {
    let owners = survivor.owners.joined(separator: ", ")
    let holder = owners.isEmpty ? "something holds it strongly" : "held by \(owners)"
    return "\(survivor.name) is still in memory: \(holder)."
  }

  private static func hints(of scene: OwnershipReport.LeftScene) -> [String] {
    scene.cycles.map { "A cycle: \($0)." }
      + scene.closures.map { "The closure in \($0) may hold \(scene.name)." }
  }
}
