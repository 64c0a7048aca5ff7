import Scenes

/// The title of the recipe that was cooked.
///
/// Its height is that of the design, whatever the size of text: there is room for two lines, or for one of the
/// largest sizes, which end in an ellipsis. Assistive technology reads all of it.
struct RecipeTitleCell: ScreenPart, Equatable {
  let recipe: TsukurepoRecipe?

  var body: [ScreenElement] {
    arranged(by: TitlePlacement()) {
      if let recipe {
        text(recipe.title)
          .textStyle(.title3)
          .lineLimit(environment.textSize.isAccessibilitySize ? 1 : 2)
          .label(recipe.title)
          .header()
          .identifier("tsukurepo-title")
      } else {
        text("　").label("読み込み中").background(.secondaryBackground).identifier("tsukurepo-title")
      }
    }
    .fitsLayers()
  }
}

/// Places the title at the top, no higher than its cell.
struct TitlePlacement: ScreenLayout {
  func arrange(_ children: ScreenLayoutChildren, in room: ScreenSize) -> ScreenArrangement {
    let width = max(0, room.width - 32)
    let frames = (0..<children.count).map { index in
      let height = min(room.height, children.size(at: index, width: width).height)
      return ScreenRect(x: 16, y: 0, width: width, height: height)
    }
    return ScreenArrangement(size: room, frames: frames)
  }
}
