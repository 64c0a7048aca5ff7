extension ScreenElement {
  consuming func handling(_ change: (inout ScreenHandlers) -> Void) -> ScreenElement {
    changeDetails {
      var handlers = $0.handlers?.handlers ?? ScreenHandlers()
      change(&handlers)
      $0.handlers = ScreenHandlers.Box(handlers)
    }
    return self
  }

  /// The kinds of events that the element takes.
  public var eventKinds: ScreenEventKinds {
    var kinds = fields.handlers?.kinds ?? []
    if action != nil { kinds.insert(.tap) }
    return kinds
  }

  /// Makes the element and its content take two taps in quick succession.
  public consuming func onDoubleTap(_ perform: @escaping @MainActor () -> Void) -> ScreenElement {
    handling { $0.doubleTap = perform }
  }

  /// Makes the element and its content take a finger that stays.
  public consuming func onLongPress(_ perform: @escaping @MainActor () -> Void) -> ScreenElement {
    handling { $0.longPress = perform }
  }

  /// Called with a field's whole text after each edit.
  public consuming func onTextChange(
    _ perform: @escaping @MainActor (String) -> Void
  ) -> ScreenElement {
    handling { $0.text = perform }
  }

  /// Called with a control's new value.
  public consuming func onValueChange(
    _ perform: @escaping @MainActor (ScreenValue) -> Void
  ) -> ScreenElement {
    handling { $0.value = perform }
  }

  /// Called when the element has received the focus (`true`) or lost it.
  ///
  /// An element that is hidden, disabled or removed loses the focus too. The call then follows the update.
  public consuming func onFocusChange(
    _ perform: @escaping @MainActor (Bool) -> Void
  ) -> ScreenElement {
    handling { $0.focus = perform }
  }

  /// Called when a person presses the return key in a field.
  public consuming func onSubmit(_ perform: @escaping @MainActor () -> Void) -> ScreenElement {
    handling { $0.submit = perform }
  }

  /// Asks a scroll to show something.
  ///
  /// The scroll handles a request once, when the request is new or differs from the one before. A target that does
  /// not exist yet is shown when it appears.
  ///
  /// Pass a property of the data source. When it is `done`, report that to the delegate, which clears the request, so
  /// that the same target can be requested again.
  /// ```swift
  /// lazyColumn { each(dataSource.posts) { PostRow(post: $0) } }
  ///   .scrollRequested(to: dataSource.target) { delegate?.timelineViewDidShowTarget() }
  /// ```
  /// - Parameters:
  ///   - target: The target to show; `nil` for none.
  ///   - done: Called when it is shown, with the update that shows it.
  /// - Returns: The scroll.
  /// - Complexity: O(items) to find a row.
  public consuming func scrollRequested(
    to target: ScreenScrollTarget?,
    done: @escaping @MainActor () -> Void
  ) -> ScreenElement {
    changeDetails { $0.scrollTarget = target }
    return handling { $0.scrollDone = done }
  }

  /// Called after a person has moved a scroll's content, with the offset in points (``ScreenScrollState/offset``) and
  /// the phase of the gesture.
  ///
  /// ```swift
  /// lazyColumn { each(dataSource.posts) { PostRow(post: $0) } }
  ///   .onScroll { _, phase in if phase == .ended { delegate?.timelineViewDidEndScroll() } }
  /// ```
  public consuming func onScroll(
    _ perform: @escaping @MainActor (ScreenPoint, ScreenScrollPhase) -> Void
  ) -> ScreenElement {
    handling { $0.scrolled = perform }
  }

  /// Lets a person pick the element up and carry it over the screen.
  ///
  /// The element moves only if `perform` changes its position. Each drag ends with a release, unless the node goes
  /// away first.
  ///
  /// ```swift
  /// text(card.title).onDrag { delegate?.boardViewDidDragCard(card.id, $0) }
  /// ```
  /// - Parameter perform: Called with each move of the finger.
  /// - Returns: The element.
  public consuming func onDrag(
    _ perform: @escaping @MainActor (ScreenDrag) -> Void
  ) -> ScreenElement {
    handling { $0.drag = perform }
  }

  /// Called when the element comes into sight.
  ///
  /// It is called again only after the element has gone out of sight.
  public consuming func onAppear(_ perform: @escaping @MainActor () -> Void) -> ScreenElement {
    handling { $0.appear = perform }
  }

  /// Called when the element that came into sight goes out of it: it is scrolled away, covered or hidden,
  /// or it leaves the screen, alone or with its scene.
  public consuming func onDisappear(_ perform: @escaping @MainActor () -> Void) -> ScreenElement {
    handling { $0.disappear = perform }
  }

  /// Called when a person asks the element to go away.
  public consuming func onDismiss(_ perform: @escaping @MainActor () -> Void) -> ScreenElement {
    handling { $0.dismiss = perform }
  }
}
