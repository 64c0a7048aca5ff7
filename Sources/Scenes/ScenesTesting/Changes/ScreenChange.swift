/// Something that a person saw change.
///
/// What comes and goes is named by what it says; what stays and changes by its identifier, or by what it
/// said if it has none.
///
/// - SeeAlso: ``ScreenChangeRecorder``
public enum ScreenChange: Sendable, Hashable {
  /// A text, a control, a picture, a message or a question has come.
  case appeared(String)
  /// It is gone, or hidden.
  case disappeared(String)
  /// A screen or a sheet has come, with all that is on it; named by its first header.
  case screenAppeared(String)
  /// A screen or a sheet is gone, or covered.
  case screenDisappeared(String)
  /// It shows another text or value.
  case changed(String, to: String)
  /// A control takes touches again.
  case enabled(String)
  /// A control takes no touches any more.
  case disabled(String)
  /// It is chosen among others.
  case selected(String)
  /// It is no longer chosen.
  case deselected(String)
  /// It is ticked, or on.
  case checked(String)
  /// It is no longer ticked, or off.
  case unchecked(String)
  /// Typing goes to it.
  case focused(String)
  /// Typing no longer goes to it.
  case unfocused(String)
  /// It stands in another place among its neighbours.
  case moved(String)
}

extension ScreenChange: CustomStringConvertible {
  /// The change as a phrase, such as `“order-button” is disabled`.
  public var description: String {
    switch self {
    case .appeared(let name): "“\(name)” appeared"
    case .disappeared(let name): "“\(name)” disappeared"
    case .screenAppeared(let name): "the screen “\(name)” appeared"
    case .screenDisappeared(let name): "the screen “\(name)” disappeared"
    case .changed(let name, let text): "“\(name)” changed to “\(text)”"
    case .enabled(let name): "“\(name)” is enabled"
    case .disabled(let name): "“\(name)” is disabled"
    case .selected(let name): "“\(name)” is selected"
    case .deselected(let name): "“\(name)” is no longer selected"
    case .checked(let name): "“\(name)” is checked"
    case .unchecked(let name): "“\(name)” is no longer checked"
    case .focused(let name): "“\(name)” has the focus"
    case .unfocused(let name): "“\(name)” no longer has the focus"
    case .moved(let name): "“\(name)” moved"
    }
  }
}
