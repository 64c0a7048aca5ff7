/// What an event is called in flows, logs and tests.
public enum ScreenEventName: String, Sendable, Hashable, Codable, CaseIterable {
  /// A tap.
  case tap
  /// Two taps in quick succession, as one event.
  case doubleTap
  /// A finger that stays.
  case longPress
  /// An edit of a field's text.
  case text
  /// A new value of a control: a switch, a stepper.
  case value
  /// Typing goes to the node.
  case focus
  /// Typing no longer goes to the node.
  case blur
  /// The return key of a field.
  case submit
  /// One of the buttons that a swipe uncovers.
  case swipeAction
  /// An entry of a menu.
  case menuItem
  /// Something that assistive technology does.
  case accessibilityAction
  /// A finger that has picked the node up.
  case drag
  /// A pull that asks for newer content.
  case refresh
  /// A move of a scroll's content.
  case scroll
  /// The node has come into sight.
  case appear
  /// The node has gone out of sight.
  case disappear
  /// A request to go away.
  case dismiss
}

extension ScreenEvent {
  /// What it is called.
  public var name: ScreenEventName {
    switch self {
    case .tap: .tap
    case .doubleTap: .doubleTap
    case .longPress: .longPress
    case .text: .text
    case .value: .value
    case .focus(let isFocused): isFocused ? .focus : .blur
    case .submit: .submit
    case .swipeAction: .swipeAction
    case .menuItem: .menuItem
    case .accessibilityAction: .accessibilityAction
    case .drag: .drag
    case .refresh: .refresh
    case .scrolled: .scroll
    case .appear: .appear
    case .disappear: .disappear
    case .dismiss: .dismiss
    }
  }
}
