import Scenes

/// A screen at one moment, as text and as a picture.
public struct StageSnapshot: Sendable {
  /// The screen as a text tree (``ScreenTranscript``).
  public let text: String
  /// The screen as an SVG wireframe (``ScreenWireframe``).
  public let svg: String
}

extension Stage {
  /// The current screen, as text and as a picture.
  public func snapshot() -> StageSnapshot {
    StageSnapshot(
      text: ScreenTranscript(frames).description,
      svg: ScreenWireframe(frames, in: environment).svg
    )
  }
}
