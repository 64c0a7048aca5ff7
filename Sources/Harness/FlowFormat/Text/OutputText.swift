/// Text that the harness prints: its own words, with those of flows, apps and files in them.
///
/// A literal is the way to make one. Each value in it stands on one line, so that a flow's name prints no lines of its
/// own: `"\(flow.file)  \(flow.name)"`. Text of several lines needs `lines(_:)`.
///
/// Everything that the harness prints is of this type, and ``rendered(showsColors:showsControls:)`` makes all words
/// harmless. Colours and a CI server's commands are parts of their own: no words can bring them about. The border where
/// text leaves the process uses ``masked(showsColors:)``.
package struct OutputText: ExpressibleByStringInterpolation, Sendable {
  /// A colour of a terminal, by its number in an escape sequence.
  package enum Color: Int, Sendable {
    case plain = 0
    case dim = 2
    case red = 31
    case green = 32
    case yellow = 33
  }

  private enum Part: Sendable {
    case words(String)
    case color(Color)
    case command(WorkflowCommand)
    case page(String)
  }

  private var parts: [Part]

  private init(_ parts: [Part]) {
    self.parts = parts
  }

  package init(stringLiteral value: String) {
    parts = [.words(value)]
  }

  package init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.text.parts
  }

  /// Words whose line breaks are printed.
  package static func lines(_ text: String) -> OutputText { OutputText([.words(text)]) }

  /// Texts below each other.
  package static func lines(_ texts: [OutputText]) -> OutputText {
    OutputText(Array(texts.map(\.parts).joined(separator: [.words("\n")])))
  }

  /// A text in a colour, where the output shows colours.
  package static func colored(_ text: OutputText, _ color: Color) -> OutputText {
    OutputText([.color(color)] + text.parts + [.color(.plain)])
  }

  /// A command of a CI server, on a line of its own.
  package static func command(_ command: WorkflowCommand) -> OutputText {
    OutputText([.command(command)])
  }

  /// Markup with masks in its data: a mask in a script, a style or a name would break it.
  package static func page(_ markup: String) -> OutputText { OutputText([.page(markup)]) }

  package static func + (text: OutputText, other: OutputText) -> OutputText {
    OutputText(text.parts + other.parts)
  }

  package static func += (text: inout OutputText, other: OutputText) {
    text.parts += other.parts
  }

  /// Returns the text as a terminal, a CI server or a file may have it.
  ///
  /// - Parameters:
  ///   - showsColors: A Boolean value that indicates whether the reader is a terminal with colours.
  ///   - showsControls: A Boolean value that indicates whether controls are written out.
  /// - Returns: The text, in which no words are a command.
  /// - Complexity: O(length).
  package func rendered(showsColors: Bool = false, showsControls: Bool = true) -> String {
    written(FlowSecrets(), showsColors, showsControls)
  }

  /// Returns the text as it leaves the process: rendered, and with masks in place of secrets.
  package func masked(showsColors: Bool = false) -> String {
    written(.current, showsColors, true)
  }

  private func written(
    _ secrets: FlowSecrets,
    _ showsColors: Bool,
    _ showsControls: Bool
  ) -> String {
    var writer = OutputWriter(showsControls: showsControls)
    var text = ""
    for part in parts {
      switch part {
      case .words(let words): writer.write(words)
      case .color(let color): if showsColors { writer.writeRaw("\u{1B}[\(color.rawValue)m") }
      case .command(let command): writer.write(command)
      case .page(let markup):
        text += secrets.masked(writer.take())
        writer.write(markup)
        text += writer.take()
      }
    }
    return text + secrets.masked(writer.take())
  }
}

extension OutputText {
  /// The parts of a literal.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = OutputText([])

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { text.parts.append(.words(literal)) }
    }

    /// A value on one line.
    package mutating func appendInterpolation<Value>(_ value: Value) {
      text.parts.append(.words("\(value)".onOneLine))
    }

    /// A text with its lines and colours.
    package mutating func appendInterpolation(_ other: OutputText) {
      text += other
    }
  }
}
