@testable import Scenes

/// A screen that is covered, forgotten, and made again.
extension RandomScreen {
  private final class Cover: SceneHost {
    struct Nothing: SceneView {
      var body: [ScreenElement] { text("") }
    }

    let view = Nothing()
  }

  /// Makes the tree again, as after a memory warning: scrolls are where they were, and nothing has the focus.
  ///
  /// The data may change before the tree goes: elements go with it, and scrolls are elsewhere in
  /// the next one. A lazy scroll that has moved would then show rows that only the former tree has
  /// measured, so nothing changes.
  func remake() throws {
    try check()
    let screen = expected()
    let field = focus.flatMap { find($0, in: screen) }
    steps.append("remake")
    if !hasMovedRows(screen) {
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        steps.append("change \(data.change(&random))")
      }
    }
    data.log = []
    window.navigator.push(Cover())
    window.releaseCoveredScreens()
    window.navigator.pop()
    let log = data.log
    data.log = []
    // Only the tree knows the newest closure of an element that is gone.
    let isKnown = field.map(tellLoss) ?? true
    guard log == data.log || (!isKnown && log.count == data.log.count) else {
      throw Failure("\(log) was run instead of \(data.log) when the tree went")
    }
    (focus, lost, lostMarked) = (nil, nil, nil)
    (edits, ids, columns, sharedIdentities) = ([:], [:], [:], [:])
    try check()
  }

  /// Returns `true` if a lazy scroll is not at its beginning.
  private func hasMovedRows(_ node: PlainNode) -> Bool {
    node.isLazy && node.kept != 0 || node.shown.contains(where: hasMovedRows)
  }

  /// Tells a field that it has lost the focus, also if the newest data has no such field.
  ///
  /// - Returns: `true` if the newest data has the field.
  private func tellLoss(of field: PlainNode) -> Bool {
    var isKnown = true
    func newest() -> PlainNode {
      if let node = described().descendant(field.path) { return node }
      isKnown = false
      return field
    }
    if let edit = edits[field.path], edit.isMarked, field.allowed(edit.text) != edit.text {
      newest().element.fields.handlers?.text?(field.allowed(edit.text))
    }
    newest().element.fields.handlers?.focus?(false)
    return isKnown
  }

  /// A person scrolls and writes, leaves the screen, and comes back to it.
  func comeAndGo() throws {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: try send { $0.look.events.contains(.text) ? .focus(true) : nil }
    case 1:
      guard let field = mirror.focus else { return }
      try send(.text(RandomData.written(&random), isMarked: .random(using: &random)), to: field)
    case 2, 3: try scrollAnything()
    case 4, 5: steps.append("change \(data.change(&random))")
    case 6: try send { $0.look.events.contains(.tap) ? .tap : nil }
    case 7, 8: try remake()
    default: try act()
    }
  }

  private func scrollAnything() throws {
    let way = Double(Int.random(in: -40...90, using: &random))
    try send { $0.scroll.map { .scrolled($0.offset.moved(by: way)) } }
  }

  /// Changes and scrolls the screen for a long time, while no front-end pulls the changes.
  func changeUnseen() throws {
    var most = 0
    for step in 0..<300 {
      let change = step % 2 == 0 ? data.renew(&random) : data.change(&random)
      steps.append("change \(change)")
      if Bool.random(using: &random) { try scrollAnything() }
      window.prepare()
      _ = expected()
      for kept in window.trees.values {
        most = max(most, kept.tree.changes.count { $0.isAlive })
        let gone = kept.tree.changes.count { !$0.isAlive }
        guard gone <= max(256, 2 * most) else { throw Failure("\(gone) changes of gone elements") }
      }
      try checkScrolls()
    }
  }

  /// No tree notes one scroll several times.
  func checkScrolls() throws {
    for kept in window.trees.values {
      let scrolls = kept.tree.changedScrolls
      guard Set(scrolls.map(ObjectIdentifier.init)).count == scrolls.count else {
        throw Failure("\(scrolls.count) changes of scrolls are noted")
      }
    }
  }
}

extension ScreenTree {
  /// The elements whose changes it has noted for front-ends.
  fileprivate var changes: [ElementNode] {
    changedStructures.map(\.element) + changedElements + placed + changedScrolls
  }
}
