/// The row of one item.
final class RowNode: ScopeNode {
  /// Its place among the rows.
  var place: Int
  private unowned(unsafe) let rows: EachNode

  init(at place: Int, in rows: EachNode, of tree: ScreenTree) {
    self.place = place
    self.rows = rows
    super.init(in: rows, of: tree)
  }

  override var kind: ObjectIdentifier { rows.description.type }

  /// The identity of its item; `nil` while it has none.
  var itemID: AnyHashable? {
    rows.item(of: self).map { rows.description.id($0.shown, $0.place) }
  }

  override func describe() {
    isQueued = false
    guard let (shown, place) = rows.item(of: self) else { return }
    let description = rows.description
    let elements = tree.run(self) { description.row(shown, place) }
    // A part that is the whole row counts when it is described.
    if elements.count != 1 || !elements[0].isPart { tree.descriptions += 1 }
    tree.update(childrenOf: self, to: elements)
  }
}
