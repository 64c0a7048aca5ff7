import FlowFormat
import Foundation
package import Scenes
import ScenesHeadless

/// A screen as a picture and as text, in lines of which a change of the screen leaves most as they are.
package struct FlowTraceDrawing {
  package let width: Double
  package let height: Double
  /// The lines of the SVG document.
  package let picture: [String]
  /// The lines of the text tree.
  package let text: [String]

  /// All lines.
  package var lines: some Sequence<String> { [picture, text].joined() }

  /// The number of bytes that the screen takes in a page if it has nothing in common with another one, at most.
  package var bytes: Int { lines.reduce(0) { $0 + FlowTraceText.bytes(of: $1) + 32 } }
}

extension FlowTraceDrawing {
  /// The most bytes of a line of text, and how many of them are the last ones: the frame stands there.
  private static let longestLine = (all: 1000, tail: 400)
  /// The most bytes of a shape in a picture.
  private static let longestShape = 4096

  /// Draws a screen.
  ///
  /// - Complexity: O(elements).
  package init(_ frames: ScreenFrames, in environment: ScreenEnvironment) {
    let frames = frames.withoutSecrets
    (width, height) = (frames.size.width, frames.size.height)
    // A shape of its own for each line of a text: a paragraph that grows has one new shape.
    picture = ScreenWireframe(frames, in: environment).svg
      .replacingOccurrences(of: "<text ", with: "\n<text ")
      .split(separator: "\n")
      .map { Self.clipped($0) }
    text = ScreenTranscript(frames).description.split(separator: "\n")
      .map {
        FlowTraceText.clipped(String($0), to: Self.longestLine.all, keeping: Self.longestLine.tail)
      }
  }

  /// Returns a shape without its words, if these are a line that is wider than any screen.
  private static func clipped(_ shape: Substring) -> String {
    guard shape.utf8.count > longestShape, shape.hasPrefix("<text "),
      let words = shape.firstIndex(of: ">")
    else { return String(shape) }
    return shape[...words] + "…</text>" + (shape.hasSuffix("</g>") ? "</g>" : "")
  }
}
