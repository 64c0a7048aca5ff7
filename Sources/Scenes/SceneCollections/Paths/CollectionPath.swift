/// The place of an item in a collection: its section, and its number in that.
///
/// It is what Foundation's index path is to UIKit's collections, without Foundation. Paths are ordered as the
/// items are: by section, then by item. A path says nothing about who stands there: after a change another
/// item may.
public struct CollectionPath: Hashable, Sendable, Codable, Comparable {
  /// The number of the section, from 0.
  public var section: Int
  /// The number of the item in its section, from 0.
  public var item: Int

  /// Creates a path.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Whether an item stands before another one.
  public static func < (left: CollectionPath, right: CollectionPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

extension CollectionPath: CustomStringConvertible {
  /// The two numbers, such as `[2, 14]`.
  public var description: String { "[\(section), \(item)]" }
}
