public import Observation2
public import Scenes

/// A scene that shows controls that a person can use, each with a value of its own.
public final class GalleryScene: SceneHost {
  /// What the controls show.
  public let dataSource: GalleryDataSource

  /// Creates the scene, and registers what it leads to.
  ///
  /// - Parameters:
  ///   - clock: The time that pictures take to come.
  ///   - navigator: What shows a sheet.
  public init(clock: any AppClock, in navigator: SceneNavigator) {
    let data = GalleryDataSource(
      pictures: ScreenPictures(from: GalleryPictures(clock: clock), clock: clock)
    )
    dataSource = data
    navigator.registry.add(GalleryRoute.self) { [weak data, weak navigator] _, _ in
      GalleryLetter {
        data?.last = "Read"
        navigator?.apply(.dismiss(nil))
      }
    }
    data.openSheet = { [weak navigator] in
      navigator?.apply(.present([AnySceneRoute(GalleryRoute.letter)], as: .sheet, id: "letter"))
    }
  }

  /// Its view.
  public var view: GalleryView { GalleryView(data: dataSource) }
}
