import Observation2

extension ScreenElement {
  /// Sets the identifier by which tests and flows find the element.
  public consuming func identifier(_ identifier: String) -> ScreenElement {
    change { $0.identifier = identifier }
    return self
  }

  /// Disables the element and everything in it, unless `isDisabled` is false.
  public consuming func disabled(_ isDisabled: Bool = true) -> ScreenElement {
    change { $0.flags.set(.disabled, isDisabled) }
    return self
  }

  /// Sets whether the element is chosen among others.
  public consuming func selected(_ isSelected: Bool = true) -> ScreenElement {
    change { $0.flags.set(.selected, isSelected) }
    return self
  }

  /// Makes the element one that can be ticked, and sets whether it is.
  public consuming func checked(_ isChecked: Bool) -> ScreenElement {
    change {
      $0.flags.insert(.checkable)
      $0.flags.set(.checked, isChecked)
    }
    return self
  }

  /// Gives the element an identity of its own among its neighbours, in place of its position.
  ///
  /// With another identity it is another element: what a person typed, scrolled or focused in it
  /// goes with it. Two neighbours of one identity are both shown and reported (``ScreenIssue``).
  ///
  /// - Parameters:
  ///   - identity: The identity.
  ///   - fileID: The place that a report names; by default this call's.
  ///   - line: The same.
  /// - Returns: The element.
  public consuming func identity(
    _ identity: some Hashable & Sendable,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ScreenElement {
    let spot = SourceSpot(fileID: fileID, line: line)
    changeDetails { $0.identity = ScreenIdentity(identity, at: spot) }
    return self
  }

  /// Asks for the focus, so that typing goes to the element.
  ///
  /// Let it follow a property of the data source that asks for it, and clear that property when the
  /// element has the focus (``onFocusChange(_:)``).
  public consuming func focusRequested(_ isRequested: Bool = true) -> ScreenElement {
    change { $0.flags.set(.wantsFocus, isRequested) }
    return self
  }

  /// Sets the order in which the return key goes on to the next field of the screen (``ScreenTyping/ReturnKey/next``).
  ///
  /// The lowest number comes first; equal ones follow the order of the screen.
  ///
  /// - Parameter order: The number; 0 unless it is set.
  /// - Returns: The field.
  public consuming func focusOrder(_ order: Int) -> ScreenElement {
    specifically { $0.focusOrder = order == 0 ? nil : order }
  }

  /// Sets the size, height and weight of the text.
  public consuming func textStyle(_ style: ScreenTextStyle) -> ScreenElement {
    changeDetails { $0.textStyle = style }
    return self
  }

  /// Sets the colour of the text.
  public consuming func color(_ color: ScreenColorRole) -> ScreenElement {
    changeDetails { $0.color = color }
    return self
  }

  /// Sets the colour behind the element.
  public consuming func background(_ color: ScreenColorRole) -> ScreenElement {
    changeDetails { $0.background = color }
    return self
  }

  /// Sets where the element stands among layers that are larger than it.
  ///
  /// It is as high as it needs to be then, where it would otherwise fill the layers; a scroll is no higher
  /// than they are.
  public consuming func alignment(_ alignment: ScreenAlignment) -> ScreenElement {
    changeDetails { $0.alignment = alignment }
    return self
  }

  /// Lets the element know the height of the layers around it.
  ///
  /// An element that fills a cell of a fixed height needs that: a picture that is to cover it, or a text that is to end
  /// with it.
  public consuming func fitsLayers() -> ScreenElement {
    changeDetails { $0.fitsLayers = true }
    return self
  }

  /// Makes the element as wide as it can be.
  public consuming func fillsWidth(_ isFilling: Bool = true) -> ScreenElement {
    change { $0.flags.set(.fillsWidth, isFilling) }
    return self
  }

  /// Hides the element and everything in it; it keeps its place.
  public consuming func hidden(_ isHidden: Bool = true) -> ScreenElement {
    change { $0.flags.set(.hidden, isHidden) }
    return self
  }

  /// Hides everything behind the element from sight and touch, as an alert or a sheet does.
  ///
  /// Among ``ScreenPart/layers(content:)`` such an element fills the layers.
  public consuming func blocksTouches(_ isBlocking: Bool = true) -> ScreenElement {
    change { $0.flags.set(.blocksTouches, isBlocking) }
    return self
  }

  /// Sets whether a finger reaches the element and what is in it; if not, it touches what lies behind them.
  ///
  /// They look and are laid out as before, and a keyboard and assistive technology reach them. It is
  /// SwiftUI's modifier of this name, and UIKit's `isUserInteractionEnabled` but for that touches go on.
  ///
  /// - Parameter isAllowed: `true` if a finger reaches them, unless something around them lets no finger in.
  /// - Returns: The element.
  public consuming func allowsHitTesting(_ isAllowed: Bool) -> ScreenElement {
    change { $0.flags.set(.ignoresTouches, !isAllowed) }
    return self
  }

  /// Limits the width to a comfortable line length, centred: 672 points, in proportion to the text.
  public consuming func readableWidth(_ isLimited: Bool = true) -> ScreenElement {
    change { $0.flags.set(.readableWidth, isLimited) }
    return self
  }

  /// Adds properties for assistive technology.
  public consuming func traits(_ traits: ScreenTraits) -> ScreenElement {
    change { $0.traits.formUnion(traits) }
    return self
  }

  /// Makes the element the title of the elements that follow.
  public consuming func header() -> ScreenElement {
    traits(.header)
  }

  /// Sets the words that assistive technology reads instead of the text.
  public consuming func label(_ label: String) -> ScreenElement {
    changeDetails { $0.label = label }
    return self
  }

  /// Sets the text for the element's current value.
  public consuming func value(_ value: String) -> ScreenElement {
    changeDetails { $0.value = value }
    return self
  }

  /// Says which number a person steps through which range by the element, whose value it is: what a
  /// front-end's own stepper needs.
  ///
  /// ``onValueChange(_:)`` is called with the new number.
  public consuming func stepping(_ stepping: ScreenStepping) -> ScreenElement {
    changeDetails {
      $0.stepping = stepping
      $0.value = String(stepping.number)
    }
    return self
  }

  /// Makes the element the title of the elements that follow, at a level.
  ///
  /// The level is from 1, for the title of a screen, to 6; a number outside counts as the nearer end.
  public consuming func header(level: Int) -> ScreenElement {
    header().specifically { $0.headingLevel = max(1, min(6, level)) }
  }

  /// Lets the text have so many lines at most; front-ends end the last one with an ellipsis where there is
  /// more.
  ///
  /// - Parameter lines: The number of lines, at least 1; `nil` for as many as it needs.
  /// - Returns: The element, no higher than these lines.
  public consuming func lineLimit(_ lines: Int?) -> ScreenElement {
    specifically { $0.lineLimit = lines.map { max(1, $0) } }
  }

  /// Keeps the text from growing beyond a size that a person has chosen, where a larger one would have no room: in
  /// bars, or as a mark in a shape.
  ///
  /// It is `maximumContentSizeCategory` of a `UIView`. It holds for this text alone, not for what is in an element.
  ///
  /// - Parameter size: The largest size; `nil` for none.
  /// - Returns: The element.
  public consuming func maximumTextSize(_ size: ScreenTextSize?) -> ScreenElement {
    specifically { $0.maximumTextSize = size }
  }

  /// Lets assistive technology do something with the element that a person does with a gesture otherwise.
  ///
  /// - Parameters:
  ///   - name: The action, in words.
  ///   - perform: Does it.
  /// - Returns: The element, which offers it after those that it offers already.
  public consuming func accessibilityAction(
    _ name: String,
    perform: @escaping @MainActor () -> Void
  ) -> ScreenElement {
    specifically { $0.actions = ($0.actions ?? []) + [name] }.handling {
      $0.actions.append(perform)
    }
  }

  /// Describes in words the effect of a tap.
  public consuming func hint(_ hint: String) -> ScreenElement {
    changeDetails { $0.hint = hint }
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
  ///
  /// A length that is not finite counts as 0.
  public consuming func padding(_ insets: ScreenInsets) -> ScreenElement {
    changeDetails {
      $0.padding = ScreenInsets(
        top: insets.top.orZero,
        leading: insets.leading.orZero,
        bottom: insets.bottom.orZero,
        trailing: insets.trailing.orZero
      )
    }
    return self
  }

  /// Fixes the frame's width, height or both, in points; a length that is negative or not finite fixes
  /// nothing.
  public consuming func frame(width: Double? = nil, height: Double? = nil) -> ScreenElement {
    changeDetails {
      $0.width = width.flatMap { $0.asLength } ?? $0.width
      $0.height = height.flatMap { $0.asLength } ?? $0.height
    }
    return self
  }

  /// Sets who has first what a row or a column has to give, and gives up last what it lacks; 0 unless it is
  /// set.
  ///
  /// A row that is too narrow leaves those of the highest priority their width, as long as there is some,
  /// and takes it from the others. The remaining width of a row goes to the spacers of the highest priority. The
  /// remaining height of a column goes to those of the highest priority that can grow. As with `layoutPriority(_:)` of
  /// SwiftUI, but that there is no least size that the others keep
  /// (``sizeLimits(minWidth:maxWidth:minHeight:maxHeight:)``).
  ///
  /// - Parameter priority: The priority; what is not finite counts as 0.
  /// - Returns: The element.
  public consuming func layoutPriority(_ priority: Double) -> ScreenElement {
    changeDetails { $0.priority = priority.orZero }
    return self
  }

  /// Makes the element and its content take taps; a button inside it still has its own action.
  public consuming func onTap(_ perform: @escaping @MainActor () -> Void) -> ScreenElement {
    change { $0.action = ScreenAction(perform) }
    return self
  }
}
