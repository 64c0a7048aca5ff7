/// Collects the graph below a hub while a `describe` signal travels down its subscriptions.
@usableFromInline
final class StreamSurvey {
  private(set) var nodes: [StreamGraph.Node] = []
  private(set) var edges: [StreamGraph.Edge] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The index from which each node was first reached; -1 where a walk begins.
  private var firstSources: [Int] = []
  /// The edges to nodes that were reached before.
  private var furtherEdges: Set<StreamGraph.Edge> = []
  /// The index of the node that the walk has reached.
  private var current: Int?
  /// The bindings that the walk has reached.
  private(set) var bindings: [BindingSubscriber] = []
  /// `true` if a binding that has set nothing yet counts as one into all properties of its target.
  let includesGuesses: Bool

  /// The hub to which bindings at work may lead back, if the walk looks for nothing else.
  private let goal: StreamHub?
  /// The hubs at which the walk to the goal goes on, kept here since a loop of bindings may be long.
  private var ahead: [StreamHub] = []
  /// `true` once a binding at work has led back to the goal.
  private(set) var isBack = false

  init(includesGuesses: Bool = false) {
    self.includesGuesses = includesGuesses
    goal = nil
  }

  /// Creates a survey that follows only bindings that set a value right now.
  init(backTo goal: StreamHub) {
    includesGuesses = true
    self.goal = goal
  }

  /// Returns `true` if the walk may go on beyond a binding.
  func isWanted(_ binding: BindingSubscriber) -> Bool {
    goal == nil || !isBack && binding.isCalling
  }

  /// Notes a binding that the walk has reached.
  ///
  /// - Parameters:
  ///   - binding: The binding.
  ///   - hubs: The hubs that it is known to set.
  /// - Returns: The hubs at which the walk goes on at once.
  func note(_ binding: BindingSubscriber, _ hubs: [StreamHub]) -> [StreamHub] {
    bindings.append(binding)
    guard let goal else { return hubs }
    // If none of them sends, the binding sets something that is not known.
    let sending = binding.possibleHubs.filter { $0 === goal || $0.isSending }
    isBack = sending.isEmpty || sending.contains { $0 === goal }
    ahead += sending
    return []
  }

  /// The next hub of the walk to the goal; `nil` once the walk is over.
  func nextHub() -> StreamHub? { isBack ? nil : ahead.popLast() }

  /// Returns `true` if the walk has reached a part.
  func hasVisited(_ part: AnyObject) -> Bool { numbers[ObjectIdentifier(part)] != nil }

  /// Visits a part of the graph that can be reached in several ways, such as a hub or a join;
  /// `below` is called the first time only.
  func visit(_ part: AnyObject, _ kind: StreamGraph.Node.Kind, _ name: String, below: () -> Void) {
    if goal != nil, kind == .subscription { return }
    if let number = numbers[ObjectIdentifier(part)] {
      connect(to: number)
      if nodes[number].name.isEmpty { nodes[number].name = name }
      return
    }
    let number = add(kind, name)
    numbers[ObjectIdentifier(part)] = number
    walk(number, below)
  }

  /// Visits a part that belongs to one subscription, such as a named node.
  func pass(_ kind: StreamGraph.Node.Kind, _ name: String, below: () -> Void) {
    walk(add(kind, name), below)
  }

  private func walk(_ number: Int, _ below: () -> Void) {
    connect(to: number)
    let before = current
    current = number
    below()
    current = before
  }

  private func add(_ kind: StreamGraph.Node.Kind, _ name: String) -> Int {
    nodes.append(StreamGraph.Node(kind: kind, name: name))
    firstSources.append(-1)
    return nodes.count - 1
  }

  private func connect(to number: Int) {
    guard let current else { return }
    let edge = StreamGraph.Edge(from: current, to: number)
    if firstSources[number] < 0 {
      firstSources[number] = current
      edges.append(edge)
    } else if firstSources[number] != current, furtherEdges.insert(edge).inserted {
      edges.append(edge)
    }
  }
}
