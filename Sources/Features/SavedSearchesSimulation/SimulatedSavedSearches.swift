import Foundation
package import SavedSearches
package import Scenes
package import ScenesHeadless
import ScenesTransport
import StorePersistence

/// The saved searches on a simulated device: the feature, and what happens to them on the other side.
///
/// The stored data belongs to the installation and outlives a run of the app.
package final class SimulatedSavedSearches: SimulatedFeature {
  /// Returns a gateway that loads the hits of searches, behind a network.
  package typealias Gateway = @MainActor @Sendable (SimulatedNetwork) -> any SavedSearchesGateway

  /// The feature with its data at a place.
  ///
  /// - Parameters:
  ///   - exits: Where it leads to beyond its own scenes.
  ///   - gateway: Returns a gateway that loads the hits of searches, behind a network.
  ///   - storage: Where its data is. If `nil`, each installation has files in memory, which each launch reads again.
  /// - Returns: All that an app knows of the feature.
  package static func feature(
    leadsTo exits: SavedSearchesExits,
    searching gateway: @escaping Gateway,
    storage: SavedSearchesStorage? = nil
  ) -> FeatureDescription {
    FeatureDescription(
      SavedSearchesFeature.scenes,
      launchArguments: SavedSearchesLaunch.names,
      backendEvents: SavedSearchesBackendEvent.known,
      backendQuestions: ["savedSearches": []],
      flows: Bundle.module.bundleURL.appendingPathComponent("SavedSearchesFlows").path,
      invariants: invariants,
      states: SavedSearchesScene.states + SavedSearchRunScene.states,
      exploring: FeatureExploration(
        kept: ["saved-search-#", "saved-search-words-#"],
        leads: [
          "saved-search-#": "saved-search/#", "saved-search-hit-#": "*/#", "home-mark-grid": "",
          "retry": "?",
        ]
      )
    ) { device in
      SimulatedSavedSearches(
        device,
        exits: exits,
        searching: gateway,
        storage: SimulatedStorage(storage)
      )
    }
  }

  /// The gateway for the hits of searches: the app's own, unless a test sets another before a run begins.
  lazy var gateway: any SavedSearchesGateway = makeGateway(device.network)

  /// The same gateway over HTTP: the same answers and the same network, with requests and answers of bytes.
  var gatewayOverHTTP: any SavedSearchesGateway {
    // The way of the requests has the latency and the faults, so this one has none.
    let answering = makeGateway(SimulatedNetwork(clock: device.clock, latency: .zero))
    return HTTPSavedSearchesGateway(device.transport(to: answering.routes))
  }

  private let device: SimulatedDevice
  private let exits: SavedSearchesExits
  private let makeGateway: Gateway
  private let installed: SimulatedStorage<SavedSearchesStorage>
  private let samples: Result<SavedSearchSamples, SavedSearchesError>
  private var shelf: SavedSearchShelf?
  /// The hits that were new at the last check.
  let seen = SeenHits()
  /// The searches at the last check.
  let moved = MovedSearches()
  /// The hits that were new when a page began to load them.
  let found = FoundHits()

  init(
    _ device: SimulatedDevice,
    exits: SavedSearchesExits,
    searching gateway: @escaping Gateway,
    storage: SimulatedStorage<SavedSearchesStorage>,
    samples: Result<SavedSearchSamples, SavedSearchesError> = SavedSearchSamples.bundled
  ) {
    (self.device, self.exits, installed) = (device, exits, storage)
    (makeGateway, self.samples) = (gateway, samples)
  }

  /// Begins a run.
  package func launch(
    _ launch: FeatureLaunch,
    in registry: inout SceneRegistry
  ) throws(SimulatedAppError) {
    let arguments = try SavedSearchesLaunch(launch.arguments)
    let samples: SavedSearchSamples
    do throws(SavedSearchesError) {
      samples = try self.samples.get()
    } catch {
      throw SimulatedAppError(error.description)
    }
    if arguments.isDamaged || arguments.count != nil { seen.forget() }
    if arguments.isDamaged {
      if !installed.damage("/saved-searches") { storage.keep(.lost) }
    } else if let count = arguments.count {
      storage.keep(samples.list(of: count))
    }
    let feature = SavedSearchesFeature(
      gateway: gateway,
      storage: installed.current,
      samples: samples,
      exits: exits,
      clock: device.clock,
      log: device.events
    )
    shelf = feature.shelf
    feature.register(in: &registry)
  }

  /// Ends the run.
  package func stop() {
    shelf = nil
    installed.endProcess()
  }

  /// Forgets all searches, so that the next run begins with the bundled ones.
  package func clearState() {
    storage.forget()
    seen.forget()
  }

  private var storage: any SavedSearchStorage { installed.current.searches }

  /// The data that the next process would not find in the files.
  var loss: String? { installed.loss() }

  /// The searches that are saved, whether the app runs or not.
  var list: SavedSearchList { storage.list ?? SavedSearchList() }

  /// Applies an event; the app stores it whether it runs or not, as what comes by a silent notification.
  package func backend(
    _ event: String,
    _ values: [String: String]
  ) throws(SimulatedAppError) {
    let event = try SavedSearchesBackendEvent(event, values, searches: list.searches.map(\.id))
    (shelf ?? SavedSearchShelf(storage: storage)).change { event.apply(to: &$0) }
    found.noteNews()
  }

  /// Says how many searches are saved.
  package func askBackend(
    _ question: String,
    _ values: [String: String]
  ) throws(SimulatedAppError) -> (any Sendable)? {
    guard question == "savedSearches", values.isEmpty else {
      throw SimulatedAppError("The saved searches can't be asked “\(question)” with values.")
    }
    return list.searches.count
  }
}
