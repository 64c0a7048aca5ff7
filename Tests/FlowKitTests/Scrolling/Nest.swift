import Scenes

@testable import FlowFormat
@testable import FlowReports

/// A piece of a screen made of scrolls in scrolls.
indirect enum Nest {
  /// A leaf with the identifier `leaf-NUMBER`.
  case leaf(number: Int, width: Double, height: Double)
  /// A scroll with the identifier `scroll-NUMBER`.
  case scroll(number: Int, ScreenAxis, width: Double, height: Double, [Nest])
  /// A lazy column with the identifier `scroll-NUMBER` and rows of 40 points, which are called `row-NUMBER-INDEX`.
  case lazy(number: Int, height: Double, rows: Int)
  /// A column with the identifier `box-NUMBER` that is as large as its contents.
  case column(number: Int, [Nest])
  /// A scroll that blocks touches, in front of the middle of another nest.
  case panel(behind: Nest, front: Nest)
}

/// Describes a nest.
struct NestView: SceneView {
  let root: Nest

  var body: [ScreenElement] { [element(root)] }

  private func element(_ nest: Nest) -> ScreenElement {
    switch nest {
    case .leaf(let number, let width, let height):
      text("\(number)").frame(width: width, height: height).identifier("leaf-\(number)")
    case .scroll(let number, let axis, let width, let height, let children):
      scroll(axis) { for child in children { element(child) } }
        .frame(width: width, height: height).identifier("scroll-\(number)")
    case .lazy(let number, let height, let rows):
      lazyColumn(estimatedRowHeight: 40) {
        each(Array(0..<rows), id: \.self) {
          text("\($0)").frame(height: 40).identifier("row-\(number)-\($0)")
        }
      }
      .frame(width: 390, height: height).identifier("scroll-\(number)")
    case .column(let number, let children):
      column { for child in children { element(child) } }.identifier("box-\(number)")
    case .panel(let behind, let front):
      layers {
        element(behind)
        element(front).blocksTouches()
      }
    }
  }
}

extension Nest {
  /// Returns scrolls in scrolls of both directions, and the number of leaves.
  static func random(seed: UInt64) -> (nest: Nest, leaves: Int) {
    var maker = NestMaker(random: FlowRandom(seed: seed))
    return (maker.screen(), maker.leaves)
  }
}

/// Makes nests of random numbers.
private struct NestMaker {
  var random: FlowRandom
  var leaves = 0
  var scrolls = 0

  private mutating func length(_ least: Int, _ most: Int) -> Double {
    Double(Int.random(in: least...most, using: &random))
  }

  /// Makes a screen; a panel covers the middle of some.
  mutating func screen() -> Nest {
    // Some are higher than the screen.
    let height = Int.random(in: 0..<6, using: &random) == 0 ? 1_100.0 : 844
    let root = scroll(width: 390, height: height, depth: 0)
    guard Int.random(in: 0..<4, using: &random) == 0 else { return root }
    let front = scroll(width: length(150, 300), height: length(200, 500), depth: 2)
    return .panel(behind: root, front: front)
  }

  mutating func scroll(width: Double, height: Double, depth: Int) -> Nest {
    scrolls += 1
    let number = scrolls
    let axis: ScreenAxis = Int.random(in: 0..<3, using: &random) == 0 ? .horizontal : .vertical
    let children = (0..<Int.random(in: 0...6, using: &random)).map { _ in child(depth) }
    return .scroll(number: number, axis, width: width, height: height, children)
  }

  private mutating func child(_ depth: Int) -> Nest {
    if depth < 3, Int.random(in: 0..<5, using: &random) < 2 {
      return scroll(width: length(60, 390), height: length(60, 700), depth: depth + 1)
    }
    if depth < 3, Int.random(in: 0..<8, using: &random) == 0 {
      leaves += 1
      let behind = Nest.leaf(number: leaves, width: length(200, 390), height: length(300, 700))
      let front = scroll(width: length(60, 200), height: length(60, 300), depth: depth + 1)
      return .panel(behind: behind, front: front)
    }
    if Int.random(in: 0..<10, using: &random) == 0 {
      scrolls += 1
      let rows = Int.random(in: 0...30, using: &random)
      return .lazy(number: scrolls, height: length(60, 400), rows: rows)
    }
    leaves += 1
    return .leaf(number: leaves, width: length(30, 300), height: length(20, 400))
  }
}
