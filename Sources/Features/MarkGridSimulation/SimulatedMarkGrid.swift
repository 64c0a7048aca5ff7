import Foundation
import MarkGrid
package import Scenes
package import ScenesHeadless

/// The grid on a simulated device.
package final class SimulatedMarkGrid: SimulatedFeature {
  private let tapped = TappedMarks()
  private static let grid = SceneSubject("Mark grid", at: "mark-grid")

  /// The feature.
  ///
  /// - Parameter home: The place below the grid when it is opened from outside.
  /// - Returns: All that an app knows of the feature.
  package static func feature(above home: AnySceneRoute) -> FeatureDescription {
    FeatureDescription(
      MarkGridFeature.scenes(above: home),
      flows: Bundle.module.bundleURL.appendingPathComponent("MarkGridFlows").path,
      invariants: [
        FeatureInvariant("a tap changes the mark of its cell alone", at: .step) { grid, stage in
          grid.tapped.mistake(on: stage)
        }
      ],
      states: [
        grid.state("unmarked", shows: ["mark-cell-0"]),
        grid.state(
          "some marked",
          [.tap("mark-cell-1"), .tap("mark-cell-8"), .tap("mark-cell-20")],
          shows: ["mark-cell-1", "mark-cell-8"]
        ),
        grid.state(
          "the last marked",
          [.scrollToEnd, .tap("mark-cell-99")],
          shows: ["mark-cell-99"]
        ),
      ]
    ) { _ in SimulatedMarkGrid() }
  }

  /// Begins a run.
  package func launch(_ launch: FeatureLaunch, in registry: inout SceneRegistry) {
    MarkGridFeature.register(in: &registry)
  }
}
