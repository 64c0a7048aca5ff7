import Scenes
public import ScenesHeadless

/// Writes down what a person sees change on a stage, as a list of values.
///
/// ```swift
/// let recorder = ScreenChangeRecorder(stage)
/// try stage.tap("order-button")
/// #expect(
///   recorder.takeChanges() == [.disabled("order-button"), .appeared("注文しています")]
/// )
/// ```
///
/// It reads the patches that the stage takes, so it costs what changes, and not what is on the screen. It
/// compares the screen as it was at the last ``takeChanges()`` with the one of now: what has come and
/// gone meanwhile is not in the list. A screen, a sheet, a message and a question are one change with all
/// that comes with them; so are a stepper and a switch with their parts. Scrolling is no change, but rows
/// that a lazy list describes for it appear. What a person types is no change unless the app changes it.
///
/// One stage has one recorder: a second one takes the place of the first.
@MainActor
public final class ScreenChangeRecorder {
  private let stage: Stage
  /// What has been touched, as it was at the last time; `nil` for what was not there.
  private var before: [ScreenNodeID: SeenNode?] = [:]
  private var moved: Set<ScreenNodeID> = []
  private var focus: ScreenNodeID?

  /// Begins to write down what changes from now on.
  public init(_ stage: Stage) {
    self.stage = stage
    stage.update()
    focus = stage.mirror.focus
    stage.willTake = { [weak self] in self?.note($0, on: $1) }
  }

  /// Returns what has changed since the last time: first what is gone, in the order in which it was read,
  /// then what has come or is different, in the order in which it is read.
  ///
  /// - Complexity: O(what was touched), and the neighbours of each.
  public func takeChanges() -> [ScreenChange] {
    stage.update()
    let screen = stage.mirror
    if screen.focus != focus {
      for id in [focus, screen.focus].compactMap({ $0 }) where screen[id] != nil {
        keep(id, as: before[id] ?? SeenNode(id, on: screen))
      }
    }
    var (gone, places) = ([(SeenNode, ScreenChange)](), ReadingOrder(screen))
    var changes: [(place: [Int], all: [ScreenChange])] = []
    for (id, old) in before {
      let new = SeenNode(id, on: screen)
      if let old, new == nil {
        if let change = disappearance(of: old) { gone.append((old, change)) }
      } else if let new {
        let all = old.map { self.changes(from: $0, to: new) } ?? appearance(of: new, on: screen)
        if !all.isEmpty { changes.append((places.place(of: id), all)) }
      }
    }
    (before, moved, focus) = ([:], [], screen.focus)
    gone.sort { $0.0.place.lexicographicallyPrecedes($1.0.place) }
    changes.sort { $0.place.lexicographicallyPrecedes($1.place) }
    return gone.map(\.1) + changes.flatMap(\.all)
  }

  // MARK: - Writing down

  private func note(_ patches: [ScreenPatch], on screen: ScreenMirror) {
    var places = ReadingOrder(screen)
    for patch in patches {
      switch patch {
      case .insert(let snapshot, _, _): noteNew(snapshot)
      case .remove(let id): noteAll(of: id, on: screen, &places)
      case .move(let id, _, _):
        moved.insert(id)
        keep(id, as: SeenNode(id, on: screen))
      case .update(let id, let look, _):
        guard let old = screen[id]?.look else { break }
        if old.isEnabled != look.isEnabled || old.isHidden != look.isHidden {
          noteAll(of: id, on: screen, &places)
        } else {
          keep(id, as: SeenNode(id, on: screen))
        }
      case .frame, .shift, .scroll, .focus: break
      }
    }
  }

  private func keep(_ id: ScreenNodeID, as node: SeenNode?) {
    if before.index(forKey: id) == nil { before.updateValue(node, forKey: id) }
  }

  private func noteNew(_ snapshot: ScreenNodeSnapshot) {
    keep(snapshot.id, as: nil)
    for child in snapshot.children { noteNew(child) }
  }

  private func noteAll(
    of id: ScreenNodeID,
    on screen: ScreenMirror,
    _ places: inout ReadingOrder
  ) {
    guard let node = screen[id] else { return }
    var seen = SeenNode(id, on: screen)
    seen?.place = places.place(of: id)
    keep(id, as: seen)
    for child in node.children { noteAll(of: child, on: screen, &places) }
  }

  // MARK: - Comparing

  private func disappearance(of node: SeenNode) -> ScreenChange? {
    if node.isPart { return nil }
    // What goes with a screen or a message is gone with it.
    let screen = stage.mirror
    let goesWithWhole = node.wholes.contains {
      before[$0] != nil && SeenNode($0, on: screen) == nil
    }
    if goesWithWhole { return nil }
    return node.isScreen
      ? .screenDisappeared(node.title) : node.saysSomething ? .disappeared(node.title) : nil
  }

  private func appearance(of node: SeenNode, on screen: ScreenMirror) -> [ScreenChange] {
    if node.isPart { return [] }
    let comesWithWhole = node.wholes.contains { whole in
      before[whole].map { $0 == nil } ?? false
    }
    if comesWithWhole { return node.isFocused ? [.focused(node.name)] : [] }
    if node.isScreen { return [.screenAppeared(node.title)] }
    guard node.saysSomething else { return [] }
    return [.appeared(node.title)] + (node.isFocused ? [.focused(node.name)] : [])
  }

  private func changes(from old: SeenNode, to new: SeenNode) -> [ScreenChange] {
    if new.isPart { return [] }
    var changes: [ScreenChange] = []
    let name = old.name
    if moved.contains(new.id) { changes.append(.moved(new.name)) }
    if old.words != new.words, let words = new.words {
      changes.append(.changed(name, to: words))
    }
    if old.isEnabled != new.isEnabled, new.isControl {
      changes.append(new.isEnabled ? .enabled(name) : .disabled(name))
    }
    if old.look.isSelected != new.look.isSelected {
      changes.append(new.look.isSelected ? .selected(name) : .deselected(name))
    }
    if old.look.isChecked != new.look.isChecked, let isChecked = new.look.isChecked {
      changes.append(isChecked ? .checked(name) : .unchecked(name))
    }
    let hadFocus = focus == new.id
    if hadFocus != new.isFocused { changes.append(hadFocus ? .unfocused(name) : .focused(name)) }
    return changes
  }
}
