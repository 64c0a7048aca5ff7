import Scenes

/// How the elements of a role are drawn.
struct ControlDrawing: Sendable {
  /// An element to draw, the style that its looks have, and the cells in which it can be seen.
  struct Subject {
    let element: LaidOutElement
    let style: CellStyle
    let seen: CellArea

    var look: ScreenNodeLook { element.element }
  }

  let draw: @Sendable (inout ScreenPainter, Subject) -> Void

  /// The drawings by role; what has none is drawn by what its look has (``plain``).
  static let byRole: [ScreenRole: ControlDrawing] = [
    .image: .image, .divider: .divider, .progress: .progress, .switchMark: .switchMark,
    .textField: .field, .secureField: .field, .searchField: .searchField, .textArea: .field,
    .button: .button, .backButton: .backButton, .menuButton: .menuButton, .picker: .picker,
    .slider: .slider, .disclosure: .disclosure, .link: .link, .badge: .badge, .tab: .tab,
    .scroll: .scroll, .alert: .panel, .actionSheet: .panel, .menu: .panel, .sheet: .sheet,
    .toast: .toast,
  ]

  /// The text, and a tick if it can be ticked.
  static let plain = ControlDrawing { painter, subject in
    let look = subject.look
    if !look.runs.isEmpty {
      painter.drawRuns(subject)
    } else if let text = look.shownText {
      painter.drawText(text, subject)
    }
    if let isChecked = look.isChecked, painter.frames.children(of: subject.element).isEmpty {
      painter.drawTick(isChecked, subject)
    }
  }
}
