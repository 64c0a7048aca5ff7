extension ControlDrawing {
  /// Underlined words; of a link inside a text, the text has drawn them.
  static let link = ControlDrawing { painter, subject in
    var underlined = subject
    if let text = subject.look.text {
      underlined = Subject(
        element: subject.element,
        style: subject.style.with(.underline),
        seen: subject.seen
      )
      painter.drawText(text, underlined)
    }
  }
}
