/// What a section snapshot knows of an item.
@usableFromInline
@frozen
struct SectionSnapshotNode<ItemIdentifier: Hashable & Sendable>: Hashable, Sendable {
  /// The item that it is below; `nil` at the top.
  @usableFromInline var parent: ItemIdentifier?
  /// The items right below it, in order.
  @usableFromInline var children: [ItemIdentifier] = []
  @usableFromInline var isExpanded = false

  @inlinable
  init(below parent: ItemIdentifier? = nil) {
    self.parent = parent
  }
}
