import Kaimono
import ScenesHeadless

extension ChoicesScene {
  /// The states of the scene, for pickup places and for payments.
  static let states: [SceneState] =
    states(of: SceneSubject("Pickup place", at: "pickup-place"), request: "pickup-place")
    + [
      SceneSubject("Pickup place", at: "pickup-place").state(
        "none chosen yet",
        with: ["pickup": "none"],
        shows: ["choice-1"],
        hides: ["✓"]
      )
    ]
    + states(of: SceneSubject("Payment", at: "payment"), request: "payment")

  private static func states(of page: SceneSubject, request: String) -> [SceneState] {
    [
      page.state("default", shows: ["choices-title", "choice-1", "choice-3"]),
      page.state("loading", time: .stands, shows: ["choices-loading"]),
      page.state(
        "could not be loaded",
        given: [.fail(.server, of: "\(request).load")],
        shows: ["loading-error", "retry"]
      ),
      page.state(
        "saving",
        [.tap("choice-2")],
        time: .stands,
        shows: ["choices-toast"],
        disables: ["choice-1", "choice-2"]
      ),
      page.state(
        "could not be saved",
        [.fail(.server, of: "\(request).choose"), .tap("choice-2")],
        shows: ["choices-error", "choice-2"],
        hides: ["choices-toast"]
      ),
      page.state(
        "an order is under way",
        [.open("cart"), .fail(.timeout, of: "cart.order"), .tap("order-button"), .open(request)],
        shows: ["choices-title"],
        disables: ["choice-1", "choice-2"]
      ),
    ]
  }
}
