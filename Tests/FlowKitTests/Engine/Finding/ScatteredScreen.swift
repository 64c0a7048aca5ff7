import Scenes

@testable import FlowFormat

/// A screen whose elements often share edges, middles or whole frames, and lie partly outside it.
struct ScatteredScreen: SceneView {
  let seed: UInt64

  var body: [ScreenElement] {
    var random = SplitMix(state: seed)
    var children: [ScreenElement] = []
    for _ in 0..<(4 + random.below(7)) { children.append(placed(&random)) }
    return [layers { children }]
  }

  /// An element, or a few of them, somewhere on a grid.
  private func placed(_ random: inout SplitMix) -> ScreenElement {
    var leaves: [ScreenElement] = []
    for _ in 0..<[1, 1, 1, 2, 3][random.below(5)] { leaves.append(leaf(&random)) }
    let part: ScreenElement
    switch random.below(6) {
    case 0: part = scroll { leaves }.frame(width: 100, height: 40)
    case 1: part = row { leaves }
    default: part = column { leaves }
    }
    let insets = ScreenInsets(
      top: Double(random.below(6) * 160),
      leading: Double(random.below(5) * 90)
    )
    switch random.below(8) {
    case 0: return column { part.identifier("q") }.padding(insets).disabled()
    case 1: return column { column { part } }.padding(insets).identifier("r")
    default: return column { part }.padding(insets)
    }
  }

  private func leaf(_ random: inout SplitMix) -> ScreenElement {
    let word = ["a", "b", "c"][random.below(3)]
    var leaf = random.below(3) == 0 ? button(word, action: {}) : text(word)
    let sides = [0, 20, 40, 40, 60, 200]
    leaf = leaf.frame(
      width: Double(sides[random.below(6)]),
      height: Double(sides[random.below(6)])
    )
    if random.below(2) == 0 { leaf = leaf.identifier(["p", "q", "list/r"][random.below(3)]) }
    switch random.below(14) {
    case 0: return leaf.disabled()
    case 1: return leaf.selected()
    case 2: return leaf.checked(true)
    case 3: return leaf.checked(false)
    case 4: return leaf.hidden()
    case 5: return leaf.onTap {}
    case 6: return leaf.blocksTouches()
    default: return leaf
    }
  }
}

extension SplitMix {
  /// Returns a number from 0 to below a bound.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
