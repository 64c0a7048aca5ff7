import FlowEngine
import FlowFormat
import FlowReports
import Scenes
import ScenesHeadless

/// The content that makes a moment of an app another one: what can be seen and what is stored, without what varies
/// without end.
@MainActor
struct ExploreDigest {
  private let run: FlowRun
  private let routes: AppRoutes
  private let questions: [String]
  private let exploration: AppExploration

  /// Looks at a moment of a run, with its player's knowledge of the app.
  init(_ run: FlowRun, _ player: WalkPlayer) {
    (self.run, routes, questions) = (run, player.routes, player.questions)
    exploration = run.app.exploration
  }

  /// The moment as a number, which is the same for the same moment in every process.
  var value: UInt64 {
    var hash = StableHash()
    guard let stage = run.stage else { return hash.value }
    for entry in stage.navigator.navigation.entries {
      hash.add(routes.form(of: "\(entry.route.base)"))
    }
    addScreen(stage, to: &hash)
    addStored(to: &hash)
    return hash.value
  }

  /// Equal rows count once, in any order: how many there are makes no difference.
  private func addScreen(_ stage: Stage, to hash: inout StableHash) {
    let frames = stage.frames
    hash.add(frames.size.width > frames.size.height)
    var seen: Set<UInt64> = []
    var sum: UInt64 = 0
    var rowEnd = 0
    for index in frames.elements.indices where frames.isVisible(frames.elements[index]) {
      let laidOut = frames.elements[index]
      let id = laidOut.element.identifier
      let isNumbered = id?.utf8.contains { 48...57 ~= $0 } ?? false
      if isNumbered { rowEnd = max(rowEnd, laidOut.endIndex) }
      let element = self.hash(of: laidOut, inRow: isNumbered || index < rowEnd)
      if seen.insert(element).inserted { sum &+= element }
    }
    hash.add(sum)
  }

  private func hash(of laidOut: LaidOutElement, inRow isInRow: Bool) -> UInt64 {
    let look = laidOut.element
    var hash = StableHash()
    hash.add(marked: look.identifier ?? "")
    hash.add(look.role.rawValue)
    hash.add(laidOut.isEnabled)
    hash.add(laidOut.isFocused)
    hash.add(look.isSelected)
    hash.add(byte: UInt8(look.isChecked.map { $0 ? 1 : 2 } ?? 0))
    if isInRow { return hash.value }
    if let id = look.identifier, exploration.varying.contains(BreakKind.marked(id)) {
      return hash.value
    }
    if look.events.contains(.text) {
      let text = look.shownText ?? ""
      hash.add(text.isEmpty || WalkSamples.texts.contains(text) ? text : "…")
    } else {
      hash.add(marked: look.shownText ?? look.label ?? "")
      hash.add(marked: look.value ?? "")
    }
    return hash.value
  }

  private func addStored(to hash: inout StableHash) {
    for words in run.stored(asking: questions) { hash.add(marked: words, isCounting: true) }
    let network = run.app.network
    hash.add(network.isOffline)
    for (name, count) in network.underWay.sorted(by: { $0.key < $1.key }) {
      hash.add(name)
      hash.add(UInt64(min(count, 2)))
      // One that fails ends otherwise, and looks the same until then.
      for fault in (network.struck[name] ?? [:]).keys.map(\.rawValue).sorted() { hash.add(fault) }
    }
  }
}
