/// A step on the way to a state of a scene: what a person, the network or the back end does.
///
/// An element is named by its identifier or its exact text. A step that looks for one looks at that
/// instant; time passes between the steps (``SceneState/Passing``).
public enum SceneStep: Hashable, Sendable {
  /// Taps an element, which stands inside another one if that is named.
  case tap(String, in: String? = nil)
  /// Types into a field, which is tapped before that, in place of what stands in it.
  case type(String, into: String)
  /// Scrolls until an element can be seen.
  case scroll(to: String)
  /// Scrolls the first scroll of the screen down by so many points.
  case scrollDown(Double)
  /// Scrolls the first scroll of the screen to its end.
  case scrollToEnd
  /// Pulls the first scroll that can be refreshed.
  case pull
  /// Goes back, as the system does.
  case back
  /// Opens a route by its name, or a link.
  case open(String)
  /// Lets time go on; it goes on for no longer after this step.
  case wait(Duration)
  /// Makes every answer of the network take so long.
  case latency(Duration)
  /// Makes the next requests of a name fail.
  case fail(SimulatedNetwork.Fault, of: String, times: Int = 1)
  /// Takes the connection away, or gives it back.
  case offline(Bool)
  /// Makes an event happen in the back end, with its values.
  case backend(String, [String: String] = [:])
  /// Ends the app as the system does when it needs the memory, and launches it again at the state's route.
  case relaunch
}

extension SceneStep: CustomStringConvertible {
  /// The step in words, as a person would be told to do it.
  public var description: String {
    switch self {
    case .tap(let name, let outer):
      "tap “\(name)”" + (outer.map { " in “\($0)”" } ?? "")
    case .type(let text, let field): "type “\(text)” into “\(field)”"
    case .scroll(let name): "scroll to “\(name)”"
    case .scrollDown(let points): "scroll down by \(points) points"
    case .scrollToEnd: "scroll to the end"
    case .pull: "pull to refresh"
    case .back: "go back"
    case .open(let link): "open “\(link)”"
    case .wait(let duration): "wait \(duration)"
    case .latency(let duration): "answers take \(duration)"
    case .fail(let fault, let request, let times):
      "\(request) fails: \(fault.rawValue)" + (times == 1 ? "" : ", \(times) times")
    case .offline(let isOffline): isOffline ? "there is no connection" : "the connection is back"
    case .backend(let event, let values):
      (["\(event) happens"] + values.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })
        .joined(separator: ", ")
    case .relaunch: "the system ends the app, and it is opened again"
    }
  }
}
