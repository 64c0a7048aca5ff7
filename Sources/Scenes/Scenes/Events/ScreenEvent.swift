/// An action of a person on a node of a screen, as a front-end reports it.
public enum ScreenEvent: Sendable, Hashable, Codable {
  /// A tap.
  case tap
  /// Two taps in quick succession.
  case doubleTap
  /// A finger that stays.
  case longPress
  /// A field's whole text after an edit.
  ///
  /// While a part of it `isMarked`, as in entering Japanese, the field keeps it whatever the data source says. The
  /// marking ends with the next text that is not marked, with ``submit``, when the field loses the focus, and when
  /// something covers the field.
  case text(String, isMarked: Bool = false)
  /// The new value of a control.
  case value(ScreenValue)
  /// Typing goes to the node (`true`), or no longer does.
  case focus(Bool)
  /// The return key of a field. While a part of the text is marked, it takes the marked text, and nothing else happens.
  case submit
  /// One of the buttons that a swipe uncovers, by its index.
  case swipeAction(Int)
  /// An entry of the node's menu, by its index, from a front-end that shows menus of its own.
  case menuItem(Int)
  /// Something that assistive technology does with the node, by its index.
  case accessibilityAction(Int)
  /// A finger that has picked the node up carries it, or lets it go.
  case drag(ScreenDrag)
  /// A pull that asks for newer content.
  case refresh
  /// A scroll's content has been moved to an offset, in points (``ScreenScrollState/offset``).
  ///
  /// By default the event is a whole gesture. A front-end that follows a finger sends the phases of the gesture.
  case scrolled(ScreenPoint, phase: ScreenScrollPhase = .ended)
  /// The node has come into sight. ``SceneWindow/update()`` reports it, so that no front-end has to.
  ///
  /// A node that is in sight already does nothing about it.
  case appear
  /// The node has gone out of sight, or leaves the screen. ``SceneWindow/update()`` reports it too.
  case disappear
  /// A request to go away, such as a tap beside an alert.
  case dismiss

  /// Its kind.
  public var kind: ScreenEventKinds {
    switch self {
    case .tap: .tap
    case .doubleTap: .doubleTap
    case .longPress: .longPress
    case .text: .text
    case .value: .value
    case .focus: .focus
    case .submit: .submit
    case .swipeAction: .swipeAction
    case .menuItem: .menuItem
    case .accessibilityAction: .accessibilityAction
    case .drag: .drag
    case .refresh: .refresh
    case .scrolled: .scrolled
    case .appear: .appear
    case .disappear: .disappear
    case .dismiss: .dismiss
    }
  }

  /// A Boolean value that indicates whether it is an action of a person on visible elements, and no consequence of one.
  var isTouch: Bool {
    switch self {
    case .tap, .doubleTap, .longPress, .text, .value, .submit, .swipeAction, .menuItem,
      .accessibilityAction, .refresh, .dismiss:
      true
    case .focus(let isFocused): isFocused
    // A picked-up element can be dropped wherever it is.
    case .drag(let drag): drag.phase == .began
    case .scrolled, .appear, .disappear: false
    }
  }
}

/// Why an event was refused; nothing has happened then.
public enum ScreenEventError: Error, Sendable, Equatable {
  /// The node is not on the screen any more, or never was.
  case gone(ScreenNodeID)
  /// The event comes from a body, or from something that a body has released, while the screen is being described.
  case describing(ScreenNodeID)
  /// The node, or what it is in, is hidden.
  case hidden(ScreenNodeLook)
  /// The node, or what it is in, is disabled.
  case disabled(ScreenNodeLook)
  /// Something in front covers the node.
  case covered(ScreenNodeLook, by: ScreenNodeLook)
  /// The node's scene is coming or going, and nothing that a person does reaches it until that is over.
  case moving(ScreenNodeLook)
  /// The node does nothing about such an event.
  case notTaken(ScreenEvent, by: ScreenNodeLook)
}

extension ScreenEventError: CustomStringConvertible {
  /// A sentence that says what was refused, and why.
  public var description: String {
    switch self {
    case .gone(let id):
      "The node \(id) is not on the screen any more: apply the patches before the next event."
    case .describing(let id):
      "The screen is being described, so that nothing can be done to the node \(id): a body must not "
        + "send events."
    case .hidden(let look): "\(look) is hidden."
    case .disabled(let look): "\(look) is disabled."
    case .covered(let look, let cover): "\(look) is covered by \(cover)."
    case .moving(let look):
      "\(look) moves: nothing reaches it until the transition from scene to scene has ended."
    case .notTaken(let event, let look): "\(look) does nothing about \(event)."
    }
  }
}
