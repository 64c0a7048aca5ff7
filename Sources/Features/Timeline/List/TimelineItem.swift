/// An item of the timeline, with all that its cell needs.
enum TimelineItem: Hashable, Sendable {
  case trouble(String)
  case banner(TimelineBanner)
  case post(TimelinePost)
}

extension TimelineSection {
  /// What stands in it.
  ///
  /// - Parameter listing: What is shown; before there is anything, the sections are empty.
  /// - Returns: The items, in order.
  func items(of listing: TimelineListing?) -> [TimelineItem] {
    switch self {
    case .trouble: listing?.trouble.map { [.trouble($0)] } ?? []
    case .banner: listing?.banners.map(TimelineItem.banner) ?? []
    case .message: listing?.posts(from: 0).map(TimelineItem.post) ?? []
    }
  }
}
