package import Observation2
package import Scenes

extension Stage {
  /// The mistakes in how the scenes that have left the stage were wired.
  ///
  /// ```swift
  /// stage.close()
  /// #expect(stage.contractReport.isEmpty, "\(stage.contractReport)")
  /// ```
  /// <doc:WhoKeepsASceneAlive> has what is looked for, and when. It is empty if the stage was made not to
  /// check contracts.
  public var contractReport: ContractReport { contract?.report ?? ContractReport() }

  /// Allows a finding, with the reason for which it is no mistake here.
  ///
  /// ```swift
  /// stage.allow(.propertyNeverRead, "CartDataSource.note", because: "the watch app shows it")
  /// ```
  ///
  /// - Parameters:
  ///   - kind: The kind of finding.
  ///   - subject: The subject of the finding (``ContractFinding/subject``).
  ///   - reason: Why; the report keeps it.
  public func allow(_ kind: ContractFinding.Kind, _ subject: String, because reason: String) {
    contract?.allow(kind, subject, reason)
  }

  /// Looks at the identifiers on the screen as a person sees it, if it is another one than before.
  func checkIdentifiers() {
    guard let contract, hasNewNodes else { return }
    hasNewNodes = false
    for scene in navigator.liveScenes {
      guard let record = book.record(of: scene), let root = window.root(of: scene) else { continue }
      let check = IdentifierCheck(root, of: mirror)
      for subject in check.missing { contract.note(.missingIdentifier, record, subject) }
      for subject in check.duplicates { contract.note(.duplicateIdentifier, record, subject) }
    }
  }

  func note(_ issue: ScreenIssue) {
    guard let contract, case .duplicateIdentity(let id, let place) = issue,
      let scene = navigator.top.flatMap({ book.record(of: $0) })
    else { return }
    contract.note(.duplicateIdentity, scene, id, [place])
  }
}

extension Stage: SceneWatcher {
  package func ledgerOfNextScene() -> Ledger { book.nextLedger() }

  package func build(_ body: () -> (any SceneHost)?) -> (any SceneHost)? {
    contract.map { $0.outputs.during(body) } ?? body()
  }

  package func sceneWillAttach(_ scene: any SceneHost, _ ledger: Ledger) {
    // The scene's own router is given its place after this.
    for router in book.attach(scene, ledger) where router.place == nil {
      let name = "\(Swift.type(of: router))"
      router.place = .nowhere { [weak self, weak scene] in self?.lost(by: name, of: scene) }
    }
  }

  /// A router without a place has asked for something.
  private func lost(by router: String, of scene: (any SceneHost)?) {
    let mistake = SceneNavigationError.noPlace(router: router)
    add(mistake)
    if let contract, let record = scene.flatMap({ book.record(of: $0) }) {
      contract.note(.routeWithoutDestination, record, "\(router).place")
    }
    navigator.onIssue?(mistake)
  }

  package func sceneWillEndAppearance(_ scene: any SceneHost) {
    guard let contract, let record = book.record(of: scene) else { return }
    contract.checkBindings(record, book.parts(of: record))
  }

  package func sceneWillDetach(_ scene: any SceneHost, wasLoaded: Bool) {
    checkIdentifiers()
    book.detach(scene)
    guard wasLoaded, let contract, let record = book.record(of: scene) else { return }
    contract.check(
      record,
      book.parts(of: record),
      ledger.entries.filter { $0.scope == record.scope },
      isDescribed: window.root(of: scene) != nil
    )
    checkRoutes(of: scene, record, contract)
  }

  /// A router's routes have to be registered, if any routes are.
  private func checkRoutes(
    of scene: any SceneHost,
    _ record: WatchedScene,
    _ contract: ContractWatch
  ) {
    let types = navigator.registry.types
    guard !types.features.isEmpty, let router = scene.navigationRouter else { return }
    let route = router.routes
    if route != Never.self, types[route.feature] == nil {
      contract.note(.routeWithoutDestination, record, "\(route)")
    }
  }

  package func changeFailed(_ error: SceneNavigationError) {
    if error.isMistake { add(error) }
    guard case .unknownFeature(let feature, _) = error else { return }
    guard let contract, let scene = navigator.top.flatMap({ book.record(of: $0) })
    else { return }
    contract.note(.routeWithoutDestination, scene, "the feature “\(feature)”")
  }
}

extension SceneNavigationError {
  /// A Boolean value that indicates whether a scene asks for something that the person then never sees.
  ///
  /// A change that comes too late is no mistake: a second back, or an answer to a question that is gone.
  fileprivate var isMistake: Bool {
    switch self {
    case .unknownFeature, .alreadyThere, .hasLeft, .notInStack, .emptyStack, .duplicateTab,
      .unknownTab, .covered, .notShown, .noPlace, .behindPresentation:
      true
    case .unreadableRoute, .damaged, .lostState, .lostResult, .gone, .nothingBelow,
      .nothingPresented, .notSwipeable, .unknownButton:
      false
    }
  }
}
