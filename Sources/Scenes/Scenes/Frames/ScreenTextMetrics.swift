/// Measures text by a formula instead of a font, so that the result is the same on every machine.
///
/// An em is 17 points times the text's scale, a line is 22 points times the scale high. A character
/// below U+1100 or a half-width form (U+FF61 to U+FFDC) is half an em wide; a joiner or a mark on
/// the character before it has no width; any other character is one em wide.
///
/// Lines break at `\n`, after a space, and before and after a wide character; a word that is wider
/// than the line breaks anywhere. A space at the end of a line hangs over.
public struct ScreenTextMetrics: Sendable, Hashable {
  /// The width of a wide character, in points.
  public let em: Double

  /// The height of a line, in points.
  public let lineHeight: Double

  /// Creates the metrics of text at `scale` times its usual size.
  public init(scale: Double = 1) {
    em = 17 * scale
    lineHeight = 22 * scale
  }

  /// The width of the widest line of unwrapped `text`.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func width(of text: String) -> Double {
    var halves = 0
    var widest = 0
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        widest = max(widest, halves)
        halves = 0
      } else {
        halves += Self.halves(of: scalar)
      }
    }
    return Double(max(widest, halves)) * em / 2
  }

  /// The number of lines of `text` at a width in points; at least 1.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func lineCount(of text: String, width: Double) -> Int {
    let limit = em > 0 ? Int(min(max(0, width / (em / 2) + 0.001), 1_000_000)) : 1_000_000
    var lines = 1
    var line = 0
    var word = 0
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        lines += 1
        line = 0
        word = 0
        continue
      }
      let halves = Self.halves(of: scalar)
      if scalar == " " {
        line += halves
        word = 0
        continue
      }
      if halves == 2 { word = 0 }
      if line + halves > limit, line > 0, halves > 0 {
        lines += 1
        if word == line { word = 0 }
        line = word
      }
      line += halves
      word = halves == 2 ? 0 : word + halves
    }
    return lines
  }

  private static func halves(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x300, 0x370..<0x1100: 1
    case 0..<0x20, 0x300..<0x370: 0
    case 0x200B...0x200F, 0x2060...0x2064, 0x20D0...0x20FF, 0x3099...0x309A: 0
    case 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF, 0x1F3FB...0x1F3FF, 0xE0000...0xE01EF: 0
    case 0xFF61...0xFFDC, 0x1F1E6...0x1F1FF: 1
    default: 2
    }
  }
}
