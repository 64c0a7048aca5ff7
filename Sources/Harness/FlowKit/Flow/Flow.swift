/// A user story: what a file says about itself, and its steps.
public struct Flow: Hashable, Sendable {
  /// The file, spelled as it was given.
  public var file: String
  /// What the file says about itself; empty if it is a list of commands alone.
  public var header: FlowHeader
  /// The steps, in order.
  public var steps: [FlowStep]

  /// The name from the header, or the file's name without its ending.
  public var name: String {
    if let name = header.name { return name }
    let base = FlowPath.name(of: file)
    return base.lastIndex(of: ".").map { String(base[..<$0]) } ?? base
  }

  /// All steps, also those inside others and those of the header, in the order of the file.
  package var allSteps: [FlowStep] {
    (header.onFlowStart + header.onFlowComplete + steps).flatMap { $0.withInner }
  }
}

extension Flow: CustomStringConvertible {
  /// Its name: what a test of each flow is listed by.
  public var description: String { name }
}

extension FlowStep {
  /// The step and the steps inside it.
  fileprivate var withInner: [FlowStep] {
    [self] + command.inner.flatMap { $0.withInner }
  }
}
