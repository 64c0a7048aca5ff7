import FlowFormat
package import Observation2
package import Scenes
package import ScenesHeadless

/// The device of most flows: a simulated app on a stage, in virtual time.
@MainActor
package final class StageDevice: FlowDevice {
  package let time = VirtualTime()
  package let app: any SimulatedApp
  /// The stage of the running app; `nil` while none runs.
  package internal(set) var stage: Stage?
  /// All stages of the flow, one for each launch.
  package internal(set) var stages: [Stage] = []
  /// The environment of a launched app.
  package internal(set) var environment: ScreenEnvironment
  var isInBackground = false
  /// The timers that were set when the app had been stopped for good.
  private(set) var timersAtEnd: [Ledger.Entry] = []
  /// The number of due events that an ended app may still run.
  private static let eventLimit = 1000

  package init(
    _ appType: any SimulatedApp.Type,
    seed: UInt64,
    _ environment: ScreenEnvironment
  ) {
    app = appType.init(clock: time, seed: seed)
    self.environment = environment
  }

  // MARK: - Time

  package var now: Duration { time.now }
  package var timeSince1970: Duration { time.timeSince1970 }
  package var nextChange: Duration? { time.nextDue }

  package func settle() async {
    if let stage { await stage.settle() } else { await time.settle() }
  }

  package func advance(by duration: Duration) async {
    if let stage { await stage.advance(by: duration) } else { await time.advance(by: duration) }
  }

  // MARK: - The screen

  /// The screen of the running app; an empty one while none runs.
  package var frames: ScreenFrames { stage?.frames ?? Self.noFrames }

  private static let noFrames = ScreenFrames(
    of: ScreenMirror(
      ScreenNodeSnapshot(
        id: ScreenNodeID(0),
        look: ScreenNodeLook(role: .screen),
        frame: ScreenRect(size: .zero)
      )
    )
  )

  /// Each launch begins with a revision beyond those of the launches before it.
  package var revision: Int { stages.count << 40 | (stage?.revision ?? 0) }

  package var refusesTouches: Bool { stage?.refusesTouches ?? false }

  package var isAnimating: Bool { stage?.navigator.isTransitioning ?? false }

  package func setEnvironment(_ environment: ScreenEnvironment) {
    self.environment = environment
    stage?.environment = environment
  }

  package func picture(of area: ScreenRect) -> String {
    ScreenWireframe(frames.withoutSecrets, in: environment).svg(of: area)
  }

  // MARK: - The end

  /// Stops the app and lets its remaining work end: time advances until nothing is due.
  package func end() async {
    if stage == nil { await settle() } else { await stop() }
    timersAtEnd = idleTimers
    var events = 0
    while let due = time.nextDue, events < Self.eventLimit, let stage = stages.last {
      events += 1
      await stage.advance(by: due - time.now)
    }
  }
}
