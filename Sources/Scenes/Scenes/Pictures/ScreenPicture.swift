/// A picture that a ``ScreenPictureLoading`` has brought.
public struct ScreenPicture: Sendable, Hashable {
  /// Its own size, in points.
  public var size: ScreenSize
  /// What a front-end draws: a file of a format that it can read; empty where none draws.
  public var bytes: [UInt8]

  /// Creates a picture; a length that is negative or not finite counts as 0.
  public init(size: ScreenSize, bytes: [UInt8] = []) {
    self.size = size.usable
    self.bytes = bytes
  }
}
