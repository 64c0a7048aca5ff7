import FlowFormat
import Observation2
import Scenes
import ScenesHeadless

extension StageDevice {
  package var state: FlowAppState {
    if stage == nil { return .notRunning }
    return isInBackground ? .background : .foreground
  }

  package func launch(_ arguments: [String: String]) throws(StepFailure) {
    app.events.removeAll()
    do throws(SimulatedAppError) {
      let stage = try Stage(
        time,
        environment: environment,
        checksContracts: false,
        launching: app,
        arguments
      )
      self.stage = stage
      stages.append(stage)
    } catch {
      throw StepFailure(error, arguments.keys.sorted() + arguments.values.sorted())
    }
  }

  package func stop() async {
    guard let stage else { return }
    stage.close()
    await leave(stage)
  }

  package func kill() async {
    guard let stage else { return }
    stage.abandon()
    await leave(stage)
  }

  /// Ends the run of the app, whose scenes are gone already.
  private func leave(_ stage: Stage) async {
    self.stage = nil
    isInBackground = false
    app.stop()
    await stage.settle()
  }

  package func clearState() { app.clearState() }

  package func enterBackground() {
    guard let stage else { return }
    stage.perform { stage.window.enterBackground() }
    isInBackground = true
  }

  package func enterForeground() {
    guard let stage else { return }
    isInBackground = false
    stage.perform { stage.window.enterForeground() }
  }

  package func setPermission(_ name: String, isAllowed: Bool) {
    app.setPermission(name, isAllowed: isAllowed)
  }

  /// Makes an event happen in the back end; the stage's ledger records the work that this starts in the app.
  func happen(_ event: String, _ values: [String: String]) throws(StepFailure) {
    do throws(SimulatedAppError) {
      guard let stage else { return try app.backend(event, values) }
      try stage.perform { () throws(SimulatedAppError) in try app.backend(event, values) }
    } catch {
      throw StepFailure(error, [event] + values.keys.sorted() + values.values.sorted())
    }
  }

  // MARK: - Links

  package func open(
    _ link: String
  ) throws(StepFailure)
    -> @MainActor () throws(StepFailure) -> Bool
  {
    guard let stage else { return { true } }
    let answer = LinkAnswer()
    do throws(SceneLinkError) {
      try stage.perform { () throws(SceneLinkError) in
        _ = try stage.navigator.open(link) { answer.end = $0 }
      }
    } catch {
      throw failure(error)
    }
    // It may wait for what it needs, such as a person who has signed in.
    return { [self] () throws(StepFailure) in
      if case .failure(let error) = answer.end { throw failure(error) }
      return answer.end != nil
    }
  }

  private final class LinkAnswer {
    var end: Result<Void, SceneLinkError>?
  }

  /// Returns the failure of a link that leads nowhere.
  ///
  /// For an unknown link it proposes the nearest route that the app declares.
  private func failure(_ error: SceneLinkError) -> StepFailure {
    let appType = Swift.type(of: app)
    guard case .unknown(let unknown) = error, !appType.features.isEmpty else {
      return StepFailure("\(error)")
    }
    // No mask would find a secret in a part of it.
    let link = FlowSecrets.current.masked(unknown)
    let name = link.split(separator: "://", maxSplits: 1).last.map { String($0) } ?? ""
    return StepFailure(
      "No feature knows the link “\(link.clipped(to: 200))”.\(FlowCheck.hint(for: name, in: appType))"
    )
  }
}
