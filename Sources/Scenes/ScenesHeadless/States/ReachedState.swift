public import Observation2
public import Scenes

/// An app that has come to a state of one of its scenes.
@MainActor
public final class ReachedState {
  /// The state.
  public let state: SceneState
  /// The clock of everything in the app.
  public let time = VirtualTime()
  /// The app, on an installation of its own.
  public let app: any SimulatedApp
  /// The stage that shows it; its environment can be set, as if the person turned the device or chose another
  /// text size.
  public private(set) var stage: Stage

  private let environment: ScreenEnvironment

  /// Launches an app and goes to a state.
  fileprivate init(
    _ state: SceneState,
    in appType: any SimulatedApp.Type,
    _ environment: ScreenEnvironment,
    seed: UInt64
  ) async throws(SceneStateError) {
    self.state = state
    self.environment = environment
    app = appType.init(clock: time, seed: seed)
    for step in state.given { try Self.prepare(step, state, app) }
    stage = try Self.launch(app, state, time, environment)
    do throws(SceneStateError) {
      await pass(after: nil, isLast: state.steps.isEmpty)
      for (number, step) in state.steps.enumerated() {
        try await take(step)
        await pass(after: step, isLast: number == state.steps.count - 1)
      }
      try check()
    } catch {
      // No caller receives this object to end it, and the work under way would keep everything.
      await end()
      throw error
    }
  }

  /// Ends the app, so that nothing of it remains.
  public func end() async {
    stage.close()
    app.stop()
    await stage.settle()
  }

  private static func launch(
    _ app: any SimulatedApp,
    _ state: SceneState,
    _ time: VirtualTime,
    _ environment: ScreenEnvironment
  ) throws(SceneStateError) -> Stage {
    do throws(SimulatedAppError) {
      return try Stage(
        time,
        environment: environment,
        checksContracts: false,
        launching: app,
        state.launchArguments
      )
    } catch {
      throw SceneStateError(state: state, step: nil, reason: error.inWords)
    }
  }

  // MARK: - Time

  private func pass(after step: SceneStep?, isLast: Bool) async {
    if case .wait(let duration) = step { return await stage.advance(by: duration) }
    await stage.advance(by: isLast && state.time == .stands ? .zero : SceneState.pause)
  }

  // MARK: - Steps

  private static func prepare(
    _ step: SceneStep,
    _ state: SceneState,
    _ app: any SimulatedApp
  ) throws(SceneStateError) {
    switch step {
    case .latency(let latency): app.network.latency = latency
    case .fail(let fault, let request, let times):
      app.network.failNext(fault, times: times, match: request)
    case .offline(let isOffline): app.network.isOffline = isOffline
    case .backend(let event, let values):
      do throws(SimulatedAppError) {
        try app.backend(event, values)
      } catch {
        throw SceneStateError(state: state, step: step, reason: error.inWords)
      }
    case .tap, .type, .scroll, .scrollDown, .scrollToEnd, .pull, .back, .open, .wait, .relaunch:
      throw SceneStateError(
        state: state,
        step: step,
        reason: "The app does not run yet. Move the step from “given” to the steps."
      )
    }
  }

  private func take(_ step: SceneStep) async throws(SceneStateError) {
    do {
      switch step {
      case .tap(let name, nil): try stage.tap(.named(name))
      case .tap(let name, let outer?):
        try stage.tap(.named(name).and(.is(.childOf, .named(outer))))
      case .type(let text, let field):
        try stage.tap(.named(field))
        try stage.erase()
        try stage.type(text)
      case .scroll(let name): try stage.scroll(to: .named(name))
      case .scrollDown(let points): stage.scroll(by: ScreenPoint(x: 0, y: points))
      case .scrollToEnd: scrollToEnd()
      case .pull: try pull()
      case .back: stage.back()
      case .open(let link): try stage.perform { _ = try stage.navigator.open(link) }
      case .wait: break
      case .relaunch: try await relaunch()
      case .latency, .fail, .offline: try Self.prepare(step, state, app)
      // The work that this starts in the app is entered in the stage's ledger.
      case .backend: try stage.perform { try Self.prepare(step, state, app) }
      }
    } catch let error as SceneStateError {
      throw error
    } catch {
      throw SceneStateError(state: state, step: step, reason: "\(error)")
    }
  }

  private func relaunch() async throws(SceneStateError) {
    stage.abandon()
    app.stop()
    await stage.settle()
    stage = try Self.launch(app, state, time, environment)
  }

  /// Scrolls repeatedly, since content that is described on the way may be longer than it was estimated to be.
  private func scrollToEnd() {
    for _ in 0..<100 {
      guard stage.scroll(by: ScreenPoint(x: 0, y: .infinity)) else { return }
    }
  }

  private func pull() throws(ScreenError) {
    let scroll = try stage.element(
      .matching("can be refreshed") { $0.element.events.contains(.refresh) && $0.isEnabled }
    )
    stage.scroll(by: ScreenPoint(x: 0, y: -.infinity), scroll.id)
    stage.send(.refresh, to: scroll.id)
  }

  // MARK: - Looking

  private func check() throws(SceneStateError) {
    for name in state.shows + state.disables where !stage.shows(.named(name)) {
      throw isNot("Nothing that can be seen is called or says “\(name)”.")
    }
    for name in state.hides where stage.shows(.named(name)) {
      throw isNot("“\(name)” can be seen.")
    }
    for name in state.disables where (try? stage.element(.named(name)))?.isEnabled == true {
      throw isNot("“\(name)” can be used.")
    }
  }

  private func isNot(_ reason: String) -> SceneStateError {
    SceneStateError(
      state: state,
      step: nil,
      reason: "\(reason) The screen is:\n\(stage.snapshot().text)"
    )
  }
}

extension SceneState {
  /// Launches an app on an installation of its own, goes to the state, and checks that it is what it says.
  ///
  /// - Parameters:
  ///   - appType: The app that has listed it.
  ///   - environment: The size of the screen, the person's settings, and the like.
  ///   - seed: The seed of everything random.
  /// - Returns: The app in the state; the caller ends it after use (``ReachedState/end()``).
  /// - Throws: The step that can't be taken, or what is not to be seen.
  @MainActor
  public func reach(
    in appType: any SimulatedApp.Type,
    environment: ScreenEnvironment = .plain,
    seed: UInt64 = 0
  ) async throws(SceneStateError) -> ReachedState {
    try await ReachedState(self, in: appType, environment, seed: seed)
  }
}
