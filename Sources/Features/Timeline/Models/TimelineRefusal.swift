/// Why the back end does not do what it is asked for, and never will.
package enum TimelineRefusal: String, Error, Hashable, Sendable, Codable, CaseIterable {
  /// The token has no page, or its page no longer exists.
  case unknownPage = "unknown-page"
  /// The post is another person's, who alone can delete it.
  case notOwn = "not-own"
}
