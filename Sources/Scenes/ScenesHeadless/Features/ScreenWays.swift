import Scenes

/// Whether taps lead where the features say.
@MainActor
struct ScreenWays {
  /// What stands for no place, but for a request.
  private static let asking = "?"

  private let leads: [String: String]
  /// How many taps have reached each identifier at the last look.
  private var taps: [String: Int] = [:]
  /// What was in front then.
  private var top: SceneEntry?
  /// How many requests had been made then.
  private var requests = 0

  init(_ leads: [String: String]) {
    self.leads = leads
  }

  /// Looks at what was tapped since the last look.
  ///
  /// - Parameters:
  ///   - stage: The stage after a step.
  ///   - requests: How many requests have been made so far.
  ///   - isFirst: Whether nobody has looked at this stage before, so that the taps may be long ago.
  /// - Returns: Where the only tap has led instead; `nil` if it has led there, or there were others.
  mutating func wrongWay(on stage: Stage, _ requests: Int, isFirst: Bool) -> String? {
    if leads.isEmpty { return nil }
    let now = stage.events.reached.compactMapValues { $0[.tap] }
    let navigation = stage.navigator.navigation
    let hasAsked = requests > self.requests
    defer { (taps, top, self.requests) = (now, navigation.top, requests) }
    if isFirst { return nil }
    let new = now.filter { $0.value > taps[$0.key, default: 0] }
    guard let (id, count) = new.first, new.count == 1, count == taps[id, default: 0] + 1,
      let form = leads[id.markingNumbers]
    else { return nil }
    if form == Self.asking { return hasAsked ? nil : "a tap on “\(id)” asks for nothing" }
    let wanted = form.replacing("#", with: id.filter(\.isNumber))
    let isElsewhere = wanted.isEmpty || wanted.hasPrefix("*")
    if isElsewhere, navigation.top == top { return "a tap on “\(id)” leads nowhere" }
    if wanted.isEmpty { return nil }
    let front = navigation.top.map { "\($0.route.base)" } ?? ""
    let isThere =
      isElsewhere
      ? front.hasSuffix(wanted.dropFirst())
      : navigation.entries.contains {
        let name = "\($0.route.base)"
        return name == wanted || name.hasPrefix(wanted + "/")
      }
    return isThere ? nil : "a tap on “\(id)” leads to “\(front)”, and not to “\(wanted)”"
  }
}
