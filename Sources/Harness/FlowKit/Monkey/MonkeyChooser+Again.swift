import Scenes
import ScenesHeadless

extension MonkeyChooser {
  /// So often each fault of a request is looked at from behind.
  private static let enoughSequels = 4

  /// Goes on as people do after a failure, before the others have their turn: they do the same again, or leave the app
  /// and come back.
  ///
  /// What was carried out without an answer the app learns only then.
  ///
  /// - Parameters:
  ///   - step: What has made the request.
  ///   - fault: How the request fails.
  ///   - request: Its name.
  ///   - run: The run of the round.
  mutating func goOn(
    after step: MonkeyStep,
    failing fault: SimulatedNetwork.Fault,
    of request: String,
    in run: FlowRun
  ) {
    guard ahead.isEmpty, step.action == .tap,
      counts.faults[request]?[fault] ?? 0 <= Self.enoughSequels,
      let route = run.stage?.navigator.navigation.top.map({ "\($0.route.base)" })
    else { return }
    let settling = MonkeyStep.settling.forgiven
    let comingBack = [MonkeyStep(.kill, "killApp"), MonkeyStep.launch(at: route).forgiven]
    ahead = [settling] + (random.happens(50) ? [step] : comingBack) + [settling]
  }
}
