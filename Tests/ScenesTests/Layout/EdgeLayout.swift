import Observation2
import Scenes

/// A layout of the tests that follows the safe area: one entry, inside the covered part.
@MainActor
final class EdgeLayout: LazyScreenLayout, ObservedModel {
  @Observed private(set) var version = 0
  let followsSafeArea: Bool
  /// The length of the content along the scroll, in points.
  let length: Double
  /// A Boolean value that indicates whether the content grows with the covered part.
  let grows: Bool
  /// How many further rounds a measurement asks for.
  let rounds: Int
  private var measurements = 0
  /// The rooms asked about.
  private(set) var rooms: [LazyScreenRoom] = []

  init(follows: Bool = true, length: Double = 100, grows: Bool = false, rounds: Int = 0) {
    (followsSafeArea, self.length, self.grows) = (follows, length, grows)
    self.rounds = rounds
  }

  func entries(in room: LazyScreenRoom) -> LazyScreenEntries<Int> {
    rooms.append(room)
    let safe = room.safeArea
    let width = room.size.width.isFinite ? room.size.width : length
    let height = room.size.height.isFinite ? room.size.height : length
    let extra = grows ? safe.top + safe.bottom : 0
    return LazyScreenEntries(
      contentSize: ScreenSize(width: width, height: height + extra),
      offset: room.offset,
      entries: [
        LazyScreenEntry(
          id: 0,
          frame: ScreenRect(
            x: safe.leading,
            y: safe.top,
            width: max(0, width - safe.leading - safe.trailing),
            height: max(0, height - safe.top - safe.bottom)
          ),
          measuresHeight: rounds > 0
        )
      ]
    )
  }

  func content(of id: Int) -> [ScreenElement] {
    [ScreenElement(.text, .leaf(ScreenSize(width: 1, height: 1))).identifier("entry")]
  }

  func measured(_ size: ScreenSize, of id: Int) -> Bool {
    measurements += 1
    return measurements % (rounds + 1) != 0
  }

  func frame(of id: Int) -> ScreenRect? { nil }
}
