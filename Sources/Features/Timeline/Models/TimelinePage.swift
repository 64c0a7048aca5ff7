/// A page of the timeline, and what stands above all posts as it is sent.
struct TimelinePage: Hashable, Sendable {
  let posts: [TimelinePost]
  /// By which the next page is asked for; `nil` after the last one.
  let next: TimelineToken?
  /// What does not work at the moment.
  let trouble: String?
  let banners: [TimelineBanner]
}

/// The name of a page, which only the back end can read.
struct TimelineToken: Hashable, Sendable {
  let value: String
}

/// A notice above the posts.
struct TimelineBanner: Identifiable, Hashable, Sendable, Codable {
  let id: Int
  let title: String
}
