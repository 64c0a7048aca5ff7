/// A user story: the header and the steps of a file.
public struct Flow: Equatable, Sendable {
  /// The file's path as it was given.
  public var file: String
  /// The header; empty if the file is only a list of commands.
  package var header: FlowHeader
  /// The steps, in order.
  public var steps: [FlowStep]

  package init(file: String, header: FlowHeader, steps: [FlowStep]) {
    (self.file, self.header, self.steps) = (file, header, steps)
  }

  /// The tags from the header, by which flows can be selected.
  public var tags: [String] { header.tags }

  /// The name from the header, or the file's name without its extension.
  public var name: String {
    header.name ?? FlowPath.stem(of: file)
  }

  /// A Boolean value that indicates whether the flow declares that a device plays it too.
  var isDeclaredPortable: Bool { tags.contains(FlowPortability.tag) }

  /// All steps, including nested ones and those of the header, in the order of the file.
  package var allSteps: [FlowStep] {
    (header.onFlowStart + header.onFlowComplete + steps).flatMap { $0.withInner }
  }
}

extension Flow: CustomStringConvertible {
  /// The flow's name, under which a test with an argument per flow lists it.
  public var description: String { name }
}

extension FlowStep {
  /// The step and the steps inside it.
  fileprivate var withInner: [FlowStep] {
    [self] + command.inner.flatMap { $0.withInner }
  }
}
