extension ScreenElement {
  /// Sets the identifier by which tests and flows find the element.
  public consuming func id(_ identifier: String) -> ScreenElement {
    self.identifier = identifier
    return self
  }

  /// Disables the element and everything in it, unless `isDisabled` is false.
  public consuming func disabled(_ isDisabled: Bool = true) -> ScreenElement {
    flags.set(.disabled, isDisabled)
    return self
  }

  /// Sets whether the element is chosen among others.
  public consuming func selected(_ isSelected: Bool = true) -> ScreenElement {
    flags.set(.selected, isSelected)
    return self
  }

  /// Makes the element one that can be ticked, and sets whether it is.
  public consuming func checked(_ isChecked: Bool) -> ScreenElement {
    flags.insert(.checkable)
    flags.set(.checked, isChecked)
    return self
  }

  /// Sets whether typing goes to the element.
  public consuming func focused(_ isFocused: Bool = true) -> ScreenElement {
    flags.set(.focused, isFocused)
    return self
  }

  /// Hides the element and everything in it; it keeps its place.
  public consuming func hidden(_ isHidden: Bool = true) -> ScreenElement {
    flags.set(.hidden, isHidden)
    return self
  }

  /// Hides everything behind the element from sight and touch, as an alert or a sheet does.
  ///
  /// Among ``ScreenPart/layers(content:)`` such an element fills the layers.
  public consuming func blocksTouches(_ isBlocking: Bool = true) -> ScreenElement {
    flags.set(.blocksTouches, isBlocking)
    return self
  }

  /// Limits the width to a comfortable line length, centred: 672 points, in proportion to the text.
  public consuming func readableWidth(_ isLimited: Bool = true) -> ScreenElement {
    flags.set(.readableWidth, isLimited)
    return self
  }

  /// Adds properties for assistive technology.
  public consuming func traits(_ traits: ScreenTraits) -> ScreenElement {
    self.traits.formUnion(traits)
    return self
  }

  /// Makes the element the title of the elements that follow.
  public consuming func header() -> ScreenElement {
    traits(.header)
  }

  /// Sets the words that assistive technology reads instead of the text.
  public consuming func label(_ label: String) -> ScreenElement {
    change { $0.label = label }
    return self
  }

  /// Sets the text for the element's current value.
  public consuming func value(_ value: String) -> ScreenElement {
    change { $0.value = value }
    return self
  }

  /// Describes in words the effect of a tap.
  public consuming func hint(_ hint: String) -> ScreenElement {
    change { $0.hint = hint }
    return self
  }

  /// Adds the same padding, in points, on all four sides of the content.
  public consuming func padding(_ length: Double) -> ScreenElement {
    padding(ScreenInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Adds padding, in points, left and right of the content, and above and below it.
  public consuming func padding(horizontal: Double = 0, vertical: Double = 0) -> ScreenElement {
    padding(
      ScreenInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    )
  }

  /// Adds padding around the content; the frame grows by it, unless the frame is fixed.
  public consuming func padding(_ insets: ScreenInsets) -> ScreenElement {
    change { $0.padding = insets }
    return self
  }

  /// Fixes the frame's width, height or both, in points.
  public consuming func frame(width: Double? = nil, height: Double? = nil) -> ScreenElement {
    change {
      $0.width = width ?? $0.width
      $0.height = height ?? $0.height
    }
    return self
  }

  /// Makes the element and its content take taps; a button inside it still has its own action.
  public consuming func onTap(_ perform: @escaping @MainActor () -> Void) -> ScreenElement {
    action = ScreenAction(perform)
    return self
  }
}
