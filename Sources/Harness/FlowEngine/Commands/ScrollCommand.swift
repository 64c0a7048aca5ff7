import FlowFormat
import Scenes

/// Scrolls down by a part of the screen.
struct ScrollCommand: BareCommand {
  /// `scroll`.
  static let name = "scroll"
  static let guide = FlowCommandGuide(
    "Scrolls down by half of the visible part. A scroll at its end passes that on to the one around it."
  )

  /// Scrolls down by half of the part in sight.
  ///
  /// It takes the scroll in the middle of the screen, or one that can still move around it, or else one
  /// elsewhere on the screen.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    let device = try run.device
    run.spendTouches()
    let frames = device.frames
    let search = FlowScrollSearch(frames, .down)
    guard search.hasScroll else {
      run.warn("Nothing on the screen can be scrolled down.")
      return .passed
    }
    for move in search.moves {
      let seen = frames.visiblePart(of: frames.elements[move.area.elementIndex])
      let half = ScreenPoint(x: 0, y: (seen?.height ?? 0) / 2)
      if try await device.scroll(move.area, by: half) { break }
    }
    await run.settle()
    return .passed
  }
}
