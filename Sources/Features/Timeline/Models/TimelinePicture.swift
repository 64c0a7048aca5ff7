import Scenes

/// A picture, with the size that is known before it comes.
struct TimelinePicture: Hashable, Sendable {
  /// Its address.
  let name: String
  /// Its own size in points.
  let size: ScreenSize
}
