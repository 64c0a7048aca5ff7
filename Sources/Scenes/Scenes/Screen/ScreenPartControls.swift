extension ScreenPart {
  /// Shows a button.
  ///
  /// - Parameters:
  ///   - title: The text on it.
  ///   - action: The closure that a tap runs.
  /// - Returns: A button.
  public func button(
    _ title: String,
    action: @escaping @MainActor () -> Void
  ) -> ScreenElement {
    var button = ScreenElement(.button, .text, text: title, action: ScreenAction(action))
    button.change { $0.flags.insert(.fillsWidth) }
    button.changeDetails {
      $0.inset = ScreenInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    }
    return button
  }

  /// Shows a number between two buttons that decrease and increase it by one.
  ///
  /// The element's value is the number, of which ``ScreenNodeLook/stepping`` has the range; its children are the button that decreases, the number as
  /// text, and the button that increases. At an end of the range, and beyond it, the button that
  /// would lead further out is disabled. A number outside the range goes to the nearer end at the
  /// next tap.
  ///
  /// - Parameters:
  ///   - quantity: The number to show.
  ///   - range: The numbers that can be chosen.
  ///   - decrease: The title of the button that decreases.
  ///   - increase: The title of the button that increases.
  ///   - onChange: Called with the new number. The displayed number changes only when the data
  ///     does.
  /// - Returns: A stepper with three children.
  public func stepper(
    _ quantity: Int,
    in range: ClosedRange<Int> = 0...99,
    decrease: String = "減らす",
    increase: String = "増やす",
    onChange: @escaping @MainActor (Int) -> Void
  ) -> ScreenElement {
    let stepping = ScreenStepping(quantity, in: range)
    let lower = button(decrease) { onChange(stepping.decreased ?? quantity - 1) }
    let raise = button(increase) { onChange(stepping.increased ?? quantity + 1) }
    let children = [
      lower.disabled(stepping.decreased == nil),
      text(String(quantity)),
      raise.disabled(stepping.increased == nil),
    ]
    var stepper = ScreenElement(.stepper, .box(.horizontal), spacing: 8, children: children)
    stepper.change { $0.flags.insert(.keepsWidth) }
    return stepper.stepping(stepping).onValueChange {
      if case .number(let number) = $0 { onChange(number) }
    }
  }

  /// Shows a line of text that a person edits.
  ///
  /// The text changes only when the data does: an edit that the data source does not take is undone.
  /// While a part of the text is marked, as in entering Japanese, it waits for the end of that.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - placeholder: Words that are shown while there is no text.
  ///   - onChange: Called with the whole text after each edit.
  /// - Returns: A field.
  public func textField(
    _ text: String,
    placeholder: String? = nil,
    onChange: @escaping @MainActor (String) -> Void
  ) -> ScreenElement {
    var field = ScreenElement(.textField, .text, text: text)
    field.change { $0.flags.formUnion([.fillsWidth, .singleLine]) }
    field.changeDetails {
      $0.placeholder = placeholder
      $0.inset = ScreenInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    }
    return field.onTextChange(onChange)
  }

  /// Shows a title with a switch.
  ///
  /// - Parameters:
  ///   - title: What is on or off.
  ///   - isOn: Whether it is on. It changes only when the data does.
  ///   - onChange: Called with the new choice.
  /// - Returns: A toggle, whose children are the title and the switch.
  public func toggle(
    _ title: String,
    isOn: Bool,
    onChange: @escaping @MainActor (Bool) -> Void
  ) -> ScreenElement {
    let mark = ScreenElement(.switchMark, .leaf(ScreenSize(width: 51, height: 31)))
    let toggle = ScreenElement(
      .toggle,
      .box(.horizontal),
      spacing: 8,
      children: [text(title), spacer(), mark],
      action: ScreenAction { onChange(!isOn) }
    )
    return toggle.checked(isOn).label(title).onValueChange {
      if case .isOn(let isOn) = $0 { onChange(isOn) }
    }
  }

  /// Shows a question in front of everything.
  ///
  /// As a layer, it covers the others; a tap beside its panel does nothing.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: More words about it.
  ///   - content: Its buttons, from top to bottom.
  /// - Returns: An alert.
  public func alert(
    _ title: String,
    message: String? = nil,
    @ScreenBuilder content: () -> [ScreenElement]
  ) -> ScreenElement {
    var words = [text(title).textStyle(.headline).header()]
    if let message { words.append(text(message)) }
    let panel = ScreenElement(.column, .box(.vertical), spacing: 8, children: words + content())
      .padding(16).frame(width: 270).alignment(.center).background(.background)
    return ScreenElement(.alert, .layers, children: [panel]).label(title).blocksTouches()
  }
}

extension ScreenElement {
  /// Lays elements over this one, in front of it.
  ///
  /// - Parameters:
  ///   - alignment: Where they stand, whatever they come from: a part, a branch, a list.
  ///   - content: The elements, the last in front.
  /// - Returns: Layers, of which this element is the first.
  public func overlay(
    _ alignment: ScreenAlignment = .center,
    @ScreenBuilder content: () -> [ScreenElement]
  ) -> ScreenElement {
    var layers = ScreenElement(.layers, .layers, children: [self] + content())
    layers.changeDetails { $0.frontAlignment = alignment }
    return layers
  }
}
