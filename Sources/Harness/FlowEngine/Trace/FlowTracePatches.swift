import FlowFormat
import Scenes

/// Says what patches change on a screen, for a person.
struct FlowTracePatches {
  /// The most patches of an update that get words.
  private static let limit = 60

  /// One phrase for each patch, such as `+ text "注文しています"`.
  let words: [String]

  /// - Parameters:
  ///   - patches: The patches of an update.
  ///   - screen: The screen before them.
  init(_ patches: [ScreenPatch], on screen: ScreenMirror) {
    // A patch may be about a node that one before it has brought.
    var come: [ScreenNodeID: ScreenNodeLook] = [:]
    var words: [String] = []
    for patch in patches {
      if case .insert(let node, _, _) = patch { Self.note(node, in: &come) }
      if words.count < Self.limit {
        words.append(FlowTraceText.clipped(Self.words(of: patch, come, screen)))
      }
      if case .update(let id, let look, _) = patch { come[id] = look }
    }
    if patches.count > Self.limit { words.append("… and \(patches.count - Self.limit) more") }
    self.words = words
  }

  private static func note(
    _ node: ScreenNodeSnapshot,
    in come: inout [ScreenNodeID: ScreenNodeLook]
  ) {
    come[node.id] = node.look
    for child in node.children { note(child, in: &come) }
  }

  /// How many nodes a node contains.
  private static func count(in node: ScreenNodeSnapshot) -> Int {
    node.children.reduce(0) { $0 + 1 + count(in: $1) }
  }

  private static func words(
    of patch: ScreenPatch,
    _ come: [ScreenNodeID: ScreenNodeLook],
    _ screen: ScreenMirror
  ) -> String {
    let look = { (id: ScreenNodeID) in come[id] ?? screen[id]?.look }
    let name = { (id: ScreenNodeID) in look(id).map(\.description) ?? "\(id)" }
    switch patch {
    case .insert(let node, _, _):
      let rest = count(in: node)
      let name = Self.name(of: node.look) { firstWords(in: node) }
      return "+ \(name)" + (rest > 0 ? " and \(rest) inside" : "")
    case .remove(let id):
      guard let look = look(id) else { return "− \(id)" }
      return "− \(Self.name(of: look) { firstWords(in: id, on: screen) })"
    case .move(let id, let parent, let index):
      return "\(name(id)): is number \(index + 1) in \(name(parent))"
    case .update(let id, let new, let fields):
      return "\(name(id)): \(changes(from: look(id), to: new, fields))"
    case .frame(let id, let frame):
      let old = screen[id].map { "\($0.frame) → " } ?? ""
      return "\(name(id)): frame \(old)\(frame)"
    case .shift(let parent, let children, let distance):
      return "\(children.count) in \(name(parent)): moved by "
        + "\(FlowNumber.text(of: distance.x)), \(FlowNumber.text(of: distance.y))"
    case .scroll(let id, let state):
      return "\(name(id)): scrolled to \(FlowNumber.text(of: state.offset.x)), "
        + FlowNumber.text(of: state.offset.y)
    case .focus(let id): return id.map { "focus: \(name($0))" } ?? "focus: none"
    }
  }

  // MARK: - Names

  /// Returns a node's description, with the first words inside it if it says nothing itself.
  private static func name(of look: ScreenNodeLook, inside words: () -> String?) -> String {
    if isNamed(look) { return look.description }
    return words().map { "\(look) with “\($0)”" } ?? look.description
  }

  private static func isNamed(_ look: ScreenNodeLook) -> Bool {
    look.identifier != nil || self.words(of: look) != nil
  }

  private static func words(of look: ScreenNodeLook) -> String? {
    [look.shownText, look.label, look.value].compactMap(\.self).first { !$0.isEmpty }
  }

  private static func firstWords(in node: ScreenNodeSnapshot) -> String? {
    words(of: node.look) ?? node.children.lazy.compactMap { firstWords(in: $0) }.first
  }

  private static func firstWords(in id: ScreenNodeID, on screen: ScreenMirror) -> String? {
    guard let node = screen[id] else { return nil }
    return words(of: node.look)
      ?? node.children.lazy.compactMap { firstWords(in: $0, on: screen) }.first
  }

  // MARK: - Changes

  private static func changes(
    from old: ScreenNodeLook?,
    to new: ScreenNodeLook,
    _ fields: ScreenFields
  ) -> String {
    guard let old else { return "looks different" }
    var changes: [String] = []
    let note = { (name: String, before: String, after: String) in
      if before != after { changes.append("\(name) \(before) → \(after)") }
    }
    note("text", quoted(old.shownText), quoted(new.shownText))
    note("label", quoted(old.label), quoted(new.label))
    note("value", quoted(old.value), quoted(new.value))
    note("enabled", "\(old.isEnabled)", "\(new.isEnabled)")
    note("hidden", "\(old.isHidden)", "\(new.isHidden)")
    note("selected", "\(old.isSelected)", "\(new.isSelected)")
    note("checked", mark(old.isChecked), mark(new.isChecked))
    note("identifier", quoted(old.identifier), quoted(new.identifier))
    if changes.isEmpty {
      let names: [(ScreenFields, String)] = [
        (.style, "style"), (.events, "events"), (.measures, "measures"), (.placing, "placing"),
        (.traits, "traits"), (.words, "words"), (.state, "state"),
      ]
      changes = names.filter { fields.contains($0.0) }.map { "another \($0.1)" }
    }
    return changes.joined(separator: ", ")
  }

  private static func quoted(_ text: String?) -> String { text.map { "“\($0)”" } ?? "none" }

  private static func mark(_ isChecked: Bool?) -> String { isChecked.map { "\($0)" } ?? "none" }
}
