extension FlowCommand {
  /// Stops the app; what it stored stays.
  public struct StopApp: Hashable, Sendable {
    /// The app, if it is not the header's.
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
