extension ScreenElement {
  /// Gives it the name by which tests and flows find it.
  public consuming func id(_ identifier: String) -> ScreenElement {
    self.identifier = identifier
    return self
  }

  /// Disables it and everything in it, or leaves them as they are.
  public consuming func disabled(_ isDisabled: Bool = true) -> ScreenElement {
    flags.set(.disabled, isDisabled)
    return self
  }

  /// Marks it as chosen, or not.
  public consuming func selected(_ isSelected: Bool = true) -> ScreenElement {
    flags.set(.selected, isSelected)
    return self
  }

  /// Makes it something that can be ticked, and ticks it or not.
  public consuming func checked(_ isChecked: Bool) -> ScreenElement {
    flags.insert(.checkable)
    flags.set(.checked, isChecked)
    return self
  }

  /// Says whether typing goes to it.
  public consuming func focused(_ isFocused: Bool = true) -> ScreenElement {
    flags.set(.focused, isFocused)
    return self
  }

  /// Hides it and everything in it; it keeps its place.
  public consuming func hidden(_ isHidden: Bool = true) -> ScreenElement {
    flags.set(.hidden, isHidden)
    return self
  }

  /// Lets nothing behind it be seen or touched, as an alert or a sheet does.
  ///
  /// Among ``ScreenPart/layers(content:)`` such an element fills the layers.
  public consuming func blocksTouches(_ isBlocking: Bool = true) -> ScreenElement {
    flags.set(.blocksTouches, isBlocking)
    return self
  }

  /// Limits its width to what is comfortable to read, centred: 672 points, in proportion to the text.
  public consuming func readableWidth(_ isLimited: Bool = true) -> ScreenElement {
    flags.set(.readableWidth, isLimited)
    return self
  }

  /// Adds to what assistive technology should know about it.
  public consuming func traits(_ traits: ScreenTraits) -> ScreenElement {
    self.traits.formUnion(traits)
    return self
  }

  /// Makes it the title of what follows.
  public consuming func header() -> ScreenElement {
    traits(.header)
  }

  /// Gives assistive technology words to read instead of its text.
  public consuming func label(_ label: String) -> ScreenElement {
    change { $0.label = label }
    return self
  }

  /// Says what it is set to.
  public consuming func value(_ value: String) -> ScreenElement {
    change { $0.value = value }
    return self
  }

  /// Says in words what a tap on it does.
  public consuming func hint(_ hint: String) -> ScreenElement {
    change { $0.hint = hint }
    return self
  }

  /// Puts the same room, in points, on all four sides of its content.
  public consuming func padding(_ length: Double) -> ScreenElement {
    padding(ScreenInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Puts room, in points, left and right of its content, and above and below it.
  public consuming func padding(horizontal: Double = 0, vertical: Double = 0) -> ScreenElement {
    padding(
      ScreenInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    )
  }

  /// Puts room around its content; its frame grows by it, unless it is fixed.
  public consuming func padding(_ insets: ScreenInsets) -> ScreenElement {
    change { $0.padding = insets }
    return self
  }

  /// Fixes the size of its frame in points, on the sides that are given.
  public consuming func frame(width: Double? = nil, height: Double? = nil) -> ScreenElement {
    change {
      $0.width = width ?? $0.width
      $0.height = height ?? $0.height
    }
    return self
  }

  /// Makes it take taps, with what it contains; a button in it still has its own.
  public consuming func onTap(_ perform: @escaping @MainActor () -> Void) -> ScreenElement {
    action = ScreenAction(perform)
    return self
  }
}
