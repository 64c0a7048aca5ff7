public import Observation2

extension ScreenPart {
  /// Shows choices that edit a field; see ``picker(_:choosing:among:style:title:onChange:)``.
  ///
  /// ```swift
  /// picker("並べ替え", choosing: form.order, among: Order.allCases, style: .segments) { $0.title }
  /// ```
  ///
  /// - Parameters:
  ///   - label: The name of the choice. Assistive technology reads it, and a menu's button shows it.
  ///   - field: The choice that is shown and edited.
  ///   - choices: The values to choose from, in their order.
  ///   - style: The look of the picker.
  ///   - title: Returns the words for a choice.
  /// - Returns: A picker.
  /// - Complexity: O(choices).
  public func picker<Choice: Equatable>(
    _ label: String,
    choosing field: EditableField<Choice>,
    among choices: [Choice],
    style: ScreenChoosing.Style = .menu,
    title: (Choice) -> String
  ) -> ScreenElement {
    picker(
      label,
      choosing: field.value,
      among: choices,
      style: style,
      title: title,
      onChange: field.onChange
    )
  }

  /// Shows choices that edit a field which may have none; see
  /// ``picker(_:choosing:among:style:title:onChange:)``.
  ///
  /// - Parameters:
  ///   - label: The name of the choice. Assistive technology reads it, and a menu's button shows it.
  ///   - field: The choice that is shown and edited.
  ///   - choices: The values to choose from, in their order.
  ///   - style: The look of the picker.
  ///   - title: Returns the words for a choice.
  /// - Returns: A picker.
  /// - Complexity: O(choices).
  public func picker<Choice: Equatable>(
    _ label: String,
    choosingOptional field: EditableField<Choice?>,
    among choices: [Choice],
    style: ScreenChoosing.Style = .menu,
    title: (Choice) -> String
  ) -> ScreenElement {
    picker(
      label,
      choosing: field.value,
      among: choices,
      style: style,
      title: title,
      onChange: field.onChange
    )
  }

  /// Shows a moment that edits a field, a step earlier or later at a time; see
  /// ``datePicker(_:_:in:step:shown:earlier:later:onChange:)``.
  ///
  /// - Parameters:
  ///   - label: The name of the moment. Assistive technology reads it.
  ///   - field: The moment that is shown and edited, since 1970-01-01T00:00:00Z.
  ///   - range: The moments that can be chosen.
  ///   - step: The distance between two of them; a day by default.
  ///   - shown: The moment in words.
  ///   - earlier: The title of the button that goes a step back; that of ``ScreenWords`` by default.
  ///   - later: The title of the button that goes a step on; that of ``ScreenWords`` by default.
  /// - Returns: A date picker, whose children are the two buttons and the words between them.
  public func datePicker(
    _ label: String,
    _ field: EditableField<Duration>,
    in range: ClosedRange<Duration>,
    step: Duration = .seconds(86_400),
    shown: String,
    earlier: String? = nil,
    later: String? = nil
  ) -> ScreenElement {
    datePicker(
      label,
      field.value,
      in: range,
      step: step,
      shown: shown,
      earlier: earlier,
      later: later,
      onChange: field.onChange
    )
  }
}
