import Scenes

/// Where the gallery leads.
enum GalleryRoute: SceneRoute {
  static let feature = "gallery"

  case letter
}

/// What comes in a sheet.
final class GalleryLetter: SceneHost {
  let view: GalleryLetterView

  init(done: @escaping @MainActor () -> Void) {
    view = GalleryLetterView(done: done)
  }
}

/// Words and a button.
struct GalleryLetterView: SceneView {
  let done: @MainActor () -> Void

  var body: [ScreenElement] {
    column(spacing: 22) {
      text("A letter").header()
      text("It is in a sheet, which Escape swipes away.")
      button("Done", action: done).identifier("done")
    }
    .padding(16)
  }
}
