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
    collection.filesByPath.sorted { $0.key < $1.key }.flatMap { errors(in: $0.value) }
  }

  private func errors(in flow: Flow) -> [FlowError] {
    var found: [FlowError] = []
    for step in flow.allSteps.sorted(by: { ($0.line, $0.column) < ($1.line, $1.column) }) {
      found += errors(in: step, of: flow)
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

  private func errors(in step: FlowStep, of flow: Flow) -> [FlowError] {
    switch step.command {
    case .launchApp(let launch):
      stranger(launch.appId, in: step, of: flow) + unknownArguments(launch, in: step)
    case .stopApp(let stop): stranger(stop.appId, in: step, of: flow)
    case .backend(let backend): unknownNames(backend, in: step)
    case .assertBackend(let assertion): unknownNames(assertion, in: step)
    case .setNetwork(let network):
      network.failNext.flatMap { Self.unknownFault($0) }.map { [$0] } ?? []
    case .tapOn(let tap), .doubleTapOn(let tap): unknownTraits(tap.selector)
    case .assertVisible(let sighting), .assertNotVisible(let sighting):
      unknownTraits(sighting.selector)
    case .extendedWaitUntil(let wait):
      unknownTraits(wait.visible) + unknownTraits(wait.notVisible)
    case .runFlow(let run): unknownTraits(run.when)
    case .repeat(let loop): unknownTraits(loop.condition)
    case .assertAlways(let always): unknownTraits(always.condition)
    case .back, .setAirplaneMode, .assertTrue, .scroll, .advanceTime, .assertValue: []
    case .assertEvent(let assertion): Self.unknownEvent(assertion).map { [$0] } ?? []
    }
  }

  // MARK: - The app

  private func stranger(_ appId: FlowText?, in step: FlowStep, of flow: Flow) -> [FlowError] {
    guard let named = appId?.literal, let own = flow.header.appId?.literal, named != own else {
      return []
    }
    return [
      error(
        "Only the flow's own app can be used here: “\(own.prefix(48))”, not "
          + "“\(named.prefix(48))”.",
        in: step
      )
    ]
  }

  private func unknownArguments(
    _ launch: FlowCommand.LaunchApp,
    in step: FlowStep
  ) -> [FlowError] {
    let known = appType.launchArguments
    var errors = launch.arguments.filter { !known.isEmpty && !known.contains($0.name) }
      .prefix(FlowLimits.errors).map {
        FlowError(
          file: step.file,
          position: $0.position,
          message: "The app takes no argument “\($0.name.prefix(48))”."
            + NearestName.hint(for: $0.name, among: known)
        )
      }
    if let first = launch.permissions.first {
      errors.append(
        FlowError(
          file: step.file,
          position: first.position,
          message: "“permissions” is not supported yet. Choose data in launchApp's arguments."
        )
      )
    }
    return errors
  }

  // MARK: - The other side

  private func unknownNames(_ backend: FlowCommand.Backend, in step: FlowStep) -> [FlowError] {
    guard let event = backend.event.literal else { return [] }
    guard let known = appType.backendEvents[event] else {
      let message =
        "The other side knows no event “\(event.prefix(48))”."
        + NearestName.hint(for: event, among: appType.backendEvents.keys.sorted())
      return [FlowError(file: step.file, position: backend.event.position, message: message)]
    }
    return backend.values.filter { !known.contains($0.name) }.prefix(FlowLimits.errors).map {
      FlowError(
        file: step.file,
        position: $0.position,
        message: "The event “\(event)” takes no value “\($0.name.prefix(48))”."
          + (known.isEmpty
            ? " It takes none." : NearestName.hint(for: $0.name, among: known))
      )
    }
  }

  private func unknownNames(
    _ assertion: FlowCommand.AssertBackend,
    in step: FlowStep
  ) -> [FlowError] {
    let known = appType.backendQuestions
    let questions = assertion.questions(known)
    let taken = questions.flatMap { known[$0.name] ?? [] }
    let unknown = assertion.values(known).filter { !taken.contains($0.name) }
    if questions.isEmpty, unknown.isEmpty {
      return [error("“assertBackend” asks nothing here.", in: step)]
    }
    return unknown.prefix(FlowLimits.errors).map {
      FlowError(
        file: step.file,
        position: $0.position,
        message: "The other side can't be asked “\($0.name.prefix(48))”."
          + NearestName.hint(for: $0.name, among: known.keys.sorted() + taken)
      )
    }
  }

  private static func unknownFault(_ text: FlowText) -> FlowError? {
    guard let name = text.literal, SimulatedNetwork.Fault(rawValue: name) == nil else {
      return nil
    }
    return FlowError(file: text.file, position: text.position, message: unknownFault(name))
  }

  /// Returns the message for an unknown name of a fault.
  static func unknownFault(_ name: String) -> String {
    "The network knows no fault “\(name.prefix(48))”."
      + NearestName.hint(for: name, among: SimulatedNetwork.Fault.allCases.map(\.rawValue))
  }

  // MARK: - Events and selectors

  private static func unknownEvent(_ assertion: FlowCommand.AssertEvent) -> FlowError? {
    guard case .reached(_, let text) = assertion.subject, let name = text.literal,
      ScreenEventName(rawValue: name) == nil
    else { return nil }
    return FlowError(file: text.file, position: text.position, message: unknownEvent(name))
  }

  /// Returns the message for an unknown name of an event.
  static func unknownEvent(_ name: String) -> String {
    "No element knows an event “\(name.prefix(48))”."
      + NearestName.hint(for: name, among: ScreenEventName.allCases.map(\.rawValue))
  }

  private func unknownTraits(_ condition: FlowCondition?) -> [FlowError] {
    unknownTraits(condition?.visible) + unknownTraits(condition?.notVisible)
  }

  private func unknownTraits(_ selector: FlowSelector?) -> [FlowError] {
    guard let selector else { return [] }
    let own = selector.traits.flatMap { text -> [FlowError] in
      let names = (text.literal ?? "").split(separator: " ").map { String($0) }
      return names.filter { FlowTrait($0) == nil }.prefix(FlowLimits.errors)
        .map { FlowQuery.unknown($0, at: text) }
    }
    return own + selector.relations.flatMap { unknownTraits($0.target) }
  }

  private func error(_ message: String, in step: FlowStep) -> FlowError {
    FlowError(file: step.file, position: step.position, message: message)
  }
}
