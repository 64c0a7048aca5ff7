import Foundation
import SafeFiles

/// The work of a `FlowFinder`: reads each file once, and the files that it runs.
struct FlowLoader {
  private static let deepestFolder = 64

  let reader: FlowReader
  let includeTags: [String]
  let excludeTags: [String]
  var collection = FlowCollection()
  private var read: Set<String> = []
  private var played: Set<String> = []
  /// The obstacles to portability in the files that need not be portable by themselves.
  private var obstacles: [String: [FlowError]] = [:]

  /// The folders with files that are not played by themselves.
  static let subflows = "subflows"

  init(reader: FlowReader, includeTags: [String] = [], excludeTags: [String] = []) {
    self.reader = reader
    self.includeTags = includeTags
    self.excludeTags = excludeTags
  }

  // MARK: - Paths

  /// Adds a given file or folder.
  mutating func add(_ path: String) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      if PathPattern.isPattern(path) {
        let files = PathPattern(path).files()
        if files.isEmpty { report("No file is named like this. Check the path.", in: path) }
        playChosen(files)
        return
      }
      report(Self.nothing(at: path), in: path)
      return
    }
    guard isFolder.boolValue else {
      playChosen([path])
      return
    }
    let count = collection.errors.count
    let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let workspace = workspace(in: folder)
    let files = files(in: folder, withSubflows: workspace != nil)
    if files.isEmpty, collection.errors.count == count {
      report("The folder holds no flow: no file in it ends in .yaml or .yml.", in: path)
    } else if let workspace {
      play(files, in: folder, by: workspace)
    } else {
      playChosen(files)
    }
  }

  /// Returns the error for a path that leads nowhere; a word alone may be meant as a command.
  private static func nothing(at path: String) -> String {
    let file = "There is no such file or folder"
    guard path.allSatisfy({ $0.isLetter }) else { return "\(file). Check the path." }
    let commands = HarnessSubcommandList.all.map { $0.syntax }
    let first = NearestName.of(path, among: commands.compactMap(\.words.first))
    guard let name = commands.first(where: { $0.words.first == first })?.name else {
      return "\(file), and no such command. Check the path; --help lists the commands."
    }
    return "\(file). Did you mean the command “\(name)”?"
  }

  /// Plays the files whose tags are asked for.
  private mutating func playChosen(_ files: [String]) {
    let first = collection.flows.count
    for file in files { play(file) }
    guard !includeTags.isEmpty || !excludeTags.isEmpty else { return }
    let read = collection.flows[first...]
    let isKept = { [includeTags, excludeTags] (flow: Flow) in
      FlowWorkspace.chooses(flow.header.tags, including: includeTags, excluding: excludeTags)
    }
    collection.unchosen += read.filter { !isKept($0) }
    collection.flows.replaceSubrange(first..., with: read.filter(isKept))
  }

  private mutating func files(in root: String, withSubflows: Bool) -> [String] {
    var files: [String] = []
    var folders = [(path: root, depth: 0)]
    while let (folder, depth) = folders.popLast() {
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: folder)
      } catch {
        report("The folder cannot be read. Check its permissions.", in: folder)
        continue
      }
      for name in names where !name.hasPrefix(".") {
        let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
        var isFolder: ObjCBool = false
        // A link without a target is a flow that cannot be read.
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        guard exists || isFlowName(name) else { continue }
        if !isFolder.boolValue {
          if isFlowName(name), !(depth == 0 && Self.isSettings(name)) { files.append(path) }
        } else if withSubflows || name != Self.subflows, depth < Self.deepestFolder, !isLink(path) {
          folders.append((path, depth + 1))
        }
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func isFlowName(_ name: String) -> Bool {
    let lowered = name.lowercased()
    return lowered.hasSuffix(".yaml") || lowered.hasSuffix(".yml")
  }

  private func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  // MARK: - Files

  mutating func play(_ path: String) {
    let absolute =
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    guard played.insert(FlowPath.normalized(absolute)).inserted else { return }
    load(path)
    if let flow = collection[path] { collection.flows.append(flow) }
  }

  /// Reads a file, unless it has been read.
  private mutating func load(_ path: String, isUsed: Bool = false) {
    guard !read.contains(FlowPath.normalized(path)) else { return }
    do throws(FlowError) {
      take(try bytes(of: path), as: path, isUsed: isUsed)
    } catch {
      read.insert(FlowPath.normalized(path))
      collection.errors.append(error)
    }
  }

  /// Reads the bytes of a file.
  mutating func take(_ bytes: [UInt8], as path: String, isUsed: Bool = false) {
    let key = FlowPath.normalized(path)
    read.insert(key)
    let reading = reader.readAll(bytes, file: path, isUsed: isUsed)
    collection.errors += reading.errors
    obstacles[key] = reading.obstacles
    if reading.errors.isEmpty {
      collection.filesByPath[key] = reading.flow
    } else {
      collection.incompleteByPath[key] = reading.flow
    }
  }

  /// Returns a file's bytes; throws without reading if the file is larger than allowed.
  func bytes(of path: String) throws(FlowError) -> [UInt8] {
    do throws(SafeFileError) {
      if let bytes = try SafeFile.read(path, limit: reader.limits.bytes) { return bytes }
    } catch {
      switch error {
      case .tooLarge: throw failure(YAMLReader.tooLarge(reader.limits), in: path)
      case .system: throw failure("The file cannot be read. Check its permissions.", in: path)
      default: throw failure("This is no regular file. Give a .yaml file.", in: path)
      }
    }
    let advice = isLink(path) ? "It links to what is not there." : "Give a .yaml file."
    throw failure("This is no regular file. \(advice)", in: path)
  }

  mutating func report(_ message: String, in path: String) {
    collection.errors.append(failure(message, in: path))
  }

  private func failure(_ message: String, in path: String) -> FlowError {
    FlowError(file: path, position: .start, message: message)
  }

  // MARK: - Files that run files

  /// A use of one file by another.
  private struct Use {
    var step: FlowStep
    var name: String
    var path: String
  }

  /// Reads the files that the files run, and reports circles.
  mutating func finish() -> FlowCollection {
    var uses: [String: [Use]] = [:]
    var pending = (Array(collection.filesByPath.keys) + collection.incompleteByPath.keys).sorted()
    while let path = pending.popLast() {
      guard uses[path] == nil,
        let flow = collection.filesByPath[path] ?? collection.incompleteByPath[path]
      else { continue }
      let found = self.uses(in: flow)
      uses[path] = found
      for use in found where !read.contains(use.path) {
        loadUsed(use)
        pending.append(use.path)
      }
    }
    refuseCircles(uses)
    refuseObstacles(uses)
    collection.errors = collection.errors.inFileOrder
    return collection
  }

  /// Reports what is not portable in the files that a portable flow runs.
  private mutating func refuseObstacles(_ uses: [String: [Use]]) {
    let known = collection.filesByPath.merging(collection.incompleteByPath) { $1 }
    var pending = known.filter { $0.value.isDeclaredPortable }.keys.sorted()
    while let path = pending.popLast() {
      for use in uses[path] ?? [] {
        guard let found = obstacles.removeValue(forKey: use.path) else { continue }
        collection.errors += found
        pending.append(use.path)
      }
    }
  }

  private func uses(in flow: Flow) -> [Use] {
    flow.allSteps.flatMap { step in
      step.command.files.compactMap { file in
        guard case .file(let name, let path) = file else { return nil }
        return Use(step: step, name: name, path: path)
      }
    }
  }

  private mutating func loadUsed(_ use: Use) {
    guard FileManager.default.fileExists(atPath: use.path) else {
      collection.errors.append(missing(use))
      return
    }
    load(use.path, isUsed: true)
  }

  private func missing(_ use: Use) -> FlowError {
    let folder = use.path.lastIndex(of: "/").map { String(use.path[..<$0]) } ?? "."
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let nearest = NearestName.of(FlowPath.name(of: use.path), among: names.sorted())
    let hint = nearest.map { " Did you mean “\($0)”?" } ?? ""
    return FlowError(
      file: use.step.file,
      position: use.step.position,
      message:
        "The file “\(use.name)” that \(use.step.name) names is not there (looked for \(use.path))."
        + hint
    )
  }

  /// Walks depth first without recursion, since a long chain of files would overflow the stack.
  private mutating func refuseCircles(_ uses: [String: [Use]]) {
    var done: Set<String> = []
    for root in uses.keys.sorted() where !done.contains(root) {
      var trail = [(path: root, next: 0)]
      var open: Set<String> = [root]
      while let (path, next) = trail.last {
        guard let found = uses[path], next < found.count else {
          done.insert(path)
          open.remove(path)
          trail.removeLast()
          continue
        }
        trail[trail.count - 1].next += 1
        let use = found[next]
        if open.contains(use.path) {
          let start = trail.firstIndex { $0.path == use.path } ?? 0
          let names = trail[start...].map { FlowPath.name(of: $0.path) }
          collection.errors.append(
            FlowError(
              file: use.step.file,
              position: use.step.position,
              message: "Flows run each other in a circle: "
                + (names + [FlowPath.name(of: use.path)]).joined(separator: " → ")
                + ". Take the common steps into a flow of their own."
            )
          )
        } else if !done.contains(use.path), uses[use.path] != nil {
          open.insert(use.path)
          trail.append((use.path, 0))
        }
      }
    }
  }
}
