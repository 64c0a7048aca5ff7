/// An element that a command has to find, and for how long it looks.
package struct FlowSought {
  /// The element.
  package let selector: FlowSelector
  /// The longest wait, if the command says one.
  package let timeout: FlowParameter<FlowDuration>?

  /// Reads the selector and the time-out.
  ///
  /// - Parameters:
  ///   - call: The command.
  ///   - purpose: The purpose of the element, as in “says nothing to look for”.
  package init?(_ call: FlowCall, to purpose: String) {
    guard let (selector, fields) = call.selection() else { return nil }
    guard let selector else {
      call.report("“\(call.name)” says nothing to \(purpose). Give a text or an id.")
      return nil
    }
    self.selector = selector
    timeout = fields.duration("timeout", .milliseconds)
  }
}
