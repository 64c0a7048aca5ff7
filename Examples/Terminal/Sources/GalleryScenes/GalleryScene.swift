public import Scenes

/// A scene that shows controls that a person can use, each with a value of its own.
public final class GalleryScene: SceneHost {
  /// What the controls show.
  public let dataSource = GalleryDataSource()

  /// Creates the scene.
  public init() {}

  /// Its view.
  public var view: GalleryView { GalleryView(data: dataSource) }
}
