import Observation2
import Scenes

/// The scenes that are and were on a stage, with their parts and the work that they have started.
@MainActor
final class SceneBook {
  private let ledger: Ledger
  private var scenes: [WatchedScene] = []
  private var collector = PartCollector()
  private var lastScope = 0
  /// The ledger of the scene that the maker of the stage builds.
  private var begun: Ledger?
  private var app = AppObjects()
  /// A Boolean value that indicates whether a scene has left the stage and is known, so that parts may be gone.
  private var hasLeavers = false

  init(_ ledger: Ledger) {
    self.ledger = ledger
  }

  /// Lists the work that `body` starts as the first scene's.
  func buildFirst<Result>(_ body: () throws -> Result) rethrows -> Result {
    let first = nextLedger()
    begun = first
    defer { begun = nil }
    return try first.watch(body)
  }

  func nextLedger() -> Ledger {
    if let begun {
      self.begun = nil
      return begun
    }
    lastScope += 1
    return ledger.part(lastScope)
  }

  /// Takes up a scene that has come.
  ///
  /// - Returns: The routers among its parts that no scene has had before.
  func attach(_ scene: any SceneHost, _ ledger: Ledger) -> [any SceneRouter] {
    forgetWhatIsGone()
    let watched = WatchedScene(scene, scope: ledger.scope)
    scenes.append(watched)
    let known = collector.list.count
    collector.add(watched)
    return collector.routers(after: known)
  }

  /// The record of a scene.
  func record(of scene: any SceneHost) -> WatchedScene? {
    scenes.last { $0.host === scene }
  }

  /// Takes up the parts that the scene has made since it came, before it goes.
  func detach(_ scene: any SceneHost) {
    guard let watched = record(of: scene) else { return }
    collector.add(watched)
    watched.isOnStage = false
    hasLeavers = true
  }

  /// The parts of a scene that are there now.
  func parts(of scene: WatchedScene) -> [AnyObject] {
    collector.list.filter { part in part.scenes.contains { $0 === scene } }.compactMap(\.object)
  }

  func add(app object: AnyObject) {
    app.add(object)
  }

  /// Releases the records of scenes without a remaining part or work.
  private func forgetWhatIsGone() {
    // An app opens its tabs before any scene leaves.
    guard hasLeavers else { return }
    collector.sweep()
    guard scenes.contains(where: { $0.host == nil }) else { return }
    let kept = Set(collector.list.flatMap(\.scenes).map { ObjectIdentifier($0) })
    let open = Set(ledger.entries.map(\.scope))
    scenes.removeAll {
      $0.host == nil && !kept.contains(ObjectIdentifier($0)) && !open.contains($0.scope)
    }
    hasLeavers = !scenes.allSatisfy(\.isOnStage)
  }

  /// The number of scenes that are in memory.
  var livingScenes: Int { collector.list.count { $0.object is any SceneHost } }

  /// The parts that are left of scenes.
  private var left: [WatchedPart] {
    // Most flows go back from no scene, and an invariant asks at each event.
    if scenes.allSatisfy(\.isOnStage) { return [] }
    return collector.list.filter { part in
      part.isLeft && part.object.map { !app.contains($0) } ?? false
    }
  }

  /// Their names.
  var survivors: [String] { left.map(\.name) }

  // MARK: - The report

  func report() -> OwnershipReport {
    let left = left
    let open = ledger.entries
    var report = OwnershipReport()
    let gone = scenes.filter { !$0.isOnStage }
    guard !left.isEmpty || (!open.isEmpty && !gone.isEmpty) else { return report }
    let living = scenes.filter(\.isOnStage).compactMap { $0.host as AnyObject? }
    let search =
      left.isEmpty ? nil : OwnerSearch(left.compactMap(\.object), from: app.objects + living)
    for scene in gone {
      let parts = left.filter { $0.scene === scene }
      let isLast = scene === gone.last && living.isEmpty
      let work = open.filter { $0.scope == scene.scope || ($0.scope == 0 && isLast) }
      if parts.isEmpty, work.isEmpty { continue }
      report.scenes.append(
        OwnershipReport.LeftScene(
          name: scene.name,
          survivors: parts.map { part in
            OwnershipReport.Survivor(
              name: part.name,
              owners: part.object.map { search?.owners(of: $0) ?? [] } ?? []
            )
          },
          cycles: cycles(of: parts, search),
          open: work.map { OwnershipReport.OpenWork(kind: $0.kind, origin: $0.origin) },
          closures: parts.isEmpty ? [] : search?.closureNames ?? []
        )
      )
    }
    return report
  }

  /// Each cycle once, beginning with the part that was found first.
  private func cycles(of parts: [WatchedPart], _ search: OwnerSearch?) -> [String] {
    var known: Set<Set<String>> = []
    var cycles: [String] = []
    for part in parts {
      guard let object = part.object, let cycle = search?.cycle(through: object) else { continue }
      if known.insert(Set(cycle)).inserted { cycles.append(cycle.joined(separator: " → ")) }
    }
    return cycles
  }
}
