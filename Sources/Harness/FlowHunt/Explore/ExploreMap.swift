package import FlowEngine
import FlowFormat
import FlowReports
import Scenes
import ScenesHeadless

/// The map of an exploration: its screens as wireframes, and the steps between them as arrows.
@MainActor
package struct ExploreMap {
  /// A screen: all moments with the same form of route in front.
  struct Screen: Sendable {
    let name: String
    /// How many moments have it in front.
    let count: Int
    let pictures: [Picture]

    /// The first picture with nothing under way that no fault has led to, or else the first with nothing under way, or
    /// else the first of all.
    var settled: Picture? {
      pictures.first { $0.isSettled && !$0.isFailed } ?? pictures.first(where: \.isSettled)
        ?? pictures.first
    }
  }

  /// A moment as a wireframe.
  struct Picture: Sendable {
    let way: [String]
    let size: ScreenSize
    let svg: String
    /// The visible texts of the screen, for the search.
    let words: String
    /// A Boolean value that indicates whether no work was under way that would soon have changed the screen.
    let isSettled: Bool
    /// A Boolean value that indicates whether the way to the screen has a fault of the network.
    let isFailed: Bool
  }

  /// The number of nearest moments that the map draws of each screen.
  ///
  /// It also draws a settled moment that no fault has led to.
  private static let mostPictures = 6
  /// The most pictures of all screens together.
  static let mostOfAll = 500

  package let title: String
  let screens: [Screen]
  /// The arrows between different screens, one for each pair, with the steps that lead there.
  let arrows: [(from: String, to: String, words: [String])]

  /// A sentence about screens that lack pictures; `nil` if none does.
  package let cut: String?

  /// Comes to the moments again, and draws them.
  ///
  /// - Parameters:
  ///   - record: The moments.
  ///   - player: The player of the ways to them.
  ///   - most: The most pictures of all screens together.
  ///   - isInterrupted: Returns `true` to draw nothing more.
  package init(
    _ record: ExploreRecord,
    of player: FlowPlayer,
    atMost most: Int = mostOfAll,
    isInterrupted: @escaping () -> Bool = { FlowInterruption.isAsked }
  ) async {
    title = record.app
    var (left, lacking) = (most, 0)
    // A way without a picture takes time, too.
    var ways = 4 * most
    let runner = WalkPlayer(player, FlowExplorer.script)
    runner.isInterrupted = isInterrupted
    var screens: [Screen] = []
    let shown = record.moments.filter { !$0.way.isEmpty && !$0.screen.isEmpty }
    let grouped = Dictionary(grouping: shown, by: \.screen)
    var seen: Set<String> = []
    let names = shown.map(\.screen).filter { seen.insert($0).inserted }
    for name in names {
      let moments = (grouped[name] ?? []).nearestFirst
      var pictures: [Picture] = []
      for moment in moments {
        let isFull = pictures.count >= Self.mostPictures
        let isSettled = pictures.contains(where: \.isSettled)
        if isFull, pictures.contains(where: { $0.isSettled && !$0.isFailed }) { break }
        if isFull, isSettled, moment.hasFault { continue }
        if left == 0 || ways == 0 || isInterrupted() {
          lacking += 1
          break
        }
        ways -= 1
        let run = await runner.come(along: moment.way)
        if run.budget.isInterrupted {
          _ = await run.finish()
          lacking += 1
          break
        }
        if let stage = run.stage {
          let way = moment.way.map { String($0.line.dropFirst(2)) }
          let picture = Picture(
            of: stage,
            way,
            isSettled: run.app.network.underWay.isEmpty && run.app.exploration.isSettled(),
            isFailed: moment.hasFault
          )
          if !isFull || picture.isSettled {
            pictures.append(picture)
            left -= 1
          }
        }
        _ = await run.finish()
      }
      screens.append(Screen(name: name, count: moments.count, pictures: pictures))
    }
    self.screens = screens
    cut =
      lacking == 0
      ? nil
      : "Without all their pictures: \(English.counted(lacking, "screen")). "
        + "A map has at most \(most) pictures, and an interruption ends the drawing."
    let between = record.arrows.filter { $0.from != $0.to && !$0.from.isEmpty && !$0.to.isEmpty }
    arrows = Dictionary(grouping: between) { [$0.from, $0.to] }
      .map { (from: $0[0], to: $0[1], words: $1.map(\.words).sorted()) }
      .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  /// The map for Graphviz.
  package var dot: String {
    let nodes = screens.map {
      "  \(Self.quoted($0.name)) [label=\(Self.quoted("\($0.name)\n\(English.counted($0.count, "moment"))"))];"
    }
    let edges = arrows.map { arrow in
      let label =
        arrow.words.prefix(2).joined(separator: "\n") + (arrow.words.count > 2 ? "\n…" : "")
      return
        "  \(Self.quoted(arrow.from)) -> \(Self.quoted(arrow.to)) [label=\(Self.quoted(label))];"
    }
    return (["digraph map {", "  node [shape=box];"] + nodes + edges + ["}", ""]).joined(
      separator: "\n"
    )
  }

  private static func quoted(_ words: String) -> String {
    let escaped = words.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped.replacing("\n", with: "\\n"))\""
  }
}

extension ExploreMap.Picture {
  @MainActor
  fileprivate init(of stage: Stage, _ way: [String], isSettled: Bool, isFailed: Bool) {
    (self.way, self.isSettled, self.isFailed) = (way, isSettled, isFailed)
    size = stage.environment.containerSize
    let picture = ScreenWireframe(stage.frames.withoutSecrets, in: stage.environment)
    svg = PageParts.scalable(picture.svg, size)
    let frames = stage.frames
    var words: [String] = []
    for laidOut in frames.elements where frames.isVisible(laidOut) {
      for text in [laidOut.element.shownText, laidOut.element.identifier] {
        if let text, !text.isEmpty, !words.contains(text) { words.append(text) }
      }
    }
    self.words = words.joined(separator: " ")
  }
}
