import FlowEngine
import FlowReports
import Observation2
import Scenes
import ScenesHeadless

/// The exact state of a run at a moment: all that can be seen, asked and waited for, to tell whether it is there again.
///
/// It is stricter than ``ExploreDigest``, for which many moments are the same.
@MainActor
struct ExploreMark {
  private let stage: Stage
  private let frames: ScreenFrames
  private let navigation: SceneNavigation
  private let due: Duration?
  private let underWay: [String: Int]
  private let isOffline: Bool
  private let questions: [String]
  private let stored: [String]

  /// Marks where a run stands; `nil` where no app runs in front.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - questions: The questions that the back ends answer without a value.
  init?(_ run: FlowRun, _ questions: [String]) {
    guard let stage = run.stage, !run.isInBackground else { return nil }
    (self.stage, self.questions) = (stage, questions)
    frames = stage.frames
    navigation = stage.navigator.navigation
    due = Self.due(in: run)
    (underWay, isOffline) = (run.app.network.underWay, run.app.network.isOffline)
    stored = run.stored(asking: questions)
  }

  /// Returns a Boolean value that indicates whether a run stands there: what is cheap is compared first.
  func isPlace(of run: FlowRun) -> Bool {
    guard run.stage === stage, !run.isInBackground, !run.hasFailed, due == Self.due(in: run),
      underWay == run.app.network.underWay, isOffline == run.app.network.isOffline,
      !hasOtherScenes(run)
    else { return false }
    return stage.frames == frames && run.stored(asking: questions) == stored
  }

  /// Returns a Boolean value that indicates whether other scenes are open in a run, or in another order.
  func hasOtherScenes(_ run: FlowRun) -> Bool {
    guard let other = run.stage?.navigator.navigation else { return true }
    return other.root != navigation.root || other.presentations != navigation.presentations
  }

  private static func due(in run: FlowRun) -> Duration? {
    run.time.nextDue.map { $0 - run.time.now }
  }
}

extension FlowRun {
  /// Returns the stored data, as the features report it, and then as the back ends answer questions.
  ///
  /// - Parameter questions: The questions that the back ends answer without a value.
  /// - Returns: The words, in an order that is the same for the same installation.
  func stored(asking questions: [String]) -> [String] {
    app.exploration.stored()
      + questions.map { question in
        let answer = (try? app.askBackend(question, [:])).flatMap { $0 }
        return answer.map { "\($0)" } ?? ""
      }
  }
}
