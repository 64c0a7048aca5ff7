/// The identity of a scroll on its screen, stable from one description to the next.
public enum ScrollKey: Sendable, Hashable {
  /// The scroll with this identifier.
  case identifier(String)
  /// The scroll at this position among those without an identifier, counted from 0 in tree order.
  case unnamed(Int)
}
