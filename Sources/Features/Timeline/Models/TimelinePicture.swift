package import Scenes

/// A picture, with the size that is known before it comes.
package struct TimelinePicture: Hashable, Sendable {
  /// Its address.
  package let name: String
  /// Its own size in points.
  package let size: ScreenSize

  /// Creates one with all its values.
  package init(name: String, size: ScreenSize) {
    (self.name, self.size) = (name, size)
  }
}
