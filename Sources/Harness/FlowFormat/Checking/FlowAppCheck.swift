import Scenes
package import ScenesHeadless

/// Checks flows, also against the names that an app declares and what its device can do, before anything is played.
@MainActor
package struct FlowAppCheck {
  private let appType: (any SimulatedApp.Type)?
  private let capabilities: FlowCapabilities
  /// The number of steps after which the check asks whether it may go on.
  private static let stepsBetweenQuestions = 64

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - appType: The app; `nil` if it says nothing about itself, as on a device of another process.
  ///   - capabilities: The capabilities of the device.
  package init(_ appType: (any SimulatedApp.Type)?, _ capabilities: FlowCapabilities = .all) {
    self.appType = appType
    self.capabilities = appType == nil ? capabilities.subtracting(.ofStage) : capabilities
  }

  /// Returns the errors of all files, in the order of the files and of their steps.
  ///
  /// If the time is over, the check marks the collection as cut, and its last error says so.
  ///
  /// - Returns: At most as many errors as the reader lists; none if it has not read everything.
  package func errors(in collection: inout FlowCollection) -> [FlowError] {
    if collection.isCut || collection.errors.count >= FlowLimits.errors { return [] }
    let files = collection.filesByPath.merging(collection.incompleteByPath) { $1 }
    var found: [FlowError] = []
    for file in files.sorted(by: { $0.key < $1.key }) {
      found += errors(in: file.value, of: &collection)
      if found.count >= FlowLimits.errors || collection.isCut { break }
    }
    guard found.count >= FlowLimits.errors else { return found }
    found.removeSubrange(FlowLimits.errors...)
    guard let last = found.last else { return [] }
    let message = "More than \(FlowLimits.errors) errors; the flows are not checked further."
    return found + [FlowError(file: last.file, position: last.position, message: message)]
  }

  /// Returns an error if a step needs more than the device has.
  ///
  /// A need that only the stage meets stands alone: no other device can get it.
  private func refusal(of step: FlowStep) -> FlowError? {
    let missing = step.command.needs.subtracting(capabilities)
    if missing.isEmpty { return nil }
    let onlyStaged = appType == nil ? missing.intersection(.ofStage) : []
    let reason =
      onlyStaged.isEmpty
      ? "\(missing), which the device does not have"
      : "\(onlyStaged), which only an app on the stage has"
    let message =
      "“\(step.name.clipped(to: 48))” needs \(reason). Remove the step, or play the flow on another device."
    return FlowError(file: step.file, position: step.position, message: message)
  }

  private func errors(in flow: Flow, of collection: inout FlowCollection) -> [FlowError] {
    let homes = collection.homes(of: flow)
    let known = ContainedFiles()
    var found: [FlowError] = []
    let steps = flow.allSteps.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    for (index, step) in steps.enumerated() {
      if index.isMultiple(of: Self.stepsBetweenQuestions), let reason = collection.stop() {
        collection.isCut = true
        let message = FlowStopReason.sentence(ofStopping: "checking", since: reason)
        return found + [FlowError(file: step.file, position: step.position, message: message)]
      }
      if let refusal = refusal(of: step) { found.append(refusal) }
      let check = FlowCheck(
        appType: appType,
        step: step,
        header: flow.header,
        collection: collection,
        homes: homes,
        known: known
      )
      found += step.command.check(check)
      if found.count >= FlowLimits.errors { break }
    }
    return found
  }
}
