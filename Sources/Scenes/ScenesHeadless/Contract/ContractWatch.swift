import Observation2
import Scenes

/// Collects the mistakes in how scenes are wired, while they live on a stage and when they leave it.
@MainActor
final class ContractWatch {
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

  /// What was found in scenes that have left the stage.
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
  ///   - open: What it has started and not ended.
  ///   - isDescribed: Whether its screen has been described.
  func check(
    _ scene: WatchedScene,
    _ parts: [AnyObject],
    _ open: [Ledger.Entry],
    isDescribed: Bool
  ) {
    checkBindings(scene, parts)
    var kept: [SourceSpot] = []
    for part in parts {
      checkDelegates(of: part, scene)
      if isDescribed, let model = part as? any ObservedModel { checkReads(of: model, scene) }
      if part is any ScenePresenter { checkOutputs(of: part, scene) }
      if let router = part as? any SceneRouter, router.place == nil, router.routes != Never.self {
        note(.routeWithoutDestination, scene, "\(type(of: router)).place")
      }
      kept += storedSubscriptions(in: part)
    }
    checkSubscriptions(open, kept, scene)
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
    for (name, cell) in ObservedCell.namedCells(of: model) where !cell.hasBeenRead {
      note(.propertyNeverRead, scene, "\(type(of: model)).\(name)", cell.bindings.map(\.origin))
    }
  }

  private func checkOutputs(of presenter: AnyObject, _ scene: WatchedScene) {
    ValueReader.fields(of: presenter) { found in
      let isUnbound =
        switch found.value {
        case let relay as HubOwner: !relay.hasBeenObserved
        case let output as any WatchedOutput: output.probe(in: outputs)?.isBound == false
        default: false
        }
      if isUnbound { note(.outputNeverBound, scene, "\(type(of: presenter)).\(found.path)") }
    }
  }

  private func checkDelegates(of part: AnyObject, _ scene: WatchedScene) {
    let isView = part is any SceneView
    ValueReader.fields(of: part) { found in
      check(found, in: "\(type(of: part))", isView: isView, scene)
      guard let view = found.value as? any SceneView, !(type(of: view) is AnyClass) else { return }
      ValueReader.fields(of: view) { inner in
        check(inner, in: "\(type(of: view))", isView: true, scene)
      }
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

  /// The subscriptions that a part has in a property, without a bag.
  private func storedSubscriptions(in part: AnyObject) -> [SourceSpot] {
    var places: [SourceSpot] = []
    ValueReader.visit(part) { found, isClosure in
      guard !isClosure, found.isStrong else { return }
      let object = found.value as AnyObject
      if let place = Ledger.origin(of: object) { places.append(place) }
      let serial = (object as? SerialDisposable)?.disposable
      if let place = serial.flatMap({ Ledger.origin(of: $0) }) { places.append(place) }
    }
    return places
  }

  private func checkSubscriptions(
    _ open: [Ledger.Entry],
    _ kept: [SourceSpot],
    _ scene: WatchedScene
  ) {
    var seen: Set<String> = []
    for entry in open where entry.kind == .subscription {
      if !entry.isKept, !kept.contains(entry.origin) {
        note(.subscriptionWithoutLifetime, scene, "a subscription", [entry.origin])
      }
      if entry.source != 0, !seen.insert("\(entry.origin) \(entry.source)").inserted {
        note(.boundTwice, scene, "an output", [entry.origin])
      }
    }
  }
}

extension SceneRouter {
  /// The routes that it declares.
  var routes: any SceneRoute.Type { Route.self }
}

extension PropertyBinding {
  /// Whether both bind the same output: by the same line, or directly to the same relay or driver.
  fileprivate func isSame(as other: PropertyBinding) -> Bool {
    origin == other.origin || (source != 0 && source == other.source)
  }
}
