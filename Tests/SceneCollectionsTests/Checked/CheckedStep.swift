import SceneCollections
import Scenes

/// Something that is asked of snapshots, outlines and a data source, with good and bad arguments.
enum CheckedStep<Item: CheckedIdentifier> {
  /// Edits the snapshot at hand.
  case edit(SnapshotEdit<Item>)
  /// Edits the outline at hand.
  case editOutline(OutlineEdit<Item>)
  /// Goes on with the snapshot that is shown.
  case takeSnapshot
  /// Goes on with the outline that a section shows, if there is such a section.
  case takeOutline(section: Int)
  case apply(isReload: Bool)
  case applyOutline(section: Int)
  /// Shows it on a screen of any size, moved anywhere.
  case look(ScreenSize, ScreenPoint)
  /// Measures everything that wants to be measured at a size.
  case measure(ScreenSize)
  case select(CollectionPath)
  case scroll(CollectionPath, ScreenScrollTarget.Place)
  case scrollAcross(Double, section: Int)
  case carry(CollectionPath, to: ScreenPoint)
  case letGo(isCancelled: Bool)

  static func random(_ random: inout SplitMix) -> CheckedStep {
    let path = CollectionPath(section: random.wildNumber(), item: random.wildNumber())
    let (size, point) = (
      ScreenSize(width: random.wild(), height: random.wild()),
      ScreenPoint(x: random.wild(), y: random.wild())
    )
    switch random.number(below: 32) {
    case 0...9:
      return .edit(
        SnapshotEdit.random(&random, items: 9, sections: 3).map { Item.numbered($0) }
      )
    case 10...15:
      // What an outline can't find again, it does not show: that is left to a test of its own. Equal ones make no
      // chain.
      let edit = OutlineEdit.random(&random, items: 9).map { $0 == 0 || $0 == 3 ? $0 + 9 : $0 }
      return .editOutline(edit.map { Item.numbered($0) })
    case 16: return .takeSnapshot
    case 17: return .takeOutline(section: random.number(below: 3))
    case 18...20: return .apply(isReload: random.chance(0.2))
    case 21...23: return .applyOutline(section: random.number(below: 4))
    case 24...25: return .look(size, point)
    case 26: return .measure(size)
    case 27: return .select(path)
    case 28: return .scroll(path, random.pick([.nearest, .start, .center, .end]))
    case 29: return .scrollAcross(random.wild(), section: path.section)
    case 30: return .carry(path, to: point)
    default: return .letGo(isCancelled: random.chance(0.5))
    }
  }
}
