import SceneCollections
import Scenes
import ScenesHeadless
import Testing

/// A finger on the first section that scrolls across; offsets count from where its scroll begins.
@MainActor struct RowHand {
  private let rows: RowStage
  private let area: ScrollArea
  private let isMirrored: Bool

  init(_ rows: RowStage, isMirrored: Bool) throws {
    self.rows = rows
    self.isMirrored = isMirrored
    area = try #require(rows.stage.frames.scrolls.first { $0.axis == .horizontal })
  }

  /// The scroll of the section.
  var id: ScreenNodeID { area.id }

  /// The offset of the scroll.
  var offset: Double {
    let offset = rows.stage.frames.scrolls.first { $0.id == area.id }?.offset.x ?? .nan
    return isMirrored ? area.maxOffset.x - offset : offset
  }

  /// Moves the content to an offset.
  func move(to offset: Double, _ phase: ScreenScrollPhase) {
    let point = ScreenPoint(x: isMirrored ? area.maxOffset.x - offset : offset, y: 0)
    rows.stage.send(.scrolled(point, phase: phase), to: area.id)
    rows.stage.update()
  }

  /// The answer of the window to a front-end.
  func rest(for offset: Double, velocity: Double) -> Double? {
    rows.stage.window.restingOffset(
      for: ScreenPoint(x: isMirrored ? area.maxOffset.x - offset : offset, y: 0),
      velocity: ScreenPoint(x: isMirrored ? -velocity : velocity, y: 0),
      of: area.id
    )
    .map { isMirrored ? area.maxOffset.x - $0.x : $0.x }
  }
}
