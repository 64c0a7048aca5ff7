import SceneCollections
import Scenes

/// Something that happens to a layout; its numbers are taken modulo what there is.
enum LayoutStep {
  case append(Int, section: Int)
  case insert(Int, section: Int, place: Int)
  case delete(Int, section: Int, place: Int)
  case move(section: Int, from: Int, to: Int)
  case measure(place: Int, ScreenSize)
  case measureBoundary(place: Int, ScreenSize)
  case forget(place: Int)
  case change(CollectionLayoutEnvironment)
  case reload([Int])

  static func random(_ random: inout SplitMix) -> LayoutStep {
    let (section, place) = (random.number(below: 8), random.number(below: 1_000))
    let size = ScreenSize(width: random.length(most: 120), height: random.length(most: 90))
    switch random.number(below: 20) {
    case 0...2: return .append(1 + random.number(below: 9), section: section)
    case 3...4: return .insert(1 + random.number(below: 3), section: section, place: place)
    case 5...6:
      let count = random.chance(0.1) ? 1_000 : 1 + random.number(below: 3)
      return .delete(count, section: section, place: place)
    case 7...8: return .move(section: section, from: place, to: random.number(below: 1_000))
    case 9...14: return .measure(place: place, size)
    case 15: return .measureBoundary(place: place, size)
    case 16: return .forget(place: place)
    case 17...18: return .change(.random(&random))
    default: return .reload((0..<random.number(below: 5)).map { _ in random.number(below: 20) })
    }
  }
}

extension CollectionLayoutEnvironment {
  static func random(_ random: inout SplitMix) -> CollectionLayoutEnvironment {
    let size = ScreenSize(
      width: random.pick([320, 375, 200]),
      height: random.pick([568, 320, 240])
    )
    var traits = ScreenEnvironment(containerSize: size, locale: "ja-JP")
    if random.chance(0.2) { traits.textSize = .accessibilityLarge }
    return CollectionLayoutEnvironment(
      container: CollectionLayoutContainer(
        contentSize: size,
        contentInsets: random.chance(0.2) ? random.insets(most: 20) : .zero
      ),
      traits: traits
    )
  }
}
