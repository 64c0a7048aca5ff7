/// What tells one scroll of a screen from another, from one description to the next.
public enum ScrollKey: Sendable, Hashable {
  /// The scroll that has this identifier.
  case identifier(String)
  /// The scroll without an identifier at this place among such, counted from 0 in tree order.
  case unnamed(Int)
}
