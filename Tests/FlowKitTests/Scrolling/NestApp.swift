import Observation2
import Scenes
import ScenesHeadless

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowReports

/// An app of one scene with scrolls in scrolls.
///
/// A seed from 1,000 makes a random one; below, it is the index of one in ``nests``.
@MainActor
final class NestApp: SimulatedApp {
  static let nests: [Nest] = [
    inList, nothingToScroll, inCarousel, farList, sideBySide, covered, empty, threeDeep, inList,
  ]
  /// The seed of an app whose page is covered by a sheet with a list.
  private static let seedOfSheet: UInt64 = 8

  let installation: AppInstallation
  private let root: Nest
  private let seed: UInt64

  init(clock: any AppClock, seed: UInt64) {
    installation = AppInstallation(clock: clock, seed: seed)
    self.seed = seed
    root = seed < 1_000 ? Self.nests[Int(seed)] : Nest.random(seed: seed).nest
  }

  func launch(_ arguments: [String: String], in navigator: SceneNavigator) {
    guard seed == Self.seedOfSheet else {
      return navigator.push(NestScene(view: NestView(root: root)))
    }
    navigator.registry.add(NestRoute.self) { [root] route, _ in
      NestScene(view: NestView(root: route == .page ? root : Self.list))
    }
    navigator.apply(.replaceRoot(.stack([AnySceneRoute(NestRoute.page)])))
    navigator.apply(.present([AnySceneRoute(NestRoute.sheet)], as: .sheet, id: "sheet"))
  }

  private static func leaves(_ numbers: ClosedRange<Int>, height: Double = 100) -> [Nest] {
    numbers.map { .leaf(number: $0, width: 300, height: height) }
  }

  /// A list of ten rows in the middle of a page, and more of the page below it.
  static let inList = Nest.scroll(
    number: 1,
    .vertical,
    width: 390,
    height: 844,
    leaves(1...3) + [.scroll(number: 2, .vertical, width: 390, height: 300, leaves(4...13))]
      + leaves(14...30)
  )

  /// A list with nothing to scroll in the middle of a page.
  static let nothingToScroll = Nest.scroll(
    number: 1,
    .vertical,
    width: 390,
    height: 844,
    leaves(1...3) + [.scroll(number: 2, .vertical, width: 390, height: 300, leaves(4...5))]
      + leaves(6...30)
  )

  /// A row that scrolls to the side, with a list in it, far from the middle of the screen.
  static let inCarousel = Nest.scroll(
    number: 1,
    .vertical,
    width: 390,
    height: 844,
    [
      .scroll(
        number: 2,
        .horizontal,
        width: 390,
        height: 200,
        leaves(1...5) + [.scroll(number: 3, .horizontal, width: 200, height: 100, leaves(6...9))]
      )
    ] + leaves(10...30)
  )

  /// Lazy lists in a page, each less than half a screen high.
  static let farList = Nest.scroll(
    number: 1,
    .vertical,
    width: 390,
    height: 844,
    leaves(1...11) + [.lazy(number: 2, height: 120, rows: 40)] + leaves(12...13)
      + [.lazy(number: 3, height: 200, rows: 5)] + leaves(14...30)
      + [.lazy(number: 4, height: 200, rows: 30)]
  )

  /// A page of which a list takes all of the screen.
  static let covered = Nest.scroll(
    number: 1,
    .vertical,
    width: 390,
    height: 844,
    [.scroll(number: 2, .vertical, width: 390, height: 900, leaves(1...30))]
  )

  /// A page with a list of no rows and a list of no contents in its middle.
  static let empty = Nest.scroll(
    number: 1,
    .vertical,
    width: 390,
    height: 844,
    leaves(1...3)
      + [
        .lazy(number: 2, height: 200, rows: 0),
        .scroll(number: 3, .vertical, width: 390, height: 200, []),
      ] + leaves(4...20)
  )

  /// A list in a row that scrolls to the side, in a list on a page.
  static let threeDeep = Nest.scroll(
    number: 1,
    .vertical,
    width: 390,
    height: 844,
    leaves(1...2)
      + [
        .scroll(
          number: 2,
          .vertical,
          width: 390,
          height: 500,
          [
            .scroll(
              number: 3,
              .horizontal,
              width: 390,
              height: 300,
              [.scroll(number: 4, .vertical, width: 300, height: 250, leaves(3...6))]
                + leaves(7...9)
            )
          ] + leaves(10...13)
        )
      ] + leaves(14...20)
  )

  /// A list of ten rows, in a sheet.
  static let list = Nest.scroll(
    number: 9,
    .vertical,
    width: 390,
    height: 300,
    leaves(91...100)
  )

  /// Two lists, of which a finger in the middle of the screen touches only the second one.
  static let sideBySide = Nest.column(
    number: 1,
    [
      .scroll(number: 1, .vertical, width: 390, height: 300, leaves(1...10)),
      .scroll(number: 2, .vertical, width: 390, height: 400, leaves(11...20)),
      .lazy(number: 3, height: 144, rows: 60),
    ]
  )
}

/// The scenes of an app with a sheet.
enum NestRoute: String, NamedSceneRoute {
  static let feature = "nests"
  static let names = ["page", "sheet"]

  case page, sheet

  init?(_ name: String) { self.init(rawValue: name) }

  var description: String { rawValue }
}

final class NestScene: SceneHost {
  let view: NestView

  init(view: NestView) { self.view = view }
}
