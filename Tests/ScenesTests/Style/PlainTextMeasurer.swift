import Scenes

/// The rules of `EmTextMeasurer`, written plainly: it splits a text into paragraphs, these into pieces,
/// and puts one piece after the other on the lines.
struct PlainTextMeasurer {
  private enum Piece {
    case space
    case wide
    case word(Int)
  }

  private static let withoutWidth: [ClosedRange<UInt32>] = [
    0...0x1F, 0x300...0x36F, 0x200B...0x200F, 0x2060...0x2064, 0x20D0...0x20FF, 0x3099...0x309A,
    0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF...0xFEFF, 0x1F3FB...0x1F3FF, 0xE0000...0xE01EF,
  ]

  private static let narrow: [ClosedRange<UInt32>] = [
    0x20...0x10FF, 0xFF61...0xFFDC, 0x1F1E6...0x1F1FF,
  ]

  func size(of text: String, font: ScreenFont, width: Double) -> ScreenSize {
    let room = width.isNaN ? 0 : max(0, width)
    let half = font.size / 2
    let limit = half > 0 && room / half < 1_000_000 ? Int(room / half + 0.001) : 1_000_000
    let paragraphs = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { pieces(Array($0)) }
    let widest = paragraphs.map { $0.map(halves).reduce(0, +) }.max() ?? 0
    let lines = paragraphs.map { lineCount($0, limit) }.reduce(0, +)
    return ScreenSize(
      width: min(Double(widest) * half, room),
      height: Double(lines) * font.lineHeight
    )
  }

  private func pieces(_ paragraph: [Unicode.Scalar]) -> [Piece] {
    var pieces: [Piece] = []
    for scalar in paragraph {
      if Self.withoutWidth.contains(where: { $0.contains(scalar.value) }) { continue }
      if scalar == " " {
        pieces.append(.space)
      } else if !Self.narrow.contains(where: { $0.contains(scalar.value) }) {
        pieces.append(.wide)
      } else if case .word(let length) = pieces.last {
        pieces[pieces.count - 1] = .word(length + 1)
      } else {
        pieces.append(.word(1))
      }
    }
    return pieces
  }

  private func halves(_ piece: Piece) -> Int {
    switch piece {
    case .space: 1
    case .wide: 2
    case .word(let length): length
    }
  }

  private func lineCount(_ pieces: [Piece], _ limit: Int) -> Int {
    var lines = 1
    var line = 0
    for piece in pieces {
      if case .space = piece {
        line += 1
        continue
      }
      if line > 0, line + halves(piece) > limit {
        lines += 1
        line = 0
      }
      line += halves(piece)
      if case .word = piece, line > limit {
        let room = max(limit, 1)
        lines += (line - 1) / room
        line = (line - 1) % room + 1
      }
    }
    return lines
  }
}
