import Scenes

/// A notice above the posts.
struct BannerCell: ScreenPart, Equatable {
  let banner: TimelineBanner

  var body: [ScreenElement] {
    text(banner.title)
      .textStyle(.subheadline)
      .padding(horizontal: 16, vertical: 12)
      .fillsWidth()
      .background(.secondaryBackground)
      .identifier("timeline-banner-\(banner.id)")
  }
}
