/// The kinds of posts; the raw values are those of the back end's messages and events.
package enum TimelinePostKind: String, Hashable, Sendable, Codable, CaseIterable {
  case image, product, description
}
