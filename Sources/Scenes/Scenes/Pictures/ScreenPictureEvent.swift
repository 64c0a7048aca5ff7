/// What has become of a picture; see ``ScreenPictures/onEvent``.
public enum ScreenPictureEvent: Sendable, Hashable {
  /// The picture at an address is there, of this size in points.
  case loaded(String, ScreenSize)
  /// The picture at an address could not be brought, for a reason in words.
  case failed(String, String)
}
