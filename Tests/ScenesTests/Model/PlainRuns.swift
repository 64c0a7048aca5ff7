@testable import Scenes

/// A text made of runs as the rules say it: one character after the other, with no words put together.
struct PlainRuns {
  private struct Letter {
    let character: Character
    let run: Int
    let width: Double
    let height: Double
    let isSpace: Bool
    let isWide: Bool
  }

  private(set) var size = ScreenSize(width: 0, height: 0)
  private(set) var linkFrames: [ScreenRect] = []
  private var lines: [[Letter]] = [[]]

  @MainActor
  init(
    _ runs: [ScreenTextRun],
    _ style: ScreenTextStyle,
    _ textSize: ScreenTextSize,
    _ width: Double,
    lineLimit: Int? = nil
  ) {
    let base = style.font(at: textSize)
    let limit = max(0, width) + base.size / 2_000
    var (unwrapped, widest) = (0.0, 0.0)
    for (index, run) in runs.enumerated() {
      let font = (run.textStyle ?? style).font(at: textSize)
      for character in run.text {
        if character == "\n" {
          widest = max(widest, unwrapped)
          unwrapped = 0
          lines.append([])
          continue
        }
        let halves = EmTextMeasurer().size(of: String(character), font: font, width: .infinity)
          .width
        unwrapped += halves
        let isWide = halves >= font.size && font.size > 0
        let letter = Letter(
          character: character,
          run: index,
          width: halves,
          height: font.lineHeight,
          isSpace: character == " ",
          isWide: isWide
        )
        add(letter, limit)
      }
    }
    widest = max(widest, unwrapped)
    let shown = lineLimit.map { Array(lines.prefix($0)) } ?? lines
    let heights = shown.map { $0.map(\.height).max() ?? base.lineHeight }
    size = ScreenSize(width: min(widest, max(0, width)), height: heights.reduce(0, +))
    linkFrames = links(runs).map { frame(of: $0, shown, heights) }
  }

  /// A letter that does not fit begins a line, with the letters of its word before it.
  private mutating func add(_ letter: Letter, _ limit: Double) {
    let line = lines[lines.count - 1]
    let used = line.map(\.width).reduce(0, +)
    if !letter.isSpace, letter.width > 0, used > 0, used + letter.width > limit {
      let head =
        letter.isWide ? line.count : (line.lastIndex { $0.isSpace || $0.isWide } ?? -1) + 1
      let word = Array(line[head...])
      if head > 0, word.map(\.width).reduce(0, +) < used {
        lines[lines.count - 1] = Array(line[..<head])
        lines.append(word)
        if !word.isEmpty { return add(letter, limit) }
      } else {
        lines.append([])
      }
    }
    lines[lines.count - 1].append(letter)
  }

  private func links(_ runs: [ScreenTextRun]) -> [[Int]] {
    var links: [[Int]] = []
    for index in runs.indices {
      guard let address = runs[index].address else { continue }
      if index > 0, runs[index - 1].address == address {
        links[links.count - 1].append(index)
      } else {
        links.append([index])
      }
    }
    return links
  }

  /// The part of a link on the line where it is widest, and 44 points around its middle at least.
  private func frame(of link: [Int], _ lines: [[Letter]], _ heights: [Double]) -> ScreenRect {
    var best = ScreenRect(x: 0, y: 0, width: 0, height: 0)
    var bottom = 0.0
    for (line, height) in zip(lines, heights) {
      bottom += height
      let inside = line.indices.filter { link.contains(line[$0].run) }
      guard let first = inside.first else { continue }
      let before = line[..<first].map(\.width).reduce(0, +)
      let width = inside.map { line[$0].width }.reduce(0, +)
      let high = inside.map { line[$0].height }.max() ?? 0
      if width > best.width {
        best = ScreenRect(x: before, y: bottom - high, width: width, height: high)
      }
    }
    guard best.width > 0 else { return best }
    let (width, height) = (max(44, best.width), max(44, best.height))
    let x = max(0, min(best.x + best.width / 2 - width / 2, size.width - width))
    return ScreenRect(
      x: x,
      y: best.y + best.height / 2 - height / 2,
      width: width,
      height: height
    )
  }
}
