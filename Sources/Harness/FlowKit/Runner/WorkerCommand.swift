import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports
import Foundation

/// The private subcommand of a process that plays flows for another one, until the orders end.
enum WorkerCommand: HarnessSubcommand {
  static let syntax = CommandSyntax(
    name: "--worker",
    summary: "plays flows for the process that has started it",
    synopsis: "",
    about: "Plays flows for the process that has started it, which is what --jobs does.",
    statuses: "0 there are no more orders"
  )

  /// The most flows that a process holds with the files that they run.
  private static let mostPlayers = 64
  /// The most bytes of these flows and files.
  private static let mostBytes = FlowLimits.allBytes / 4

  static func run(
    _ words: CommandWords,
    in harness: HarnessCommand
  ) async throws(HarnessArguments.Misuse) -> HarnessStatus {
    // On a terminal Ctrl-C reaches this process, too; the one that has started it decides what becomes of it.
    signal(SIGINT, SIG_IGN)
    var lines = LineBuffer()
    var players: [ExactText: FlowPlayer] = [:]
    var folders: FlowPlayer?
    var watch: FlowHangWatch?
    while true {
      guard let line = lines.next() else {
        let bytes = Descriptor.read(FlowWorkerOrder.descriptor)
        if bytes.isEmpty { return .passed }
        lines.add(bytes)
        continue
      }
      guard let order = try? JSONDecoder().decode(FlowWorkerOrder.self, from: Data(line)) else {
        return .bug
      }
      var limits = order.limits
      let file = order.play.file
      let key = ExactText(file)
      // A large file that many flows run is read again rather than held many times.
      if players[key] == nil, players.count >= mostPlayers || bytes(of: players.values) > mostBytes
      {
        players = [:]
      }
      if folders == nil, !order.folders.isEmpty {
        folders = player(of: order, order.folders, in: harness)
      }
      let isInFolder = folders?.flows.contains { ExactText($0.file) == key } == true
      if !isInFolder, let held = folders, held.collection.bytes > mostBytes { folders = nil }
      let player =
        (isInFolder ? folders : players[key]) ?? player(of: order, [file], in: harness)
      if !isInFolder { players[key] = player }
      // The end of the run is the same for all that is played.
      watch = watch ?? .start(limits) { _ = answer($0) }
      limits.hangWatch = watch
      watch?.begin(order.play)
      let entry = await entry(of: order.play, by: player, within: limits)
      watch?.finish()
      guard let isThere = answer(entry) else { return .bug }
      if !isThere { return .passed }
    }
  }

  @MainActor
  private static func bytes(of players: some Sequence<FlowPlayer>) -> Int {
    players.reduce(0) { $0 + $1.collection.bytes }
  }

  /// Answers an order.
  ///
  /// - Returns: `true` if the process that gave the order still exists; `nil` if the answer can't be written as JSON.
  private static func answer(_ entry: FlowReportEntry) -> Bool? {
    guard let line = try? FlowWorkerOrder.line(entry) else { return nil }
    return Descriptor.send(line, to: FlowWorkerOrder.descriptor)
  }

  @MainActor
  private static func player(
    of order: FlowWorkerOrder,
    _ paths: [String],
    in harness: HarnessCommand
  ) -> FlowPlayer {
    var finder = FlowFinder(commands: harness.commands)
    finder.allowsOutside = order.home == .everywhere
    // A folder with settings is a workspace of its own.
    let areFolders = paths.elementsEqual(order.folders) { ExactText($0) == ExactText($1) }
    if !areFolders { finder.workspaceFolder = order.home }
    if !order.folders.isEmpty {
      finder.includeTags = order.includeTags
      finder.excludeTags = order.excludeTags
    }
    return FlowPlayer(
      finder.find(paths),
      app: harness.appType,
      options: FlowOptions(
        seed: order.seed,
        env: order.env,
        platform: FlowPlatform(rawValue: order.platform) ?? .iOS,
        checks: FlowChecks(rawValue: order.checks) ?? .cuts,
        recordsTrace: order.recordsTrace
      )
    )
  }

  @MainActor
  private static func entry(
    of play: FlowRunPlan.Play,
    by player: FlowPlayer,
    within limits: FlowRunLimits
  ) async -> FlowReportEntry {
    let key = ExactText(play.file)
    guard player.errors.isEmpty, let flow = player.flows.first(where: { ExactText($0.file) == key })
    else {
      let errors = player.errors.map(\.description).joined(separator: "\n")
      return play.lost(
        "The flow could be read at first, and not when it was to be played:\n\(errors)"
      )
    }
    return await player.entry(of: play, of: flow, within: limits)
  }
}
