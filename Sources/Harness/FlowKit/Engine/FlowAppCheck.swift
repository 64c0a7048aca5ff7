import Scenes
import ScenesHeadless

/// Checks flows against the names that an app declares, before anything is played.
@MainActor
struct FlowAppCheck {
  private let appType: any HeadlessApp.Type

  init(_ appType: any HeadlessApp.Type) {
    self.appType = appType
  }

  /// Returns the errors of all files, in the order of the files and of their steps; of one file at
  /// most as many as the reader lists.
  func errors(in collection: FlowCollection) -> [FlowError] {
    let files = collection.filesByPath.merging(collection.incompleteByPath) { $1 }
    return files.sorted { $0.key < $1.key }.flatMap { errors(in: $0.value, of: collection) }
  }

  private func errors(in flow: Flow, of collection: FlowCollection) -> [FlowError] {
    let homes = collection.homes(of: flow)
    var found: [FlowError] = []
    for step in flow.allSteps.sorted(by: { ($0.line, $0.column) < ($1.line, $1.column) }) {
      let check = FlowCheck(
        appType: appType,
        step: step,
        header: flow.header,
        given: collection.given,
        homes: homes
      )
      found += step.command.check(check)
      if found.count >= FlowLimits.errors { break }
    }
    guard found.count >= FlowLimits.errors else { return found }
    found.removeSubrange(FlowLimits.errors...)
    found.append(
      FlowError(
        file: flow.file,
        position: found.last?.position ?? .start,
        message: "More than \(FlowLimits.errors) errors; the file is not checked further."
      )
    )
    return found
  }
}
