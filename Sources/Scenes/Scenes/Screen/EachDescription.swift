public import Observation2

/// The rows of a list in a body, of any type of item.
///
/// Its closures are made where the items' type is known, so that they are compared as fast as in code
/// written for them. The tree keeps a copy of the items that it shows, and releases the list itself, so
/// that its owner changes it in place.
@MainActor
@usableFromInline
final class EachDescription {
  let type: ObjectIdentifier
  let place: SourceSpot
  let open: @MainActor () -> AnyObject
  let count: @MainActor (AnyObject) -> Int
  let sync: @MainActor (AnyObject?, AnyObject, Range<Int>) -> (AnyObject, ItemChange)
  let row: @MainActor (AnyObject, Int) -> [ScreenElement]
  /// The identity of a shown item, by its place among them.
  let id: @MainActor (AnyObject, Int) -> AnyHashable
  /// The place of the first item with an identity.
  let find: @MainActor (AnyObject, ScreenIdentity) -> Int?
  /// Returns a follower, which finds one of the shown items, by its index among them, in later lists.
  let follow: @MainActor (AnyObject, Int) -> Follower
  /// How many columns the rows have, if that follows from the width that the list is given.
  var columns: GridColumnCount?

  /// Finds the place of an item in an open list, where it was before if it is there still.
  @usableFromInline typealias Follower = @MainActor (AnyObject, Int) -> Int?

  /// The arranging that decides which items there are; `nil` where they come from a body.
  var arranging: LazyArranging?

  @usableFromInline
  init(
    type: ObjectIdentifier,
    place: SourceSpot,
    open: @escaping @MainActor () -> AnyObject,
    count: @escaping @MainActor (AnyObject) -> Int,
    sync: @escaping @MainActor (AnyObject?, AnyObject, Range<Int>) -> (AnyObject, ItemChange),
    row: @escaping @MainActor (AnyObject, Int) -> [ScreenElement],
    id: @escaping @MainActor (AnyObject, Int) -> AnyHashable,
    find: @escaping @MainActor (AnyObject, ScreenIdentity) -> Int?,
    follow: @escaping @MainActor (AnyObject, Int) -> Follower
  ) {
    self.type = type
    self.place = place
    self.open = open
    self.count = count
    self.sync = sync
    self.row = row
    self.id = id
    self.find = find
    self.follow = follow
  }

  @inlinable
  convenience init<Item, ID: Hashable>(
    _ items: @escaping @MainActor () -> [Item],
    id: @escaping (UnsafePointer<Item>) -> ID,
    isEqual: @escaping (UnsafePointer<Item>, UnsafePointer<Item>) -> Bool,
    place: SourceSpot,
    row: @escaping @MainActor (Item) -> [ScreenElement]
  ) {
    self.init(
      type: ObjectIdentifier(ShownItems<Item, ID>.self),
      place: place,
      open: { OpenItems(items()) },
      count: { unsafeDowncast($0, to: OpenItems<Item>.self).items.count },
      sync: { shown, open, window in
        let items = unsafeDowncast(open, to: OpenItems<Item>.self).items
        guard let shown else {
          let made = ShownItems<Item, ID>()
          return (made, made.fill(with: items, window, id: id))
        }
        let known = unsafeDowncast(shown, to: ShownItems<Item, ID>.self)
        return (known, known.follow(items, window, id: id, isEqual: isEqual))
      },
      row: { row(unsafeDowncast($0, to: ShownItems<Item, ID>.self).items[$1]) },
      id: { AnyHashable(unsafeDowncast($0, to: ShownItems<Item, ID>.self).ids[$1]) },
      find: { open, identity in
        identity.place(among: unsafeDowncast(open, to: OpenItems<Item>.self).items, id: id)
      },
      follow: { shown, place in
        let wanted = unsafeDowncast(shown, to: ShownItems<Item, ID>.self).ids[place]
        return { open, before in
          let items = unsafeDowncast(open, to: OpenItems<Item>.self).items
          return items.place(of: wanted, before: before, id: id)
        }
      }
    )
  }
}

/// The items of a list while they are being looked at.
@MainActor
@usableFromInline
final class OpenItems<Item> {
  @usableFromInline let items: [Item]

  @inlinable
  init(_ items: [Item]) {
    self.items = items
  }
}
