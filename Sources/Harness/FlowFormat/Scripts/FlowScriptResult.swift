/// The values that a script of `runScript` leaves for later steps.
public struct FlowScriptResult: Equatable, Sendable {
  /// The members of `output`.
  public var output: FlowMembers
  /// The text of `maestro.copiedText`; `nil` if there is none.
  public var copiedText: String?
  /// The lines of `console.log`, which stand with the step in reports.
  public var log: [String]

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - output: The members of `output`.
  ///   - copiedText: The text of `maestro.copiedText`.
  ///   - log: The lines of `console.log`.
  public init(output: FlowMembers, copiedText: String? = nil, log: [String] = []) {
    self.output = output
    self.copiedText = copiedText
    self.log = log
  }

  /// Reads the value of ``FlowScript/epilogue``.
  ///
  /// - Parameter json: The value.
  /// - Throws: An error if it is not what the epilogue makes.
  /// - Complexity: O(json).
  public init(json: String) throws(FlowScriptError) {
    let value: FlowValue
    do throws(FlowJSONReader.Failure) {
      value = try FlowJSONReader.value(of: json)
    } catch {
      throw FlowScriptError("The script leaves values that cannot be read. \(error.message)")
    }
    guard case .object(let members) = value, case .object(let output)? = members["output"],
      case .array(let lines)? = members["log"]
    else {
      throw FlowScriptError(
        "“output” has to stay an object: assign its members, like output.total = 3."
      )
    }
    self.init(
      output: output,
      copiedText: members["copiedText"].flatMap { $0.isMissing ? nil : $0.text },
      log: lines.map(\.text)
    )
  }
}
