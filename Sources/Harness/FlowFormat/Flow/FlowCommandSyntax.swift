/// The form of a command in a flow's file: its name, its keys, and the reading of its arguments.
///
/// A value of the type is the command of one step, with its typed arguments. A command that can be played is a
/// `FlowCommand` of the flow player; tools that only read, check and write files need no more than this.
public protocol FlowCommandSyntax: Equatable, Sendable {
  /// The command's name in a file, in ASCII letters and digits.
  static var name: String { get }

  /// The keys that the command reads, without `label`, `optional` and the keys of a selector.
  ///
  /// `nil` allows any key, for a command that can't know its keys.
  static var keys: [String]? { get }

  /// The command's description, for `harness explain` and editors; empty by default.
  static var guide: FlowCommandGuide { get }

  /// Reads the command of a step; `nil` if there is none to play, for which an error has been reported.
  ///
  /// The methods of the call and of its fields report each mistake at its position in the file. They do not
  /// stop at the first one, so a person sees all mistakes of a file at once.
  ///
  /// - Parameter call: The command in its file.
  init?(_ call: FlowCall)

  /// A Boolean value that indicates whether the command acts on a screen; `true` by default.
  ///
  /// If it does and the flow has not launched the app, the runner launches the app with the defaults.
  var needsScreen: Bool { get }

  /// A Boolean value that indicates whether the command by itself changes nothing: it looks, lets time pass, or plays
  /// the steps inside it; `false` by default.
  ///
  /// After such a step the runner checks nothing that it has checked before, unless the app has done something since.
  var onlyLooks: Bool { get }

  /// The capabilities of a device that the command needs beyond touches, keys and looks; none by default.
  ///
  /// A flow that needs more than its device has is refused before it plays.
  var needs: FlowCapabilities { get }

  /// The steps inside the command; empty by default.
  var inner: [FlowStep] { get }

  /// Checks the command against the names that the app declares, before any flow is played.
  ///
  /// The default implementation returns no errors.
  ///
  /// - Parameter check: The app, and the step in its file.
  /// - Returns: The errors.
  @MainActor func check(_ check: FlowCheck) -> [FlowError]
}

extension FlowCommandSyntax {
  /// An empty description.
  public static var guide: FlowCommandGuide { FlowCommandGuide("") }

  /// `true`, because most commands act on a screen.
  public var needsScreen: Bool { true }

  /// `false`, because most commands act on the app.
  public var onlyLooks: Bool { false }

  /// Nothing, because most commands do what a person can do on any device.
  public var needs: FlowCapabilities { [] }

  /// An empty array, because most commands contain no steps.
  public var inner: [FlowStep] { [] }

  /// Returns no errors, because most commands use no names of the app.
  @MainActor public func check(_ check: FlowCheck) -> [FlowError] { [] }

  /// Returns `true` if another command has the same type and the same arguments.
  package func equals(_ other: any FlowCommandSyntax) -> Bool {
    (other as? Self) == self
  }
}
