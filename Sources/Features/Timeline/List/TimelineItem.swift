/// An item of the timeline, with all that its cell needs.
enum TimelineItem: Hashable, Sendable {
  case trouble(String)
  case banner(TimelineBanner)
  case post(TimelinePost)
}

extension HomeMessageSection {
  /// Returns the section's items.
  ///
  /// - Parameter listing: The content to show; `nil` before the first response, which leaves the sections empty.
  /// - Returns: The items, in order.
  func items(of listing: TimelineListing?) -> [TimelineItem] {
    switch self {
    case .troubleReport: listing?.trouble.map { [.trouble($0)] } ?? []
    case .banner: listing?.banners.map(TimelineItem.banner) ?? []
    case .message: listing?.posts(from: 0).map(TimelineItem.post) ?? []
    }
  }
}
