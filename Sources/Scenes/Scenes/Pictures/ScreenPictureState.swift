/// How far a picture has come.
public enum ScreenPictureState: Sendable, Hashable {
  /// Nobody who can be seen wants it.
  case waiting
  /// It is being brought.
  case loading
  /// It is there.
  case loaded(ScreenPicture)
  /// It could not be brought, and is not asked for again until ``ScreenPictures/retry(_:)``.
  case failed
}
