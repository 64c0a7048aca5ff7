extension FlowCommand {
  /// Stops the app; its stored data remains.
  public struct StopApp: Hashable, Sendable {
    /// The app; the header's if `nil`.
    public var appId: FlowText?

    init?(_ call: FlowCall, _ reader: FlowNodeReader) {
      if call.value.isNull { return }
      if call.value.scalar != nil {
        appId = reader.text(call.value, for: call.name)
        return
      }
      guard let fields = reader.fields(call.value, of: call.name, keys: ["appId"] + FlowStep.keys)
      else { return nil }
      appId = reader.text(fields, "appId")
    }
  }
}
