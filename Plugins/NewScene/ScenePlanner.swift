/// Finds the files and lines of a scene, and everything that speaks against them.
struct ScenePlanner {
  private let values: TemplateValues
  private let feature: SwiftName
  private let layout: PackageLayout
  private let templates: TemplateFolder
  private let folder: PackageFolder
  private let isNewFeature: Bool

  /// Chooses the feature.
  ///
  /// - Throws: An error if the feature is unclear or incomplete.
  init(
    _ options: NewSceneOptions,
    layout: PackageLayout,
    templates: TemplateFolder
  ) throws(NewSceneError) {
    (self.layout, self.templates) = (layout, templates)
    folder = PackageFolder(layout.folder)
    if let named = options.feature {
      feature = named
    } else {
      let known = layout.features
      guard known.count == 1 else { throw .unclearFeature(known: known) }
      feature = try SwiftName(known[0], of: .feature)
    }
    let needed = FeatureTargets(feature).ofScene
    let missing = needed.filter { layout.targets[$0] == nil }
    isNewFeature = missing.count == needed.count
    guard isNewFeature || missing.isEmpty else {
      throw .incompleteFeature(feature.type, missing: missing)
    }
    values = TemplateValues(
      scene: options.scene,
      feature: feature,
      hasRouter: options.hasRouter,
      layout: layout
    )
    if isNewFeature { try checkNames() }
  }

  /// Plans the scene.
  ///
  /// - Throws: The first error. The plan writes nothing then.
  func plan() throws(NewSceneError) -> ScenePlan {
    var plan = ScenePlan()
    plan.newFiles = try files(in: "Scene")
    if isNewFeature {
      plan.newFiles += try files(in: "NewFeature")
      plan.harness = FeatureTargets(feature).harness
    }
    try checkForParts(of: plan)
    var missing: [MissingMarker] = []
    for marker in SceneMarker.allCases where marker != .targets || isNewFeature {
      let lines = try templates.insertion(marker.rawValue, values)
      guard !lines.isEmpty else { continue }
      if isNewFeature, marker != .targets {
        try insertIntoNewFile(lines, marker, &plan)
      } else if let place = try place(of: marker) {
        try insert(lines, marker, at: place, &plan)
      } else if marker == .targets {
        plan.targets = lines
      } else {
        missing.append(try missingMarker(marker, lines))
      }
    }
    guard missing.isEmpty else { throw .missingMarkers(missing) }
    return plan
  }

  /// A new feature's targets must differ from all others, even on a disk that ignores case.
  private func checkNames() throws(NewSceneError) {
    let others = Dictionary(
      (layout.otherNames.map { ($0, "a library or target \($0)") }
        + layout.targets.keys.map { ($0, "a target \($0)") })
        .map { ($0.0.lowercased(), $0.1) },
      uniquingKeysWith: { first, _ in first }
    )
    for name in FeatureTargets(feature).all {
      if let other = others[name.lowercased()] { throw .takenTarget(name, other: other) }
    }
  }

  /// The files of a folder of templates, with their paths in the package.
  private func files(in group: String) throws(NewSceneError) -> [(path: String, text: String)] {
    let targets = FeatureTargets(feature)
    var files: [(path: String, text: String)] = []
    for file in try templates.files(in: group, values) {
      let parts = file.path.split(separator: "/", maxSplits: 1)
      guard let target = targets.target(of: parts[0]), parts.count == 2 else { continue }
      files.append((path: "\(try folder(of: target))/\(parts[1])", text: file.text))
    }
    return files
  }

  private func folder(of target: String) throws(NewSceneError) -> String {
    guard let path = layout.targets[target] else {
      return "\(target == FeatureTargets(feature).tests ? "Tests" : "Sources")/\(target)"
    }
    return try folder.relative(path)
  }

  /// Throws an error with all parts of the scene that the package has, so that the user can remove them.
  private func checkForParts(of plan: ScenePlan) throws(NewSceneError) {
    let files = try takenFiles(plan)
    let insertions = try existingInsertions()
    guard files.isEmpty && insertions.isEmpty else {
      throw .alreadyThere(files: files, insertions: insertions, isNewFeature: isNewFeature)
    }
  }

  /// Finds the new files that exist, and files of a target with the name of a new one, which a build refuses.
  private func takenFiles(_ plan: ScenePlan) throws(NewSceneError) -> [String] {
    var taken: [String] = []
    for target in FeatureTargets(feature).all {
      let root = try folder(of: target)
      let new = plan.newFiles.filter { $0.path.hasPrefix("\(root)/") }.map(\.path)
      for path in new { try folder.check(path) }
      let names = Set(new.filter { $0.hasSuffix(".swift") }.map(Self.name))
      let old = try folder.files(below: root)
      taken += old.filter { $0.hasSuffix(".swift") && names.contains(Self.name($0)) }
      taken += new.filter { FileBytes.exists(folder.absolute($0)) && !old.contains($0) }
      taken += new.filter { old.contains($0) && !$0.hasSuffix(".swift") }
    }
    return taken
  }

  /// Finds the scene's lines in the files that have the markers.
  private func existingInsertions() throws(NewSceneError) -> [ExistingInsertion] {
    var found: [ExistingInsertion] = []
    for marker in SceneMarker.allCases where marker != .targets && !isNewFeature {
      let lines = try templates.insertion(marker.rawValue, values)
      guard let code = lines.first(where: { !$0.hasPrefix("//") }) ?? lines.first,
        let file = try place(of: marker)?.file,
        let index = MarkedText(file.bytes).index(of: code)
      else { continue }
      let path = try folder.relative(file.path)
      found.append(ExistingInsertion(file: path, line: index + 1, lines: lines))
    }
    return found
  }

  private static func name(_ path: String) -> String {
    (path.split(separator: "/").last ?? "").lowercased()
  }

  private func insertIntoNewFile(
    _ lines: [String],
    _ marker: SceneMarker,
    _ plan: inout ScenePlan
  ) throws(NewSceneError) {
    var places: [(file: Int, line: Int)] = []
    for (index, file) in plan.newFiles.enumerated() {
      let found = MarkedText(Array(file.text.utf8)).lines(with: marker.line)
      places += found.map { (index, $0) }
    }
    guard let place = places.first else {
      throw .missingMarkers([try missingMarker(marker, lines)])
    }
    guard places.count == 1 else {
      throw .repeatedMarker(
        marker.line,
        lines: places.map { "\(plan.newFiles[$0.file].path):\($0.line + 1)" }
      )
    }
    var text = MarkedText(Array(plan.newFiles[place.file].text.utf8))
    text.insert(lines, above: place.line)
    plan.newFiles[place.file].text = String(decoding: text.bytes, as: UTF8.self)
  }

  /// Finds the only line with a marker in the feature's files, or in the manifest.
  private func place(of marker: SceneMarker) throws(NewSceneError) -> (file: FileBytes, line: Int)?
  {
    var places: [(file: FileBytes, path: String, line: Int)] = []
    for path in try files(for: marker) {
      let file = try FileBytes(folder.absolute(path))
      places += MarkedText(file.bytes).lines(with: marker.line).map { (file, path, $0) }
    }
    guard places.count < 2 else {
      throw .repeatedMarker(marker.line, lines: places.map { "\($0.path):\($0.line + 1)" })
    }
    return places.first.map { ($0.file, $0.line) }
  }

  private func files(for marker: SceneMarker) throws(NewSceneError) -> [String] {
    if marker == .targets {
      try folder.check("Package.swift")
      return FileBytes.isFile(folder.absolute("Package.swift")) ? ["Package.swift"] : []
    }
    let targets = FeatureTargets(feature)
    let target = marker == .states ? targets.simulation : targets.feature
    return try folder.files(below: folder(of: target)).filter { $0.hasSuffix(".swift") }
  }

  private func insert(
    _ lines: [String],
    _ marker: SceneMarker,
    at place: (file: FileBytes, line: Int),
    _ plan: inout ScenePlan
  ) throws(NewSceneError) {
    let path = try folder.relative(place.file.path)
    _ = try place.file.text()
    // Two markers can be in one file. The lines for the first one move the second one.
    let index = plan.edits.firstIndex { $0.path == path }
    var text = MarkedText(index.map { plan.edits[$0].new } ?? place.file.bytes)
    guard let line = text.lines(with: marker.line).first else { return }
    if marker.isInArray, let above = text.lineWithoutComma(above: line) {
      throw .missingComma(file: path, line: above + 1)
    }
    text.insert(lines, above: line)
    if let index {
      plan.edits[index].new = text.bytes
      plan.edits[index].inserted += lines
    } else {
      let edit = ScenePlan.Edit(
        path: path,
        old: place.file.bytes,
        new: text.bytes,
        inserted: lines
      )
      plan.edits.append(edit)
    }
  }

  private func missingMarker(
    _ marker: SceneMarker,
    _ lines: [String]
  ) throws(NewSceneError) -> MissingMarker {
    let name = marker.usualFile(of: feature)
    let target = FeatureTargets(feature)
    let root = try folder(of: marker == .states ? target.simulation : target.feature)
    let file = try folder.files(below: root).first { $0.hasSuffix("/\(name)") }
    return MissingMarker(
      marker: marker.line,
      file: file ?? "A file in \(root)",
      position: marker.position,
      text: lines.joined(separator: "\n")
    )
  }
}
