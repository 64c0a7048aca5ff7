extension FlowCommand {
  /// Starts the app, at its root unless the arguments say where.
  public struct LaunchApp: Hashable, Sendable {
    /// The app, if it is not the header's.
    public var appId: FlowText?
    /// Whether what it stored is removed first.
    public var clearState: FlowParameter<Bool>?
    /// Whether a running app is stopped first.
    public var stopApp: FlowParameter<Bool>?
    /// Where it starts and with which data.
    public var arguments: [FlowEntry] = []
    /// What it is allowed, by permission.
    public var permissions: [FlowEntry] = []

    static let keys = ["appId", "clearState", "stopApp", "arguments", "permissions"]

    init?(_ call: FlowCall, _ reader: FlowNodeReader) {
      if call.value.isNull { return }
      if call.value.scalar != nil {
        appId = reader.text(call.value, for: call.name)
        return
      }
      guard let fields = reader.fields(call.value, of: call.name, keys: Self.keys + FlowStep.keys)
      else { return nil }
      appId = reader.text(fields, "appId")
      clearState = reader.parameter(fields, "clearState")
      stopApp = reader.parameter(fields, "stopApp")
      arguments = reader.entries(fields, "arguments")
      permissions = reader.entries(fields, "permissions")
    }
  }
}
