import Foundation
import Testing

extension PseudoTerminal {
  /// Presses a key that moves the focus until it is at what the screen shows as this.
  func focus(_ sought: String, by key: String = "\t") throws {
    for _ in 0..<40 where !screen.text.contains(sought) {
      let before = screen.pointer
      press(key)
      // Something else, such as a picture, may change before.
      try wait("another focus") { $0.pointer.map { $0 != before } ?? false }
    }
    try wait(for: sought)
  }

  /// Clicks on a text, before which there are no wide characters in its line.
  func click(on text: String) throws {
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains(text) })
    let column = try #require(lines[row].range(of: text)).lowerBound
    let place = "\(lines[row].distance(from: lines[row].startIndex, to: column) + 1);\(row + 1)"
    press("\u{1B}[<0;\(place)M\u{1B}[<0;\(place)m")
  }

  /// Ends the program as a person does, and expects that a shell would find the terminal as it was.
  func expectQuit(_ location: SourceLocation = #_sourceLocation) {
    press("q")
    #expect(end() == (0, 0), sourceLocation: location)
    expectGivenBack(location)
  }
}

extension VirtualScreen {
  /// Where the focus is, and at what it points; `nil` while that is being drawn.
  fileprivate var pointer: String? {
    let parts = text.split(separator: ">", omittingEmptySubsequences: false)
    return parts.count == 2 ? "\(parts[0].count) \(parts[1].prefix(6))" : nil
  }
}
