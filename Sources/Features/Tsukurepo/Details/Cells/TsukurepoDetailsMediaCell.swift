import Scenes

/// The picture of a report, with its author's comment; a placeholder until the report is loaded.
struct TsukurepoDetailsMediaCell: ScreenPart, Equatable {
  let media: TsukurepoMedia?
  let pictures: ScreenPictures
  @Handler var didTap: @MainActor (TsukurepoReport.ID) -> Void

  static func == (left: Self, right: Self) -> Bool {
    left.media == right.media && left.pictures === right.pictures
  }

  var body: [ScreenElement] {
    if let media {
      content(media).onTap {
        // A finger that finds no picture wants it, too.
        if let picture = media.picture { pictures.retry(picture) }
        didTap(media.reportID)
      }
    } else {
      layers { progress("読み込み中").alignment(.center) }
        .background(.secondaryBackground)
        .identifier("tsukurepo-media")
    }
  }

  private func content(_ media: TsukurepoMedia) -> ScreenElement {
    layers {
      if let picture = media.picture {
        image(at: picture, from: pictures, label: "\(media.author)の写真", aspect: .fill)
          .identifier("tsukurepo-picture")
          .allowsHitTesting(false)
          .fitsLayers()
      } else {
        image("photo", label: "写真はありません")
          .identifier("tsukurepo-no-picture")
          .alignment(.center)
      }
      column {
        text(media.author).textStyle(.footnote).color(.secondaryLabel).lineLimit(1)
        // The picture's height is fixed, and as much of it as large letters need is theirs.
        text(media.text).lineLimit(environment.textSize.isAccessibilitySize ? 6 : 2)
      }
      .padding(horizontal: 16, vertical: 8)
      .background(.background)
      .identifier("tsukurepo-report")
      .alignment(.bottom)
    }
    .background(.secondaryBackground)
    .identifier("tsukurepo-media")
  }
}
