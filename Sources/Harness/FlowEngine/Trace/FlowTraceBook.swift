import FlowFormat

/// The screens of a trace, each stored once.
package struct FlowTraceBook {
  /// The distinct lines of all screens.
  package private(set) var lines: [String] = []
  /// The distinct screens, each as its differences from the one before it.
  package private(set) var screens: [FlowTraceScreen] = []
  /// The number of bytes that both take in a page, at most.
  package private(set) var bytes = 0
  private var placesOfLines: [ExactText: Int] = [:]
  /// The places by hash values, since whole screens would take memory that grows with their sizes.
  ///
  /// The values have a random seed in each process, so a flow cannot make two screens with the same one.
  private var placesOfScreens: [Int: Int] = [:]
  private var last = FlowTraceSheet()

  package init() {}

  /// The most bytes of a number with its comma.
  private static let bytesOfNumber = 8
  /// The most bytes of a screen beside its numbers.
  private static let bytesOfScreen = 96

  /// Returns the place of a drawn screen.
  ///
  /// - Parameters:
  ///   - drawing: The screen.
  ///   - room: The most bytes that it may add.
  /// - Returns: Its place; `nil` if it may need more.
  /// - Complexity: O(lines).
  package mutating func place(of drawing: FlowTraceDrawing, within room: Int) -> Int? {
    var cost = Self.bytesOfScreen
    for line in drawing.lines {
      // A difference has at most three numbers for a line.
      cost += 3 * Self.bytesOfNumber
      if placesOfLines[ExactText(line)] == nil { cost += FlowTraceText.bytes(of: line) + 1 }
    }
    if cost > room { return nil }
    return place(
      of: FlowTraceSheet(
        width: drawing.width,
        height: drawing.height,
        picture: drawing.picture.map { place(ofLine: $0) },
        text: drawing.text.map { place(ofLine: $0) }
      )
    )
  }

  /// Returns the place of a screen whose lines are in the table.
  package mutating func place(of sheet: FlowTraceSheet) -> Int {
    let hash = sheet.hashValue
    if let place = placesOfScreens[hash] { return place }
    let screen = FlowTraceScreen(
      width: sheet.width,
      height: sheet.height,
      picture: FlowTraceDifference(from: last.picture, to: sheet.picture),
      text: FlowTraceDifference(from: last.text, to: sheet.text)
    )
    last = sheet
    placesOfScreens[hash] = screens.count
    screens.append(screen)
    let numbers = screen.picture.parts.count + screen.text.parts.count
    bytes += Self.bytesOfScreen + numbers * Self.bytesOfNumber
    return screens.count - 1
  }

  /// Returns the place of a line.
  package mutating func place(ofLine line: String) -> Int {
    let key = ExactText(line)
    if let place = placesOfLines[key] { return place }
    placesOfLines[key] = lines.count
    lines.append(line)
    bytes += FlowTraceText.bytes(of: line) + 1
    return lines.count - 1
  }

  /// Adds all screens of another book or trace.
  ///
  /// - Parameters:
  ///   - others: The screens.
  ///   - lines: The lines that they mean.
  /// - Returns: Their places here.
  package mutating func add(_ others: [FlowTraceScreen], among lines: [String]) -> [Int] {
    let places = lines.map { place(ofLine: $0) }
    return FlowTraceSheets(others).map { sheet in place(of: sheet.moved { places[$0] }) }
  }
}
