extension ScreenPart {
  /// Shows a moment that a person chooses, a step earlier or later at a time.
  ///
  /// The package knows no calendar, so the moment in words comes from the data source.
  ///
  /// - Parameters:
  ///   - label: The name of the moment. Assistive technology reads it.
  ///   - date: The moment, since 1970-01-01T00:00:00Z. It changes only when the data does.
  ///   - range: The moments that can be chosen.
  ///   - step: The distance between two of them; a day by default.
  ///   - shown: The moment in words.
  ///   - earlier: The title of the button that goes a step back; that of ``ScreenWords`` by default.
  ///   - later: The title of the button that goes a step on; that of ``ScreenWords`` by default.
  ///   - onChange: Called with the new moment.
  /// - Returns: A date picker, whose children are the two buttons and the words between them.
  public func datePicker(
    _ label: String,
    _ date: Duration,
    in range: ClosedRange<Duration>,
    step: Duration = .seconds(86_400),
    shown: String,
    earlier: String? = nil,
    later: String? = nil,
    onChange: @escaping @MainActor (Duration) -> Void
  ) -> ScreenElement {
    let dating = ScreenDating(date, in: range, step: step)
    let children = [
      button(earlier ?? environment.words.earlier) {
        if let moment = dating.earlier { onChange(moment) }
      }
      .disabled(dating.earlier == nil),
      text(shown),
      button(later ?? environment.words.later) {
        if let moment = dating.later { onChange(moment) }
      }
      .disabled(dating.later == nil),
    ]
    var picker = ScreenElement(.datePicker, .box(.horizontal), spacing: 8, children: children)
    picker.change { $0.flags.insert(.keepsWidth) }
    return picker.label(label).value(shown).traits(.adjustable)
      .specifically { $0.dating = dating }
      .onValueChange {
        if case .date(let moment) = $0, range.contains(moment) { onChange(moment) }
      }
  }
}
