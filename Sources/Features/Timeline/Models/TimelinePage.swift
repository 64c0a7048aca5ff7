/// A page of the timeline, and what stands above all posts as it is sent.
package struct TimelinePage: Hashable, Sendable {
  package let posts: [TimelinePost]
  /// By which the next page is asked for; `nil` after the last one.
  let next: TimelineToken?
  /// The failure that the back end reports at the moment; `nil` if everything works.
  let trouble: String?
  let banners: [TimelineBanner]

  /// Creates one with all its values.
  package init(
    posts: [TimelinePost],
    next: TimelineToken?,
    trouble: String?,
    banners: [TimelineBanner]
  ) {
    (self.posts, self.next, self.trouble, self.banners) = (posts, next, trouble, banners)
  }
}

/// The name of a page, which only the back end can read.
package struct TimelineToken: Hashable, Sendable {
  package let value: String

  /// Creates one with all its values.
  package init(value: String) {
    self.value = value
  }
}

/// A notice above the posts.
package struct TimelineBanner: Identifiable, Hashable, Sendable, Codable {
  package let id: Int
  let title: String
}
