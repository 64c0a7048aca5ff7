/// A row that is there although its item is far from what can be seen: something in it has the focus.
///
/// What a person writes goes on going there, and a text that is still marked is not lost, as in UIKit, where the
/// cell of the first responder stays. So there is at most one in a list.
@MainActor
struct KeptRow {
  let row: RowNode
  /// The place of its item among all.
  var place: Int
  /// Whether it stands before the rows of the window.
  var isAbove = false
  /// A copy of its item; `nil` until it is described out of the window.
  var shown: AnyObject?
  /// Finds its item when there are others.
  let find: EachDescription.Follower

  /// It with the place of its item in a list; `nil` if that is gone.
  func found(in open: AnyObject) -> KeptRow? {
    guard let place = find(open, place) else { return nil }
    var found = self
    found.place = place
    return found
  }
}

extension EachNode {
  /// What a row shows, and where in that its item is.
  func item(of row: RowNode) -> (shown: AnyObject, place: Int)? {
    if let kept, kept.row === row { return kept.shown.map { ($0, 0) } }
    return shown.map { ($0, row.place) }
  }

  /// Decides which row is to be there out of a window, before the others are made those of it.
  ///
  /// - Returns: The one until now, unless its item is gone.
  func changeKept(_ open: AnyObject, outOf window: Range<Int>) -> KeptRow? {
    let old = kept?.found(in: open)
    let row = isLazy ? tree.row(withFocusIn: self) : nil
    kept = row === kept?.row ? old : row.flatMap { keeping($0)?.found(in: open) }
    if let place = kept?.place {
      kept?.isAbove = place < window.lowerBound
      if window.contains(place) { kept = nil }
    }
    return old
  }

  private func isChild(_ row: RowNode) -> Bool {
    children.indices.contains(row.place) && children[row.place] === row
  }

  private func keeping(_ row: RowNode) -> KeptRow? {
    guard let shown, isChild(row) else { return nil }
    let place = window.lowerBound + row.place
    return KeptRow(row: row, place: place, find: description.follow(shown, row.place))
  }

  /// Makes the kept row that of its item as it is now, once the others are those of the window.
  ///
  /// - Parameters:
  ///   - open: The items.
  ///   - old: What was kept until now.
  ///   - anew: Whether it is described again in any case.
  func followKept(_ open: AnyObject, _ old: KeptRow?, anew: Bool) {
    // Of several items with one identity another one may be in the window, and has the row then.
    if let row = kept?.row, isChild(row) { kept = nil }
    if let row = old?.row, row !== kept?.row, !isChild(row) { row.leave() }
    if let container {
      if old?.row !== kept?.row || old?.isAbove != kept?.isAbove {
        tree.markStructure(container)
      } else if old?.place != kept?.place {
        tree.markLayout(container)
      }
    }
    guard let known = kept else { return }
    let (item, change) = description.sync(known.shown, open, known.place..<known.place + 1)
    kept?.shown = item
    let isChanged =
      switch change {
      case .none: false
      case .inPlace: true
      case .rearranged(let origins, _): origins.contains { $0.isChanged }
      }
    if isChanged || anew { known.row.describe() }
  }

  /// Lets go of the row that was kept for the focus, if that has gone elsewhere.
  func letGoOfKept() {
    guard let row = kept?.row, tree.row(withFocusIn: self) !== row else { return }
    kept = nil
    row.leave()
    if let container { tree.markStructure(container) }
  }
}

extension ScreenTree {
  /// The row of a list that the focus is in.
  func row(withFocusIn rows: EachNode) -> RowNode? {
    var node: TreeNode? = focused
    while let current = node, current.depth > rows.depth {
      if current.parent === rows { return current as? RowNode }
      node = current.parent
    }
    return nil
  }
}
