import FlowEngine
import FlowFormat
import Scenes
import ScenesHeadless

extension MonkeyChooser {
  /// So often it is seen what follows on a fault of a request, before that becomes rare.
  private static let enoughSequels = 4

  /// Goes on as people do after a failure, before the others have their turn.
  ///
  /// People repeat the step, at once or after something else, or leave the app and come back.
  ///
  /// Only then the app learns of a request that was carried out without an answer.
  ///
  /// - Parameters:
  ///   - step: The step that has made the request.
  ///   - fault: How the request fails.
  ///   - request: Its name.
  ///   - run: The run of the round.
  mutating func goOn(
    after step: MonkeyStep,
    failing fault: SimulatedNetwork.Fault,
    of request: String,
    in run: FlowRun
  ) {
    guard ahead.isEmpty, step.action == .tap, let route = Self.front(of: run) else { return }
    let isNew = counts.faults[request]?[fault] ?? 0 <= Self.enoughSequels
    guard isNew || random.happens(70) else { return }
    let settling = MonkeyStep.settling.forgiven
    switch random.below(4) {
    case 0: ahead = [settling, step, settling]
    case 1:
      let comingBack = [MonkeyStep(.kill, "killApp"), MonkeyStep.launch(at: route).forgiven]
      ahead = [settling] + comingBack + [settling]
    default:
      ahead = [settling]
      again = step
    }
  }

  /// Touches something else than what has failed, and then that again; `nil` if nothing has, or nothing else is there
  /// that stays on the screen.
  mutating func goOnWithSomethingElse(on screen: MonkeyScreen) -> MonkeyStep? {
    guard let failed = again.take() else { return nil }
    let subject = failed.subject ?? ""
    let others = screen.taking.filter { index in
      let other = screen.subject(index)
      return other != subject && !counts.leaving.contains(other) && screen.isReachable(index)
    }
    guard !others.isEmpty else { return nil }
    let name = rare(others.map(screen.subject), "before \(subject) again:")
    guard let other = others.first(where: { screen.subject($0) == name }) else { return nil }
    ahead = [failed, MonkeyStep.settling.forgiven]
    return touch(.tap, "tapOn", other, on: screen)
  }

  /// Goes back as people do who have sent something, before the others have their turn.
  ///
  /// The screen below has not seen what has changed, and is easily forgotten.
  ///
  /// - Parameters:
  ///   - step: The step that has made a request.
  ///   - run: The run of the round.
  mutating func goBack(after step: MonkeyStep, in run: FlowRun) {
    guard ahead.isEmpty, again == nil, step.action == .tap, let subject = step.subject,
      let route = Self.front(of: run), subject.hasPrefix(routes.form(of: route) + " "),
      run.stage?.navigator.navigation.canGoBack == true
    else { return }
    guard random.happens(40) else { return }
    ahead = [MonkeyStep.settling.forgiven, MonkeyStep(.back, "back")]
  }

  /// Goes on after something new has come up, before the others have their turn: people pull, or it comes again.
  ///
  /// The news may have moved the content of the screen without reaching all of it.
  mutating func goOnAfterNews(on screen: MonkeyScreen) {
    guard ahead.isEmpty else { return }
    if random.happens(30), let again = newsAgain() {
      ahead = [again]
    } else if !screen.refreshed.isEmpty, random.happens(70) {
      ahead = [screen.refresh.forgiven, MonkeyStep.settling.forgiven]
    }
  }
}
