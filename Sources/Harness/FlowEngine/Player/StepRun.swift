public import FlowFormat
public import Scenes
public import ScenesHeadless

/// One step being played, as its command sees it: the app and its stage, the run's virtual time, the
/// values for `${…}`, and the flow's budget.
@MainActor
public struct StepRun {
  package let flow: FlowRun
  let played: PlayedStep
  /// The step.
  public var step: FlowStep { played.step }
  let context: StepContext

  // MARK: - The app

  /// The device, with the app in front.
  ///
  /// - Throws: A failure that says so if the app does not run or is in the background.
  public var device: any FlowDevice {
    get throws(StepFailure) { try flow.front() }
  }

  /// The app on the stage, of which the flow has an installation of its own.
  ///
  /// - Throws: A failure on another device. A command that needs the app says so (``FlowCapabilities/backend``,
  ///   ``FlowCapabilities/faults``), so that it is never played there.
  public var app: any SimulatedApp {
    get throws(StepFailure) { try flow.stageDevice.app }
  }

  /// The stage of the running app.
  ///
  /// - Throws: A failure that says so if no app runs, and on another device. A command that needs the stage says so
  ///   (``FlowCapabilities/model``), so that it is never played there.
  public var stage: Stage {
    get throws(StepFailure) {
      let staged = try flow.stageDevice
      _ = try flow.front()
      guard let stage = staged.stage else {
        preconditionFailure("unreachable: an app in front has a stage")
      }
      return stage
    }
  }

  /// Returns whether a command names another app than the header, and warns of it then.
  ///
  /// A headless run has only the flow's own app.
  func warnsOfStranger(_ appId: FlowText?) throws(StepFailure) -> Bool {
    guard let appId, let own = flow.flow.header.appId else { return false }
    let (named, ownName) = (try context.text(appId), try context.text(own))
    guard named != ownName else { return false }
    warn(
      "Nothing was done: only the flow's own app is here, “\(ownName.clipped(to: 48))”, not "
        + "“\(named.clipped(to: 48))”."
    )
    return true
  }

  // MARK: - Arguments

  /// Returns a text with its `${…}` evaluated.
  public func text(_ text: FlowText) throws(StepFailure) -> String { try context.text(text) }

  /// Returns a text with its `${…}` evaluated, if there is one.
  public func text(_ text: FlowText?) throws(StepFailure) -> String? {
    guard let text else { return nil }
    return try context.text(text)
  }

  /// Returns the value of an argument.
  public func value<Value>(_ parameter: FlowParameter<Value>) throws(StepFailure) -> Value {
    let value: Value? = try context.resolved(parameter)
    guard let value else { preconditionFailure("unreachable: there is a parameter") }
    return value
  }

  /// Returns the value of an argument, if there is one.
  public func value<Value>(_ parameter: FlowParameter<Value>?) throws(StepFailure) -> Value? {
    try context.resolved(parameter)
  }

  /// Returns a time span, if there is one.
  ///
  /// - Parameters:
  ///   - parameter: The argument.
  ///   - notation: The form that it must have, also where `${…}` gives it.
  /// - Returns: The span.
  /// - Throws: A failure at the place of a `${…}` that can't be evaluated or gives no such span.
  public func duration(
    _ parameter: FlowParameter<FlowDuration>?,
    _ notation: FlowDuration.Notation
  ) throws(StepFailure) -> Duration? {
    try context.duration(parameter, notation)
  }

  /// Returns the wait that a `timeout` says; without one, 17 s, and 7 s if the step is optional.
  public func timeout(
    _ parameter: FlowParameter<FlowDuration>?
  ) throws(StepFailure) -> Duration {
    try flow.timeout(parameter, context)
  }

  /// Returns data of any form.
  package func value(_ tree: FlowTree) throws(StepFailure) -> FlowValue { try context.value(tree) }

  /// Returns named data.
  package func values(_ entries: [FlowEntry]) throws(StepFailure) -> [String: FlowValue] {
    try context.values(entries)
  }

  /// Looks whether a file that the step reads lies inside the flow's workspace.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - name: The path as it was written.
  ///   - position: The position of the name; the step's path, or the step, if `nil`.
  /// - Throws: A failure at that position if the file lies outside.
  func refuseOutside(
    _ path: String,
    named name: String,
    at position: FlowPosition? = nil
  ) throws(StepFailure) {
    let collection = flow.player.collection
    let home = collection.home(of: flow.flow.file)
    guard let message = collection.refusal(of: path, named: name, in: [home]) else { return }
    throw StepFailure(
      FlowError(
        file: step.file,
        position: position ?? step.filePosition ?? step.position,
        message: message
      )
    )
  }

  // MARK: - Time

  /// Runs all work that is due at this instant: what a touch has started.
  public func settle() async { await flow.settle() }

  /// Advances virtual time from one due event to the next; does nothing once the budget is used up.
  public func advance(by duration: Duration) async { await flow.advance(by: duration) }

  /// Advances virtual time from one due event to the next until a condition holds or the time is over.
  ///
  /// - Parameters:
  ///   - timeout: The longest wait; with zero the condition is asked once.
  ///   - holds: The condition, asked at this instant first.
  /// - Returns: `true` if it holds; `false` once the whole time has passed.
  /// - Throws: The failure that the condition throws, or that an event during the wait causes: a planned event of the
  ///   back end, or an invariant.
  public func wait(
    _ timeout: Duration,
    until holds: () throws(StepFailure) -> Bool
  ) async throws(StepFailure) -> Bool {
    try await flow.wait(timeout, until: holds)
  }

  // MARK: - The screen

  /// Waits until an element is visible, and returns it.
  ///
  /// - Parameters:
  ///   - selector: The element.
  ///   - timeout: The longest wait, ``timeout(_:)``.
  /// - Returns: The element as it is laid out.
  /// - Throws: A failure that says what the report needs: what was looked for, and what came nearest.
  public func element(
    _ selector: FlowSelector,
    within timeout: Duration
  ) async throws(StepFailure) -> LaidOutElement {
    _ = try device
    let query = try flow.query(selector, context)
    var found: LaidOutElement?
    _ = try await flow.wait(timeout, seeking: query) { () throws(StepFailure) in
      found = flow.sight.visible(query)
      return found != nil
    }
    guard let found else { throw flow.missing(query, after: timeout) }
    flow.recorder?.aim(at: found)
    return found
  }

  /// Returns whether a condition holds, or becomes true within 7 s of virtual time.
  public func holds(_ condition: FlowCondition) async throws(StepFailure) -> Bool {
    try await flow.holds(condition, context)
  }

  /// Warns of something that is no failure: if the step passes, its result is
  /// ``StepResult/Outcome/warned`` with this message.
  ///
  /// - Parameter message: A sentence.
  public func warn(_ message: String) { flow.budget.record.warn(message) }

  /// Warns that the stored data of a device of another kind than the stage is all that the player can clear.
  func warnOfKeychain() {
    guard flow.staged == nil else { return }
    warn("The keychain was not cleared: the player cannot do that on this device.")
  }

  // MARK: - Inner steps

  /// The same run, but a failure of an inner step is only an attempt that failed: nothing is reported.
  var forgiving: StepRun {
    var inner = context
    inner.isForgiven = true
    return StepRun(flow: flow, played: played, context: inner)
  }

  /// Plays steps inside the command.
  ///
  /// - Throws: The first failure of a step that is not optional.
  public func play(_ steps: [FlowStep]) async throws(StepFailure) {
    try await flow.play(steps, context)
  }

  /// Plays a file, or steps inside the command, with further values for `${…}`.
  ///
  /// - Throws: The first failure of a step that is not optional.
  package func play(_ target: FlowTarget, env: [FlowEntry] = []) async throws(StepFailure) {
    var given = context
    try given.define(env)
    let stranger = try stranger(in: target, given)
    defer { if let stranger { warn(stranger) } }
    switch target {
    case .commands(let steps): try await flow.play(steps, given)
    case .file(let name, let path):
      guard let file = flow.player.collection[path] else {
        throw StepFailure("The file “\(name)” was not read.")
      }
      var values: [String: FlowValue] = [:]
      for entry in env {
        let name = try context.name(of: entry)
        values[name] = given.scope[name] ?? .undefined
      }
      try await flow.play(file, context, env: values)
    }
  }

  /// Returns a sentence about another app that a file's header names, since only the flow's own is here.
  private func stranger(
    in target: FlowTarget,
    _ given: StepContext
  ) throws(StepFailure) -> String? {
    guard case .file(let name, let path) = target,
      let appId = flow.player.collection[path]?.header.appId,
      let own = flow.flow.header.appId
    else { return nil }
    let (named, ownName) = (try given.text(appId), try context.text(own))
    guard named != ownName else { return nil }
    return "“\(name.clipped(to: 96))” is for another app, “\(named.clipped(to: 48))”. It was "
      + "played on the flow's own, “\(ownName.clipped(to: 48))”, the only one here."
  }

  // MARK: - The budget

  /// A Boolean value that indicates whether the flow has some of its budget left, for a command with a loop of its own.
  public var mayGoOn: Bool { flow.budget.excess == nil }

  /// Spends a step, for an iteration of a loop.
  ///
  /// - Returns: `true` if the flow may go on.
  func spendStep() -> Bool { flow.budget.spend(of: .steps) }

  /// Spends actions on the app from outside; every command that acts on it spends at least one.
  ///
  /// - Returns: `true` if the flow may go on.
  @discardableResult
  public func spendTouches(_ count: Int = 1) -> Bool { flow.budget.spend(count, of: .touches) }

  /// Spends looked-at elements, for a command that searches the screen itself.
  ///
  /// - Returns: `true` if the flow may go on.
  @discardableResult
  func spendMatching(_ count: Int) -> Bool { flow.budget.spend(count, of: .matching) }
}
