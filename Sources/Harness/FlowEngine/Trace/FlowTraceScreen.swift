import FlowFormat

/// A screen at one moment, as its differences from another one.
package struct FlowTraceScreen: Equatable, Sendable, Codable {
  /// The width in points.
  package var width: Double
  /// The height in points.
  package var height: Double
  /// The lines of the SVG document, by their places in the trace's table.
  package var picture: FlowTraceDifference
  /// The lines of the text tree, by their places in the trace's table.
  package var text: FlowTraceDifference
}

/// A whole screen at one moment, as a picture and as text.
package struct FlowTraceSheet: Hashable, Sendable {
  /// The width in points.
  package var width = 0.0
  /// The height in points.
  package var height = 0.0
  /// The lines of the SVG document, by their places in a table.
  package var picture: [Int] = []
  /// The lines of the text tree, by their places in a table.
  package var text: [Int] = []

  /// Returns the screen with the places that its lines have elsewhere.
  package func moved(_ place: (Int) -> Int) -> FlowTraceSheet {
    var sheet = self
    sheet.picture = picture.map(place)
    sheet.text = text.map(place)
    return sheet
  }
}

/// The whole screens of a trace, one after the other.
struct FlowTraceSheets: Sequence, IteratorProtocol {
  private var screens: ArraySlice<FlowTraceScreen>
  private var last = FlowTraceSheet()

  init(_ screens: [FlowTraceScreen]) {
    self.screens = screens[...]
  }

  mutating func next() -> FlowTraceSheet? {
    guard let screen = screens.popFirst() else { return nil }
    last = FlowTraceSheet(
      width: screen.width,
      height: screen.height,
      picture: screen.picture.applied(to: last.picture),
      text: screen.text.applied(to: last.text)
    )
    return last
  }
}
