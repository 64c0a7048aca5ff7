import Observation2
import Scenes

/// A layout of the tests: tiles in two columns, as high as they turn out to be, each row as high as its higher tile.
@MainActor
final class TileLayout: LazyScreenLayout, ObservedModel {
  struct Tile: Identifiable, Equatable {
    let id: Int
    var height: Double
    var revision = 0
  }

  @Observed private(set) var version = 0
  /// How high a row counts that has not been measured.
  let estimate = 50.0

  private(set) var tiles: [Tile]
  private var heights: [Int: Double] = [:]
  /// The tiles that have been described, and the rooms asked about.
  private(set) var described: [Int] = []
  private(set) var rooms: [LazyScreenRoom] = []
  /// How often it was told a size.
  private(set) var measurements = 0
  /// The tiles that the focus has been said to be in.
  private(set) var focuses: [Int?] = []
  /// Called with each.
  var didFocus: @MainActor (Int?) -> Void = { _ in }
  /// Called when a tile hears of its focus; without it no tile hears of that.
  var didHearFocus: (@MainActor (Int, Bool) -> Void)?
  /// Whether every measurement is said to have moved something.
  var isRestless = false

  init(_ count: Int, height: (Int) -> Double = { _ in 50 }) {
    tiles = (0..<count).map { Tile(id: $0, height: height($0)) }
  }

  func change(_ change: (inout [Tile]) -> Void) {
    change(&tiles)
    version += 1
  }

  func forgetRecords() {
    described = []
    rooms = []
  }

  private func height(ofRow row: Int) -> Double {
    max(
      estimate,
      tiles[row * 2..<min(row * 2 + 2, tiles.count)].map { heights[$0.id] ?? 0 }.max() ?? 0
    )
  }

  private func frame(at place: Int, width: Double) -> ScreenRect {
    let y = (0..<place / 2).reduce(0) { $0 + height(ofRow: $1) }
    return ScreenRect(
      x: place % 2 == 0 ? 0 : width / 2,
      y: y,
      width: width / 2,
      height: height(ofRow: place / 2)
    )
  }

  func entries(in room: LazyScreenRoom) -> LazyScreenEntries<Int> {
    rooms.append(room)
    let rows = (tiles.count + 1) / 2
    let end = (0..<rows).reduce(0) { $0 + height(ofRow: $1) }
    let offset = min(room.offset.y, max(0, end - room.size.height))
    let entries = tiles.indices.compactMap { place -> LazyScreenEntry<Int>? in
      let frame = frame(at: place, width: room.size.width)
      guard frame.maxY > offset, frame.y < offset + room.size.height else { return nil }
      return LazyScreenEntry(
        id: tiles[place].id,
        revision: tiles[place].revision,
        frame: frame,
        measuresHeight: true
      )
    }
    return LazyScreenEntries(
      contentSize: ScreenSize(width: room.size.width, height: end),
      offset: ScreenPoint(x: 0, y: offset),
      entries: entries
    )
  }

  func content(of id: Int) -> [ScreenElement] {
    described.append(id)
    let tile = tiles.first { $0.id == id }
    let size = ScreenSize(width: 20, height: tile?.height ?? 0)
    let element = ScreenElement(.text, .leaf(size)).identifier("\(id)")
    guard let didHearFocus else { return [element] }
    return [element.onFocusChange { didHearFocus(id, $0) }]
  }

  func measured(_ size: ScreenSize, of id: Int) -> Bool {
    measurements += 1
    if isRestless { return true }
    guard heights.updateValue(size.height, forKey: id) != size.height else { return false }
    return true
  }

  func focusDidMove(to id: Int?) {
    focuses.append(id)
    didFocus(id)
  }

  func frame(of id: Int) -> ScreenRect? {
    tiles.firstIndex { $0.id == id }.map { frame(at: $0, width: rooms.last?.size.width ?? 0) }
  }
}
