/// Finds the lines of a text made of runs, word by word.
struct TextFlowBreaks {
  /// Words of one run that stay together.
  struct Piece {
    let run: Int
    var text: String
    var width: Double
  }

  private let fonts: [ScreenFont]
  private let measure: (String, ScreenFont) -> Double
  /// The most that a line may be wide, and what arithmetic with fractions of a point loses.
  private let limit: Double
  private var lines: [[Piece]] = []
  private var line: [Piece] = []
  private var lineWidth = 0.0
  /// The word that has not come to its end, of which each piece is of another run.
  private var word: [Piece] = []
  /// The width of the present line without wrapping.
  private var unwrapped = 0.0
  /// The width of the widest line without wrapping.
  private(set) var widest = 0.0

  init(
    _ fonts: [ScreenFont],
    base: ScreenFont,
    room: Double,
    measure: @escaping (String, ScreenFont) -> Double
  ) {
    self.fonts = fonts
    self.measure = measure
    limit = room + base.size * 0.0005
  }

  mutating func read(_ runs: [ScreenTextRun]) -> [[Piece]] {
    for (run, words) in runs.enumerated() {
      for character in words.text { add(character, of: run) }
    }
    endWord()
    endLine()
    widest = max(widest, unwrapped)
    return lines
  }

  private mutating func add(_ character: Character, of run: Int) {
    let scalar = character.unicodeScalars.first?.value ?? 0
    if character == "\n" || character == "\r\n" {
      endWord()
      endLine()
      widest = max(widest, unwrapped)
      unwrapped = 0
    } else if scalar == 0x20 {
      endWord()
      append(measured(String(character), of: run))
    } else if scalar > 0x20, EmTextLines.halves(of: scalar) == 2 {
      endWord()
      let piece = measured(String(character), of: run)
      makeRoom(for: piece.width)
      append(piece)
    } else if let last = word.indices.last, word[last].run == run {
      word[last].text.append(character)
    } else {
      word.append(Piece(run: run, text: String(character), width: 0))
    }
  }

  private func measured(_ text: String, of run: Int) -> Piece {
    let width = measure(text, fonts[run])
    return Piece(run: run, text: text, width: width.isFinite ? max(0, width) : 0)
  }

  private mutating func endWord() {
    if word.isEmpty { return }
    let pieces = word.map { measured($0.text, of: $0.run) }
    word = []
    let width = pieces.reduce(0) { $0 + $1.width }
    makeRoom(for: width)
    if width <= limit {
      for piece in pieces { append(piece) }
    } else {
      for piece in pieces {
        for character in piece.text {
          let part = measured(String(character), of: piece.run)
          makeRoom(for: part.width)
          append(part)
        }
      }
    }
  }

  /// Begins a new line, if something does not fit into the present one.
  private mutating func makeRoom(for width: Double) {
    if lineWidth > 0, width > 0, lineWidth + width > limit { endLine() }
  }

  private mutating func append(_ piece: Piece) {
    unwrapped += piece.width
    lineWidth += piece.width
    if let last = line.indices.last, line[last].run == piece.run {
      line[last].text += piece.text
      line[last].width += piece.width
    } else {
      line.append(piece)
    }
  }

  private mutating func endLine() {
    lines.append(line)
    line = []
    lineWidth = 0
  }
}
