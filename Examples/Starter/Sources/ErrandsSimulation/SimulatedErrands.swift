import Errands
import Scenes
import ScenesHeadless
import ScenesTransport
import StorePersistence

/// The errands on a simulated device, with their back end and the stored session.
public final class SimulatedErrands: SimulatedFeature {
  /// The description of the feature for apps and harnesses.
  public static let feature = FeatureDescription(
    ErrandsFeature.scenes,
    launchArguments: ["account"],
    backendEvents: ["newErrand": ["title"]],
    backendQuestions: ["errands": []],
    invariants: [
      FeatureInvariant("the next process has the session", at: .cut) { errands, _ in
        errands.storage.loss()
      }
    ],
    states: states
  ) { SimulatedErrands($0) }

  private let device: SimulatedDevice
  private let backend = ErrandsBackend()
  private let storage = SimulatedStorage<ErrandsStorage>()

  private init(_ device: SimulatedDevice) {
    self.device = device
  }

  /// Begins a run; with the argument `account: ada`, that person has signed in before.
  public func launch(
    _ launch: FeatureLaunch,
    in registry: inout SceneRegistry
  ) throws(SimulatedAppError) {
    if let account = launch.arguments["account"] {
      guard account == "ada" else {
        throw SimulatedAppError("There is no account “\(account)”.", known: ["ada"])
      }
      storage.current.keep(.ada)
    }
    let server = InProcessTransport(backend.routes)
    ErrandsFeature(
      over: SimulatedTransport(over: server, network: device.network),
      storage: storage.current,
      clock: device.clock
    )
    .register(in: &registry)
  }

  /// Ends the run.
  public func stop() {
    storage.endProcess()
  }

  /// Removes the stored session.
  public func clearState() {
    storage.current.keep(nil)
  }

  /// Adds an errand, as if the person had done so on another device.
  public func backend(_ event: String, _ values: [String: String]) throws(SimulatedAppError) {
    let values = try BackendEventValues(values, of: event, takes: ["title"])
    guard let title = values["title"] else {
      throw SimulatedAppError("The event “\(event)” needs a title, as in “title: Buy bread”.")
    }
    let id = (backend.errands.first?.id ?? 0) + 1
    backend.errands.insert(Errand(id: id, title: title), at: 0)
  }

  /// Counts the errands on the server.
  public func askBackend(
    _ question: String,
    _ values: [String: String]
  ) throws(SimulatedAppError) -> (any Sendable)? {
    backend.errands.count
  }
}
