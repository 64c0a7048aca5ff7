#if canImport(JavaScriptCore)
import Foundation
import JavaScriptCore

/// Plays scripts with the JavaScript of Apple's platforms, each in a context of its own.
///
/// A script that never ends is not stopped: limit the time of the run.
public struct JavaScriptCoreEngine: FlowScriptEngine {
  /// Creates an engine.
  public init() {}

  /// Plays a script.
  public func run(_ script: FlowScript) async throws(FlowScriptError) -> FlowScriptResult {
    guard let context = JSContext() else {
      throw FlowScriptError("JavaScriptCore has no context for the script.")
    }
    let file = URL(fileURLWithPath: script.file)
    context.evaluateScript(script.prelude)
    context.evaluateScript(script.source, withSourceURL: file)
    let json = context.exception == nil ? context.evaluateScript(script.epilogue) : nil
    if let exception = context.exception {
      let line = exception.objectForKeyedSubscript("line")?.toNumber()?.intValue
      throw FlowScriptError(exception.toString() ?? "The script has failed.", line: line)
    }
    return try FlowScriptResult(json: json?.toString() ?? "")
  }
}
#endif
