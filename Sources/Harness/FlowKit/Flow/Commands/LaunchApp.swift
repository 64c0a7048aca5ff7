extension FlowCommand {
  /// Starts the app, at its root unless the arguments name another scene.
  public struct LaunchApp: Hashable, Sendable {
    /// The app; the header's if `nil`.
    public var appId: FlowText?
    /// Whether the app's stored data is removed first.
    public var clearState: FlowParameter<Bool>?
    /// Whether a running app is stopped first.
    public var stopApp: FlowParameter<Bool>?
    /// The launch arguments, such as the scene to open with.
    public var arguments: [FlowEntry] = []
    /// The permissions with their settings.
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
