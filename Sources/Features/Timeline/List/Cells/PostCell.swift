import Scenes

/// A post: a picture, something for sale, or words.
struct PostCell: ScreenPart, Equatable {
  let post: TimelinePost
  let pictures: ScreenPictures
  @Handler var didTap: @MainActor () -> Void

  static func == (left: Self, right: Self) -> Bool {
    left.post == right.post && left.pictures === right.pictures
  }

  var body: [ScreenElement] {
    content
      .background(.secondaryBackground)
      .fitsLayers()
      .identifier("timeline-post-\(post.id)")
      .onTap(didTap)
  }

  private var content: ScreenElement {
    switch post.content {
    case .image(let picture):
      layers { shown(picture).fitsLayers() }.label("\(post.author)さんの写真")
    case .product(let product):
      arranged(by: ProductPlacement()) {
        shown(product.picture)
        words
      }
      .label("\(product.name) \(product.shownPrice)")
    case .description(let description):
      layers { words.alignment(.top) }.label("\(post.author)さん \(description)")
    }
  }

  private func shown(_ picture: TimelinePicture) -> ScreenElement {
    image(at: picture.name, from: pictures, label: "写真", expecting: picture.size, aspect: .fill)
      .allowsHitTesting(false)
      .identifier("timeline-picture-\(post.id)")
  }

  private var words: ScreenElement {
    column(spacing: PostMeasurer.spacing) {
      for line in PostLine.lines(of: post) { text(line.text).textStyle(line.style) }
    }
    .padding(PostMeasurer.inset)
  }
}

/// Places a square picture, and the words below it.
struct ProductPlacement: ScreenLayout {
  func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
    let width = room.width
    let frames = (0..<children.count).map { index in
      ScreenRect(
        x: 0,
        y: index == 0 ? 0 : width,
        width: width,
        height: index == 0 ? width : children.size(at: index, width: width).height
      )
    }
    let height = frames.last?.maxY ?? 0
    return ScreenArrangement(size: ScreenSize(width: width, height: height), frames: frames)
  }
}
