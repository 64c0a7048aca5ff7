/// Shows screens to a person or to a test.
///
/// A terminal, a web page, UIKit, SwiftUI, the headless stage: all of them know a screen by the same snapshot and patches.
@MainActor
public protocol ScreenFrontEnd: AnyObject {
  /// Shows a screen from nothing.
  func show(_ screen: ScreenNodeSnapshot)

  /// There is something to update: call ``SceneWindow/update()`` when it suits, such as before the
  /// next frame.
  ///
  /// It is called once, and again after the next update. It may be called from the middle of a
  /// change: don't update in it.
  func screenNeedsUpdate()
}
