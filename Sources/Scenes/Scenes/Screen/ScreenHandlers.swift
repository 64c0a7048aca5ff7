/// The actions of an element on events other than a tap.
///
/// As with actions, only which of them there are counts when elements are compared.
struct ScreenHandlers: Sendable {
  var doubleTap: (@MainActor () -> Void)?
  var longPress: (@MainActor () -> Void)?
  var text: (@MainActor (String) -> Void)?
  var value: (@MainActor (ScreenValue) -> Void)?
  var focus: (@MainActor (Bool) -> Void)?
  var submit: (@MainActor () -> Void)?
  var refresh: (@MainActor () -> Void)?
  /// `true` during a refresh, in which another pull does nothing.
  var isRefreshing = false
  var scrolled: (@MainActor (ScreenPoint, ScreenScrollPhase) -> Void)?
  var drag: (@MainActor (ScreenDrag) -> Void)?
  var appear: (@MainActor () -> Void)?
  var disappear: (@MainActor () -> Void)?
  var dismiss: (@MainActor () -> Void)?
  /// Not an event: the tree itself calls it.
  var scrollDone: (@MainActor () -> Void)?
  var swipeActions: [ScreenSwipeAction] = []
  /// The entries of its menu; none unless it has one.
  var menu: [ScreenMenuItem] = []
  /// `true` if a finger that stays opens the menu, and not a tap.
  var hasContextMenu = false
  /// The actions that assistive technology can do with it.
  var actions: [@MainActor () -> Void] = []

  /// The kinds of events that it takes.
  var kinds: ScreenEventKinds {
    var kinds: ScreenEventKinds = []
    if doubleTap != nil { kinds.insert(.doubleTap) }
    if longPress != nil { kinds.insert(.longPress) }
    if text != nil { kinds.insert(.text) }
    if value != nil { kinds.insert(.value) }
    if focus != nil { kinds.insert(.focus) }
    if submit != nil { kinds.insert(.submit) }
    if refresh != nil { kinds.insert(.refresh) }
    if scrolled != nil { kinds.insert(.scrolled) }
    if drag != nil { kinds.insert(.drag) }
    if appear != nil { kinds.insert(.appear) }
    if disappear != nil { kinds.insert(.disappear) }
    if dismiss != nil { kinds.insert(.dismiss) }
    if !swipeActions.isEmpty { kinds.insert(.swipeAction) }
    if !menu.isEmpty { kinds.formUnion([.menuItem, hasContextMenu ? .longPress : .tap]) }
    if !actions.isEmpty { kinds.insert(.accessibilityAction) }
    return kinds
  }

  /// Returns `true` if the titles consist of the same scalars, which equal titles need not do.
  private func hasSameTexts(as other: ScreenHandlers) -> Bool {
    swipeActions.elementsEqual(other.swipeActions) { $0.title.isSame(as: $1.title) }
  }

  /// A shared, immutable box; a change creates a new one.
  final class Box: Sendable, Equatable {
    let handlers: ScreenHandlers
    /// `true` if there is one for coming into sight or going out of it.
    let watchesSight: Bool

    init(_ handlers: ScreenHandlers) {
      self.handlers = handlers
      watchesSight = handlers.appear != nil || handlers.disappear != nil
    }

    static func == (left: Box, right: Box) -> Bool {
      left === right
        || (left.handlers.kinds == right.handlers.kinds
          && left.handlers.swipeActions == right.handlers.swipeActions
          && left.handlers.hasSameTexts(as: right.handlers))
    }
  }
}
