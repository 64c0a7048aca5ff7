/// The kinds of posts; the raw values are those of the back end's events.
enum TimelinePostKind: String, Hashable, Sendable, CaseIterable {
  case image, product, description
}
