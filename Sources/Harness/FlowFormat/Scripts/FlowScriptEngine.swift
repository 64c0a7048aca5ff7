/// Plays the scripts of `runScript`.
///
/// The package has an engine on Apple platforms alone, `JavaScriptCoreEngine`. A team with an engine of its own, on Linux
/// for instance, conforms a type to this protocol and gives it to the commands:
///
/// ```swift
/// let commands = FlowCommandList.standard.playingScripts(with: TeamEngine())
/// ```
///
/// An engine for JavaScript evaluates three texts in one new context: ``FlowScript/prelude``, ``FlowScript/source``,
/// and ``FlowScript/epilogue``, whose value is a text for ``FlowScriptResult/init(json:)``. Nothing but the script and
/// its values should decide the result. An engine bounds a script's time and memory, because the player cannot.
public protocol FlowScriptEngine: Sendable {
  /// Plays a script.
  ///
  /// - Parameter script: The script, and the values that it finds.
  /// - Returns: The values that the script leaves.
  /// - Throws: The error that ends the script, which fails the step.
  func run(_ script: FlowScript) async throws(FlowScriptError) -> FlowScriptResult
}
