import FlowFormat
import FlowReports

/// The action that leads from one moment of an app to the next.
struct WalkEdge: Equatable, Sendable {
  /// The steps of a flow file.
  let steps: [WalkStep]
  /// How far from the start it leads: nothing for the passing of time, one for what is done first, more for what is
  /// like something else on the same screen.
  let cost: Int
  /// The subject of the action, for the coverage: a kind of control on a kind of screen.
  var subject: String? { steps.last?.subject }

  /// The action with which it begins.
  var action: WalkAction? { steps.first?.action }
  /// The words by which edges count as the same.
  var key: String { steps.map(\.key).joined(separator: ", ") }

  init(_ cost: Int, _ steps: [WalkStep]) {
    (self.cost, self.steps) = (cost, steps)
  }

  init(_ cost: Int, _ step: WalkStep) {
    self.init(cost, [step])
  }

  /// A Boolean value that indicates whether no action is done, and the next thing is due soon.
  var isWait: Bool { cost == 0 && steps.last?.action == .time }

  /// A Boolean value that indicates whether the app has to take it: a request by a name that the app declares.
  var mustBePossible: Bool {
    steps.first?.action == .kill || [.link, .launch].contains(steps.last?.action)
  }

  /// A Boolean value that indicates whether a person does it who stays in the app, or it is time that passes.
  var isOfThePerson: Bool {
    let others: [WalkAction] = [.launch, .link, .kill, .backend, .foreground, .turn, .fault]
    return !steps.isEmpty && !steps.contains { others.contains($0.action) }
  }

  /// The edge in words, for the map.
  var words: String {
    steps.map { step in
      let names = [
        "id", "text", "point", "link", "event", "key", "direction", "failNext", "match", "value",
      ]
      let named = step.arguments.first { names.contains($0.key) }?.value ?? ""
      return named.isEmpty ? step.command : "\(step.command) \(named)"
    }
    .joined(separator: ", ")
  }

  /// Returns how a person goes on who does not know whether it has been carried out: they repeat it, at once or after
  /// something else on the same screen.
  ///
  /// - Parameters:
  ///   - edge: The action that they have done, without the fault that is planned here.
  ///   - others: The other actions that are possible there.
  /// - Returns: This edge and what follows; none unless they have tapped on something.
  func sequels(of edge: WalkEdge, among others: [WalkEdge]) -> [WalkEdge] {
    guard edge.isTap else { return [] }
    let between = [[]] + others.filter { $0.isTap && $0.steps != edge.steps }.map(\.steps)
    return between.map { followed(by: $0 + edge.steps + [.settling]) }
  }

  /// A Boolean value that indicates whether a person taps on something, and on the first of those that are alike.
  private var isTap: Bool { cost == 1 && steps.count == 1 && steps[0].action == .tap }

  /// The same, and what is done after it.
  func followed(by others: [WalkStep]) -> WalkEdge { WalkEdge(cost + 2, steps + others) }

  /// The same, with a fault of the network planned before it, and the time in which it comes to its end.
  ///
  /// A request that has failed shows only then what it has broken.
  func failing(_ request: String, by fault: String) -> WalkEdge {
    let plan: KeyValuePairs = ["failNext": fault, "match": FlowText.quoted(request)]
    return WalkEdge(cost + 1, [WalkStep(.fault, "setNetwork", plan)] + steps + [.settling])
  }
}
