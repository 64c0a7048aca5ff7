public import Observation2

// Each control of a field calls the control of a value, which holds the logic.

extension ScreenPart {
  /// Shows a line of text that edits a field; see ``textField(_:placeholder:onChange:)``.
  ///
  /// - Parameters:
  ///   - field: The text that is shown and edited.
  ///   - placeholder: Words that are shown while there is no text.
  /// - Returns: A field.
  public func textField(
    _ field: EditableField<String>,
    placeholder: String? = nil
  ) -> ScreenElement {
    textField(field.value, placeholder: placeholder, onChange: field.onChange)
  }

  /// Shows a line of text that edits a field; see ``textField(_:placeholder:typing:onChange:)``.
  ///
  /// - Parameters:
  ///   - field: The text that is shown and edited.
  ///   - placeholder: Words that are shown while there is no text.
  ///   - typing: The keyboard and the length of the text.
  /// - Returns: A field.
  public func textField(
    _ field: EditableField<String>,
    placeholder: String? = nil,
    typing: ScreenTyping
  ) -> ScreenElement {
    textField(field.value, placeholder: placeholder, typing: typing, onChange: field.onChange)
  }

  /// Shows a line of secret text that edits a field; see ``secureField(_:placeholder:typing:onChange:)``.
  ///
  /// - Parameters:
  ///   - field: The text that is shown and edited.
  ///   - placeholder: Words that are shown while there is no text.
  ///   - typing: The keyboard and the length of the text.
  /// - Returns: A field.
  public func secureField(
    _ field: EditableField<String>,
    placeholder: String? = nil,
    typing: ScreenTyping = ScreenTyping()
  ) -> ScreenElement {
    secureField(field.value, placeholder: placeholder, typing: typing, onChange: field.onChange)
  }

  /// Shows text of several lines that edits a field; see ``textArea(_:placeholder:typing:onChange:)``.
  ///
  /// - Parameters:
  ///   - field: The text that is shown and edited.
  ///   - placeholder: Words that are shown while there is no text.
  ///   - typing: The keyboard and the length of the text.
  /// - Returns: A field as high as its text, and 44 points at least.
  public func textArea(
    _ field: EditableField<String>,
    placeholder: String? = nil,
    typing: ScreenTyping = ScreenTyping()
  ) -> ScreenElement {
    textArea(field.value, placeholder: placeholder, typing: typing, onChange: field.onChange)
  }

  /// Shows a line of text that a person searches for; see ``searchField(_:placeholder:onChange:onSearch:)``.
  ///
  /// - Parameters:
  ///   - field: The text that is shown and edited.
  ///   - placeholder: Words that are shown while there is no text.
  ///   - onSearch: Called when a person presses the key that searches.
  /// - Returns: A field.
  public func searchField(
    _ field: EditableField<String>,
    placeholder: String? = nil,
    onSearch: @escaping @MainActor () -> Void = {}
  ) -> ScreenElement {
    searchField(
      field.value,
      placeholder: placeholder,
      onChange: field.onChange,
      onSearch: onSearch
    )
  }

  /// Shows a title with a switch that edits a field; see ``toggle(_:isOn:onChange:)``.
  ///
  /// - Parameters:
  ///   - title: The words beside the switch.
  ///   - field: The position of the switch, `true` for on.
  /// - Returns: A toggle, whose children are the title and the switch.
  public func toggle(_ title: String, isOn field: EditableField<Bool>) -> ScreenElement {
    toggle(title, isOn: field.value, onChange: field.onChange)
  }

  /// Shows a number between two buttons that edit a field; see
  /// ``stepper(_:in:decrease:increase:onChange:)``.
  ///
  /// - Parameters:
  ///   - field: The number that is shown and edited.
  ///   - range: The numbers that can be chosen.
  ///   - decrease: The title of the button that decreases; that of ``ScreenWords`` by default.
  ///   - increase: The title of the button that increases; that of ``ScreenWords`` by default.
  /// - Returns: A stepper with three children.
  public func stepper(
    _ field: EditableField<Int>,
    in range: ClosedRange<Int> = 0...99,
    decrease: String? = nil,
    increase: String? = nil
  ) -> ScreenElement {
    stepper(
      field.value,
      in: range,
      decrease: decrease,
      increase: increase,
      onChange: field.onChange
    )
  }

  /// Shows a number that a person drags and that edits a field; see
  /// ``slider(_:_:in:step:shown:onChange:)``.
  ///
  /// - Parameters:
  ///   - label: The name of the number. Assistive technology reads it.
  ///   - field: The number that is shown and edited.
  ///   - range: The numbers that can be chosen.
  ///   - step: The distance between two of them; any can be chosen without it.
  ///   - shown: The number in words; its percentage of the range by default.
  /// - Returns: A slider, as wide as it can be and 44 points high.
  public func slider(
    _ label: String,
    _ field: EditableField<Double>,
    in range: ClosedRange<Double> = 0...1,
    step: Double? = nil,
    shown: String? = nil
  ) -> ScreenElement {
    slider(label, field.value, in: range, step: step, shown: shown, onChange: field.onChange)
  }
}
