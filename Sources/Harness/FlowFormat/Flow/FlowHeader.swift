/// The header of a flow file, before its commands.
package struct FlowHeader: Equatable, Sendable {
  /// The app.
  package var appId: FlowText?
  /// The address, where the app is a web page.
  package var url: FlowText?
  /// The flow's name.
  package var name: String?
  /// Words by which flows can be selected.
  package var tags: [String] = []
  /// Values for `${…}`, in the order of the file; a value may use the names before it.
  package var env: [FlowEntry] = []
  /// Steps that run first.
  package var onFlowStart: [FlowStep] = []
  /// Steps that run last, after a failure too.
  package var onFlowComplete: [FlowStep] = []
  /// The engine with which a device evaluates JavaScript; it has no effect here.
  var jsEngine: FlowText?
  /// How Maestro finds the elements of a web view on Android; it has no effect here.
  var androidWebViewHierarchy: FlowText?
  /// How often the invariants of the app are checked; as the options say if `nil`.
  package var checks: FlowChecks?
  /// The language and the region in which the app begins, from the settings of the flow's folder; those of
  /// ``FlowOptions/environment`` if `nil`.
  package var locale: FlowLocale?

  package init() {}

  /// The keys of a header in a file.
  package static let keys = [
    "appId", "url", "name", "tags", "env", "onFlowStart", "onFlowComplete", "properties",
    "jsEngine", "androidWebViewHierarchy", "checks",
  ]
}
