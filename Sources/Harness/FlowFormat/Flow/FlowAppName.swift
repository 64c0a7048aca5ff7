/// The app that a command may name, under its key or alone.
package struct FlowAppName {
  /// The name; the header's app is meant if `nil`.
  package let text: FlowText?

  /// Reads the name; whatever is wrong with it is reported, and a text that is wrong counts as none.
  package init?(_ call: FlowCall) {
    if call.isBare {
      text = nil
    } else if call.isText {
      text = call.text("appId")
    } else {
      guard let fields = call.fields() else { return nil }
      text = fields.text("appId")
    }
  }
}
