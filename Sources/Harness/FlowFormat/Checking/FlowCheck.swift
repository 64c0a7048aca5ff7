public import ScenesHeadless

/// A step that a command checks, also against an app that declares its names, before anything is played.
@MainActor
public struct FlowCheck {
  /// The app's type, with the names that it declares; `nil` on a device of your own, whose app declares none.
  public let appType: (any SimulatedApp.Type)?
  /// The step.
  public let step: FlowStep
  /// The header of the file.
  package let header: FlowHeader
  /// The flows, with the paths of those that were given as texts.
  package let collection: FlowCollection
  /// The workspaces of the flows that lead to the step.
  let homes: [WorkspaceFolder]
  /// The files about which the check of the flow has asked.
  package let known: ContainedFiles

  /// Returns an error of the step.
  ///
  /// - Parameters:
  ///   - message: A sentence that says what is wrong and what to do.
  ///   - position: The place; the step's if `nil`.
  /// - Returns: The error.
  public func error(_ message: String, at position: FlowPosition? = nil) -> FlowError {
    FlowError(file: step.file, position: position ?? step.position, message: message)
  }

  /// Looks whether a file that the step reads lies inside the workspace.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - name: The path as it was written.
  ///   - position: The position of the name.
  /// - Returns: The error of a file outside; `nil` if the step may read the file.
  package func refusal(
    of path: String,
    named name: String,
    at position: FlowPosition?
  ) -> FlowError? {
    collection.refusal(of: path, named: name, in: homes, known).map { error($0, at: position) }
  }

  /// Returns the errors of a selector, if there is one: traits that no element has.
  ///
  /// - Complexity: O(selectors in it).
  public func errors(in selector: FlowSelector?) -> [FlowError] {
    guard let selector else { return [] }
    let own = selector.traits.flatMap { text -> [FlowError] in
      let names = (text.literal ?? "").split(separator: " ").map { String($0) }
      return names.filter { FlowTrait($0) == nil }.prefix(FlowLimits.errors)
        .map { FlowTrait.unknown($0, at: text) }
    }
    return own + selector.relations.flatMap { errors(in: $0.target) }
  }

  /// Returns the errors of a condition's selectors, if there is one.
  ///
  /// - Complexity: O(selectors in it).
  public func errors(in condition: FlowCondition?) -> [FlowError] {
    errors(in: condition?.visible) + errors(in: condition?.notVisible)
  }
}
