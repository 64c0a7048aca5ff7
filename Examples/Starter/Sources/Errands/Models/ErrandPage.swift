/// A part of the list as the server sends it, the newest errand first.
public struct ErrandPage: Codable, Equatable, Sendable {
  /// The errands.
  public let errands: [Errand]
  /// The errand before the page, which the gateway knows; `nil` for the first page.
  public var before: Errand.ID?
  /// A Boolean value that indicates whether the server has older errands.
  public let hasMore: Bool

  /// Creates a page.
  public init(_ errands: [Errand], before id: Errand.ID? = nil, hasMore: Bool) {
    (self.errands, before, self.hasMore) = (errands, id, hasMore)
  }
}
