/// The rows of a list.
final class EachNode: ScopeNode {
  private(set) var description: EachDescription
  /// A copy of the items that have a row.
  private(set) var shown: AnyObject?
  /// How many items there are, with a row or without.
  private(set) var count = 0
  /// The items that have a row; all of them, unless the container is lazy.
  private(set) var window = 0..<0
  /// The row that is there although it is not in the window; it is none of the children.
  var kept: KeptRow?

  /// Whether the rows that a layout decides on have another closure than at the last layout.
  private var isOutdated = false

  init(_ description: EachDescription, in parent: TreeNode, of tree: ScreenTree) {
    self.description = description
    super.init(in: parent, of: tree)
  }

  /// Whether only items near what can be seen have a row; a list inside a row is there with the row.
  private(set) lazy var isLazy: Bool = {
    guard let container, container.traits.flags.contains(.lazy) else { return false }
    var node = parent
    while let current = node, current !== container {
      if current is RowNode { return false }
      node = current.parent
    }
    return true
  }()

  override var kind: ObjectIdentifier { description.type }

  override func stands(for element: ScreenElement) -> Bool {
    if case .each(let rows) = element.structure { rows.type == description.type } else { false }
  }

  override func update(to element: ScreenElement) {
    guard case .each(let rows) = element.structure else { return }
    if let columns = description.columns { rows.columns?.follow(columns) }
    description = rows
    describe(anew: true)
  }

  override func describe() {
    describe(anew: false)
  }

  /// Reads the list's items, and makes the rows theirs.
  ///
  /// - Parameter anew: Whether all rows are described again, since their closure is another one.
  func describe(anew: Bool) {
    tree.descriptions += 1
    isQueued = false
    if description.arranging != nil { return askForArranging(anew: anew) }
    let open = open()
    let newCount = description.count(open)
    let isOtherCount = newCount != count
    let growth = min(abs(newCount - count), window.count)
    count = newCount
    guard !isLazy else {
      // Rows that have gone up or down by some may still be seen; the layout lets go of the others.
      let near = max(0, window.lowerBound - growth)..<(window.upperBound + growth)
      follow(open, window.isEmpty ? 0..<0 : near.clamped(to: 0..<count), anew: anew)
      // Items elsewhere have no row; how many there are decides how long the content is.
      if isOtherCount, let container { tree.markLayout(container) }
      return
    }
    follow(open, 0..<count, anew: anew)
  }

  /// The items, of which the list is told when they change.
  func open() -> AnyObject {
    let description = description
    return tree.run(self) { description.open() }
  }

  /// The place of the first item with an identity, whether it has a row or not.
  func place(of id: ScreenIdentity) -> Int? { description.find(open(), id) }

  /// Makes the rows those of a window of the items, beside that with the focus.
  func follow(_ open: AnyObject, _ newWindow: Range<Int>, anew: Bool) {
    let isKeeping = tree.focused != nil || kept != nil
    let old = kept
    let returning = isKeeping ? changeKept(open, outOf: newWindow) : nil
    let (items, change) = description.sync(shown, open, newWindow)
    shown = items
    window = newWindow
    switch change {
    case .none:
      if anew { describeRows() }
    case .inPlace(let places):
      if anew {
        describeRows()
      } else {
        for place in places { (children[place] as? RowNode)?.describe() }
      }
    case .rearranged(let origins, let duplicates):
      rearrange(origins, returning: returning, anew: anew)
      for id in duplicates { tree.window?.onIssue?(.duplicateIdentity(id, description.place)) }
    }
    if isKeeping { followKept(open, old, anew: anew) }
  }

  /// Has the container laid out, whose layout decides which rows there are.
  private func askForArranging(anew: Bool) {
    if anew { isOutdated = true }
    // What it reads is followed, whatever it is.
    _ = open()
    if let container { tree.markLayout(container) }
  }

  /// Makes the rows those that the layout has decided on.
  func showArranged() {
    let open = open()
    follow(open, 0..<description.count(open), anew: isOutdated)
    isOutdated = false
  }

  override func collect(into elements: inout ElementList) {
    if let kept, kept.isAbove { kept.row.collect(into: &elements) }
    super.collect(into: &elements)
    if let kept, !kept.isAbove { kept.row.collect(into: &elements) }
  }

  override func forgetReads() {
    kept?.row.forgetReads()
    super.forgetReads()
  }

  override func leave() {
    kept?.row.leave()
    super.leave()
  }

  private func describeRows() {
    for case let row as RowNode in children { row.describe() }
  }

  private func rearrange(_ origins: [ItemOrigin], returning: KeptRow?, anew: Bool) {
    let old = children
    var keptCount = 0
    var isKept = [Bool](repeating: false, count: old.count)
    var rows: [TreeNode] = []
    rows.reserveCapacity(origins.count)
    var isOther = old.count != origins.count
    for (place, origin) in origins.enumerated() {
      if origin.place >= 0, let row = old[origin.place] as? RowNode {
        isKept[origin.place] = true
        keptCount += 1
        if origin.place != place { isOther = true }
        row.place = place
        rows.append(row)
        if anew || origin.isChanged { row.describe() }
      } else {
        isOther = true
        let isReturning = returning?.place == window.lowerBound + place
        let row = (isReturning ? returning?.row : nil) ?? RowNode(at: place, in: self, of: tree)
        row.place = place
        rows.append(row)
        row.describe()
      }
    }
    children = rows
    if keptCount < old.count {
      for (place, row) in old.enumerated() where !isKept[place] && row !== kept?.row { row.leave() }
    }
    if isOther, let container { tree.markStructure(container) }
  }
}
