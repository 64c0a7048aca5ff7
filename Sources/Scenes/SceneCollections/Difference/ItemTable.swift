/// Finds items among others by their hashes.
///
/// It keeps numbers of items in place of items, so that it is small: of 100,000 items a `Dictionary` does not
/// fit into a processor's cache. What still has to be waited for is asked for many at a time, in loops that do
/// nothing else: a processor goes on to the next one meanwhile.
@usableFromInline
struct ItemTable {
  /// A part of the hash beside the number of an item, plus one; 0 where there is none.
  @usableFromInline var slots: [UInt64]
  @usableFromInline let mask: Int

  /// Creates a table of items with these hashes, which are numbered in their order.
  @usableFromInline
  init(_ hashes: [Int]) {
    var size = 16
    while size < hashes.count * 2 { size *= 2 }
    mask = size - 1
    slots = Array(repeating: 0, count: size)
    for (number, hash) in hashes.enumerated() {
      let bits = UInt64(bitPattern: Int64(hash))
      var slot = Int(truncatingIfNeeded: bits) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = bits & ~0xFFFF_FFFF | UInt64(number + 1)
    }
  }

  /// The first items that may have these hashes; -1 where there is none.
  @usableFromInline
  func candidates(_ hashes: [Int]) -> [Int32] {
    hashes.map { hash in find(hash: hash) { _ in true }.map { Int32($0) } ?? -1 }
  }

  /// The number of the item with a hash for which a condition holds; `nil` if there is none.
  @inlinable
  func find(hash: Int, where isWanted: (Int) -> Bool) -> Int? {
    let bits = UInt64(bitPattern: Int64(hash))
    var slot = Int(truncatingIfNeeded: bits) & mask
    while slots[slot] != 0 {
      if slots[slot] & ~0xFFFF_FFFF == bits & ~0xFFFF_FFFF {
        let number = Int(slots[slot] & 0xFFFF_FFFF) - 1
        if isWanted(number) { return number }
      }
      slot = (slot + 1) & mask
    }
    return nil
  }
}
