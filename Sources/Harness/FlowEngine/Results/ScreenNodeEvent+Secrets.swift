import FlowFormat
import Scenes

extension ScreenNodeEvent {
  /// The event as reports show it.
  ///
  /// A run with secrets leaves out the content of a field that text reaches, since the content is a part of the text.
  package var shown: String {
    guard case .text = event, !FlowSecrets.current.isEmpty else { return description }
    var look = look
    look.text = nil
    return "\(event.name) on \(look)"
  }
}
