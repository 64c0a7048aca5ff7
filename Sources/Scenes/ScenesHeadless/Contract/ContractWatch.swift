import Observation2
import Scenes

/// Collects the mistakes in how scenes are wired, while they live on a stage and when they leave it.
@MainActor
final class ContractWatch {
  /// An output that a line observes.
  private struct BoundOutput: Hashable {
    let origin: SourceSpot
    let source: UInt
  }

  private struct Allowance {
    let kind: ContractFinding.Kind
    let subject: String
    let reason: String
  }

  /// The drivers and signals that scenes make while they are built.
  let outputs = OutputWatch()
  private var found: [(scene: WatchedScene, finding: ContractFinding)] = []
  private var known: Set<ContractFinding> = []
  private var allowances: [Allowance] = []

  func allow(_ kind: ContractFinding.Kind, _ subject: String, _ reason: String) {
    allowances.append(Allowance(kind: kind, subject: subject, reason: reason))
  }

  func note(
    _ kind: ContractFinding.Kind,
    _ scene: WatchedScene,
    _ subject: String,
    _ places: [SourceSpot] = []
  ) {
    var lines: [SourceSpot] = []
    for place in places where !lines.contains(place) { lines.append(place) }
    let finding = ContractFinding(kind: kind, scene: scene.name, subject: subject, places: lines)
    if known.insert(finding).inserted { found.append((scene, finding)) }
  }

  /// The findings in scenes that have left the stage.
  var report: ContractReport {
    var report = ContractReport()
    for (scene, finding) in found where !scene.isOnStage {
      let allowance = allowances.first { $0.kind == finding.kind && $0.subject == finding.subject }
      if let allowance {
        report.allowed.append(ContractReport.Allowed(finding: finding, reason: allowance.reason))
      } else {
        report.findings.append(finding)
      }
    }
    return report
  }

  // MARK: - When a scene leaves

  /// Looks at a scene's parts as they are before what they have bound is ended.
  ///
  /// - Parameters:
  ///   - scene: The scene, whose view has loaded.
  ///   - parts: Its objects.
  ///   - open: The work that it has started and not ended.
  ///   - isDescribed: `true` if its screen has been described.
  func check(
    _ scene: WatchedScene,
    _ parts: [AnyObject],
    _ open: [Ledger.Entry],
    isDescribed: Bool
  ) {
    checkBindings(scene, parts)
    for part in parts {
      checkDelegates(of: part, isView: part is any SceneView, scene)
      if isDescribed, let model = part as? any ObservedModel { checkReads(of: model, scene) }
      if part is any ScenePresenter { checkOutputs(in: part, "\(type(of: part))", scene) }
      if let router = part as? any SceneRouter, router.place?.isNowhere ?? true,
        router.routes != Never.self
      {
        note(.routeWithoutDestination, scene, "\(type(of: router)).place")
      }
    }
    let subscriptions = open.filter { $0.kind == .subscription }
    checkLifetimes(subscriptions.filter { !$0.isKept }, parts, scene)
    checkRepetitions(subscriptions, parts, scene)
  }

  /// Looks for properties that are set by more than one binding at this moment.
  func checkBindings(_ scene: WatchedScene, _ parts: [AnyObject]) {
    for part in parts where part is any ObservedModel {
      for (name, cell) in ObservedCell.namedCells(of: part) {
        let bindings = cell.bindings
        guard bindings.count > 1 else { continue }
        let subject = "\(type(of: part)).\(name)"
        var others: [PropertyBinding] = []
        var isTwice = false
        for one in bindings {
          if others.contains(where: { $0.isSame(as: one) }) {
            isTwice = true
          } else {
            others.append(one)
          }
        }
        if isTwice { note(.boundTwice, scene, subject, bindings.map(\.origin)) }
        if others.count > 1 { note(.severalDrivers, scene, subject, others.map(\.origin)) }
      }
    }
  }

  private func checkReads(of model: any ObservedModel, _ scene: WatchedScene) {
    for (name, cell) in ObservedCell.namedCells(of: model) {
      let subject = "\(type(of: model)).\(name)"
      if !cell.hasBeenRead {
        note(.propertyNeverRead, scene, subject, cell.bindings.map(\.origin))
      } else if cell.hasBeenReadByBody, !cell.hasBeenSet, PlaceholderValue.isOne(cell.currentValue)
      {
        note(.propertyNeverSet, scene, subject)
      }
    }
  }

  /// Looks through the outputs that a presenter stores, in structures of its own too.
  private func checkOutputs(in subject: Any, _ path: String, _ scene: WatchedScene) {
    ValueReader.fields(of: subject) { found in
      let path = "\(path).\(found.path)"
      switch found.value {
      case let relay as HubOwner:
        if !relay.hasBeenObserved { note(.outputNeverBound, scene, path) }
      case let output as any WatchedOutput:
        if output.probe(in: outputs)?.isBound == false { note(.outputNeverBound, scene, path) }
      default:
        let type = type(of: found.value)
        guard TypeKind.isPlainStructure(type), !TypeKind.isOfPackage(type) else { return }
        checkOutputs(in: found.value, path, scene)
      }
    }
  }

  /// Looks through the delegates that a part stores, or a view in the parts of which it is made.
  private func checkDelegates(of part: Any, isView: Bool, _ scene: WatchedScene) {
    ValueReader.fields(of: part) { found in
      check(found, in: "\(type(of: part))", isView: isView, scene)
      guard let inner = found.value as? any ScreenPart, !(type(of: inner) is AnyClass) else {
        return
      }
      checkDelegates(of: inner, isView: true, scene)
    }
  }

  private func check(
    _ found: ValueReader.Found,
    in type: String,
    isView: Bool,
    _ scene: WatchedScene
  ) {
    guard DelegateName.isOne(found.path) || (isView && !found.isStrong) else { return }
    let mirror = Mirror(reflecting: found.value)
    if mirror.displayStyle == .optional, mirror.children.isEmpty {
      note(.delegateNeverSet, scene, "\(type).\(found.path)")
    } else if found.isStrong, DelegateName.isOne(found.path), isObject(found.value) {
      note(.strongDelegate, scene, "\(type).\(found.path)")
    }
  }

  private func isObject(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional, let child = mirror.children.first {
      return isObject(child.value)
    }
    return type(of: value) is AnyClass
  }

  /// Looks for subscriptions without an owner that ends them, among those that no bag has.
  private func checkLifetimes(
    _ loose: [Ledger.Entry],
    _ parts: [AnyObject],
    _ scene: WatchedScene
  ) {
    if loose.isEmpty { return }
    // One that is stored speaks for itself alone: its line may have made others before.
    var stored = StoredSubscriptions(in: parts).counts
    for entry in loose {
      if let count = stored[entry.origin], count > 0 {
        stored[entry.origin] = count - 1
      } else {
        note(.subscriptionWithoutLifetime, scene, "a subscription", [entry.origin])
      }
    }
  }

  /// Looks for lines that observe one output more than once, other than for a property each.
  private func checkRepetitions(
    _ open: [Ledger.Entry],
    _ parts: [AnyObject],
    _ scene: WatchedScene
  ) {
    var counts: [BoundOutput: Int] = [:]
    for entry in open where entry.source != 0 {
      counts[BoundOutput(origin: entry.origin, source: entry.source), default: 0] += 1
    }
    counts = counts.filter { $0.value > 1 }
    if counts.isEmpty { return }
    var properties: [BoundOutput: Int] = [:]
    for part in parts where part is any ObservedModel {
      for (_, cell) in ObservedCell.namedCells(of: part) {
        let bound = cell.bindings.map { BoundOutput(origin: $0.origin, source: $0.source) }
        for one in Set(bound) { properties[one, default: 0] += 1 }
      }
    }
    for entry in open {
      let line = BoundOutput(origin: entry.origin, source: entry.source)
      guard let count = counts[line], count > max(1, properties[line] ?? 0) else { continue }
      note(.boundTwice, scene, "an output", [line.origin])
    }
  }
}

extension SceneRouter {
  /// The routes that it declares.
  var routes: any SceneRoute.Type { Route.self }
}

extension PropertyBinding {
  /// Returns a Boolean value that indicates whether both bind the same output: by the same line, or
  /// directly to the same relay or driver.
  fileprivate func isSame(as other: PropertyBinding) -> Bool {
    origin == other.origin || (source != 0 && source == other.source)
  }
}
