import FlowFormat
import Foundation

/// Runs a script in JavaScript, which assigns values that later steps use.
///
/// A list has the command once it has an engine (``FlowCommandList/playingScripts(with:)``).
struct RunScriptCommand: StandardFlowCommand {
  /// `runScript`.
  static let name = "runScript"
  /// The keys; `file` may stand alone.
  static let keys: [String]? = ["file", "when", "env"]
  // Maestro plays it with an engine of its own.
  static let portability: FlowPortability.Rule = .common(["file", "when", "env"])

  /// The steps of evaluation that a script counts as, since an engine counts none.
  private static let cost = 10_000

  /// The script's file as it was written.
  var file: String
  /// The path of the file, from the folder of the flow.
  var path: String
  /// The condition for running; always if `nil`.
  var when: FlowCondition?
  /// Values that are global for the script.
  var env: [FlowEntry]

  private let engine: Engine

  /// An engine, which does not tell two commands apart.
  private struct Engine: Equatable, Sendable {
    let engine: (any FlowScriptEngine)?

    static func == (one: Engine, other: Engine) -> Bool { true }
  }

  /// Only if its condition looks at the screen.
  var needsScreen: Bool { when?.looks == true }
  var onlyLooks: Bool { true }

  /// Reads the file's path, the condition and the values.
  init?(_ call: FlowCall) {
    engine = Engine(engine: call.reader.commands.scriptEngine)
    if engine.engine == nil {
      call.report("“runScript” is not supported: \(FlowCommandList.withoutEngine)")
    }
    var node: YAMLNode? = call.value
    (when, env) = (nil, [])
    if !call.isText {
      guard let fields = call.fields() else { return nil }
      when = fields.condition("when")
      env = fields.env("env")
      if call.reader.notes("file", .text) { return nil }
      node = fields["file"]
    }
    guard let node else {
      call.report("“runScript” needs “file”, the path of a script.")
      return nil
    }
    guard case .file(let name, let path)? = FlowTarget(file: node, of: call) else { return nil }
    (file, self.path) = (name, path)
  }

  /// Returns the errors of its condition, and one if the script is not there.
  func check(_ check: FlowCheck) -> [FlowError] {
    var errors = check.errors(in: when)
    if let error = check.refusal(of: path, named: file, at: check.step.filePosition) {
      errors.append(error)
    } else if !check.collection.given.contains(ExactText(path)),
      !FileManager.default.fileExists(atPath: path)
    {
      errors.append(
        check.error(
          "The script “\(file.clipped(to: 96))” is not there (looked for \(path.clipped(to: 200)))."
        )
      )
    }
    return errors
  }

  /// Runs the script if the condition holds.
  func play(in run: StepRun) async throws(StepFailure) -> StepResult.Outcome {
    if let when, !(try await run.holds(when)) { return .skipped }
    guard let engine = engine.engine else {
      throw StepFailure("“runScript” is not supported: \(FlowCommandList.withoutEngine)")
    }
    try run.refuseOutside(path, named: file)
    let bytes: [UInt8]
    if let given = run.flow.player.collection.scriptsByPath[ExactText(path)] {
      bytes = Array(given.utf8)
      run.flow.budget.spend(bytes.count, of: .memory)
    } else {
      bytes = try run.bytes(of: path, limit: FileBounds.script)
    }
    guard bytes.count <= FileBounds.script else {
      throw StepFailure("The script “\(file)” is larger than 1 MiB, the most that is read.")
    }
    run.flow.budget.spend(Self.cost, of: .evaluation)
    let script = try script(String(decoding: bytes, as: UTF8.self), in: run)
    let result: FlowScriptResult
    do throws(FlowScriptError) {
      result = try await engine.run(script)
    } catch {
      let place = error.line.map { " in line \($0)" } ?? ""
      throw StepFailure("The script “\(file)” has failed\(place): \(error.message)")
    }
    try keep(result, in: run)
    return .passed
  }

  @MainActor private func script(
    _ source: String,
    in run: StepRun
  ) throws(StepFailure) -> FlowScript {
    var given = run.context
    try given.define(env)
    let record = run.flow.budget.record
    var values = FlowMembers()
    for name in given.scope.names { values[name] = given.scope[name] }
    return FlowScript(
      source: source,
      file: path,
      values: values,
      output: record.output,
      maestro: record.maestro,
      now: record.now,
      seed: record.random.next()
    )
  }

  /// Keeps what a script has left, unless it is too large.
  @MainActor private func keep(_ result: FlowScriptResult, in run: StepRun) throws(StepFailure) {
    let budget = run.flow.budget
    let most = FlowBudget.Bound.memory.limit / 32
    guard let extent = FlowValue.object(result.output).extent(limit: most) else {
      throw StepFailure(
        "The script “\(file)” leaves more than 1 MiB in “output”, or values nested more than "
          + "\(FlowBudget.deepestValue) levels deep."
      )
    }
    let texts = (result.copiedText ?? "").utf8.count + result.log.reduce(0) { $0 + $1.utf8.count }
    budget.spend(extent.bytes + texts, of: .memory)
    budget.record.output = result.output
    budget.record.copiedText = result.copiedText
    for line in result.log { budget.record.log(line) }
  }
}
