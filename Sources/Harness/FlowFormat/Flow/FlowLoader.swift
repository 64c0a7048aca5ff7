import Foundation
import SafeFiles

/// The work of a `FlowFinder`: reads each file once, and the files that it runs.
struct FlowLoader {
  let reader: FlowReader
  let includeTags: [String]
  let excludeTags: [String]
  /// The workspace of all flows, if it does not depend on where they are.
  let workspaceFolder: WorkspaceFolder?
  /// A Boolean value that indicates whether no link in a checkout may lead a given path out of it.
  let refusesPlantedLinks: Bool
  /// The commands of the executable, of which a path that leads nowhere may mean one.
  private let subcommands: [String]
  /// Returns the reason why nothing more is read, if there is one.
  private let stop: @Sendable () -> String?
  /// The most states of patterns that are compared with the names of files, which takes some seconds.
  var mostGlobSteps = 50_000_000
  /// The most files that run each other in a row.
  var mostFilesInChain = FlowLimits.chain
  /// The most bytes of all files.
  var mostBytes: Int
  /// The most copies of the steps of its settings that the flows of a folder hold.
  var mostCopiedSteps = 500_000
  /// Returns the names in a folder, for hints.
  var list: (String) -> [String] = {
    (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? []
  }
  /// The names in the folders that hints have looked at.
  var namesByFolder: [ExactText: [String]] = [:]
  var collection = FlowCollection()
  /// The files with which a person begins, each in its workspace.
  var starts: [Reach] = []
  private(set) var read: Set<ExactText> = []
  private var played: Set<ExactText> = []
  /// The obstacles to portability in the files that need not be portable by themselves.
  var obstacles: [ExactText: [FlowError]] = [:]

  init(
    reader: FlowReader,
    includeTags: [String] = [],
    excludeTags: [String] = [],
    workspaceFolder: WorkspaceFolder? = nil,
    refusesPlantedLinks: Bool = false,
    subcommands: [String] = [],
    stop: @escaping @Sendable () -> String? = { nil }
  ) {
    self.reader = reader
    mostBytes = max(FlowLimits.allBytes, reader.limits.bytes)
    self.includeTags = includeTags
    self.excludeTags = excludeTags
    self.workspaceFolder = workspaceFolder
    self.refusesPlantedLinks = refusesPlantedLinks
    self.subcommands = subcommands
    self.stop = stop
    collection.stop = stop
  }

  // MARK: - Paths

  /// Adds a given file or folder.
  mutating func add(_ path: String) {
    guard isSafe(path) else { return }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      if Glob.isPattern(path) {
        let pattern = Glob(path: path)
        var problems: [(path: String, message: String)] = []
        let found = pattern.files { problems.append((path: $0, message: $1)) }
        for problem in problems { report(problem.message, in: problem.path) }
        let files = found.filter { isSafe($0) }
        if found.isEmpty, problems.isEmpty {
          report("No file is named like this. Check the path.", in: path)
        }
        playChosen(files, in: workspaceFolder ?? WorkspaceFolder(around: pattern.folder))
        return
      }
      report(nothing(at: path), in: path)
      return
    }
    guard isFolder.boolValue else {
      playChosen([path], in: workspaceFolder ?? WorkspaceFolder(ofFile: path), areNamed: true)
      return
    }
    let count = collection.errors.count
    let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let home = workspaceFolder ?? WorkspaceFolder(of: folder)
    let workspace = workspace(in: folder, home)
    let files = files(in: folder, withSubflows: workspace != nil)
    if files.isEmpty, collection.errors.count == count {
      report("The folder holds no flow: no file in it ends in .yaml or .yml.", in: path)
    } else if let workspace {
      play(files, in: folder, home, by: workspace)
    } else {
      playChosen(files, in: home)
    }
  }

  /// Returns `false`, and reports, if a planted link leads a given path out of its checkout.
  private mutating func isSafe(_ path: String) -> Bool {
    guard refusesPlantedLinks, let link = PlantedLink(in: path) else { return true }
    report(link.checkout.refusal(of: path), in: path)
    return false
  }

  /// Returns the error for a path that leads nowhere; a word alone may be meant as a command.
  private func nothing(at path: String) -> String {
    let file = "There is no such file or folder"
    guard path.allSatisfy({ $0.isLetter }) else { return "\(file). Check the path." }
    let words = subcommands.compactMap { $0.split(separator: " ").first.map { String($0) } }
    let first = NearestName.of(path, among: words)
    guard let place = words.firstIndex(where: { $0 == first }) else {
      return "\(file), and no such command. Check the path; --help lists the commands."
    }
    return "\(file). Did you mean the command “\(subcommands[place])”?"
  }

  /// Plays the files whose tags are asked for.
  private mutating func playChosen(
    _ files: [String],
    in home: WorkspaceFolder,
    areNamed: Bool = false
  ) {
    let first = collection.flows.count
    for file in files { play(file, in: home, isNamed: areNamed) }
    guard !includeTags.isEmpty || !excludeTags.isEmpty else { return }
    let choice = FlowTagChoice(including: includeTags, excluding: excludeTags)
    // A copy, so that the removal does not copy the flows of all paths before.
    let read = Array(collection.flows[first...])
    collection.unchosen += read.filter { !choice.takes($0) }
    collection.flows.replaceSubrange(first..., with: read.filter(choice.takes))
  }

  private mutating func files(in root: String, withSubflows: Bool) -> [String] {
    var walk = FlowFolderWalk(root, entersSubflows: withSubflows)
    while let folder = walk.next, mayGoOn(at: folder) {
      for problem in walk.readNext() { report(problem) }
    }
    return walk.files
  }

  // MARK: - Files

  /// Plays a file of a workspace; a file that a person has named may be a link to any place.
  mutating func play(_ path: String, in home: WorkspaceFolder, isNamed: Bool = false) {
    let absolute =
      FlowPath.isAbsolute(path) ? path : FileManager.default.currentDirectoryPath + "/" + path
    guard played.insert(FlowPath.key(absolute)).inserted, mayGoOn(at: path) else { return }
    guard isNamed || home.contains(path) else {
      report(home.refusal(of: FlowPath.name(of: path)), in: path)
      return
    }
    load(path, in: isNamed ? .everywhere : home)
    start(at: path, in: home)
    if let flow = collection[path] { collection.flows.append(flow) }
  }

  /// Reads a file, unless it has been read.
  mutating func load(_ path: String, in home: WorkspaceFolder, isUsed: Bool = false) {
    guard !read.contains(FlowPath.key(path)) else { return }
    guard path.utf8.count <= FileBounds.path else {
      read.insert(FlowPath.key(path))
      report(
        "The path of this flow has more than \(FileBounds.path) bytes, and every report repeats it. Move the file, or "
          + "shorten the names of its folders.",
        in: path.ending(of: 96)
      )
      return
    }
    do throws(FlowError) {
      take(try bytes(of: path, in: home), as: path, isUsed: isUsed)
    } catch {
      read.insert(FlowPath.key(path))
      report(error)
    }
  }

  /// Reads the bytes of a file.
  mutating func take(_ bytes: [UInt8], as path: String, isUsed: Bool = false) {
    let key = FlowPath.key(path)
    read.insert(key)
    let reading = reader.readAll(bytes, file: path, isUsed: isUsed)
    for error in reading.errors { report(error) }
    obstacles[key] = reading.obstacles
    if reading.errors.isEmpty {
      collection.filesByPath[key] = reading.flow
    } else {
      collection.incompleteByPath[key] = reading.flow
    }
  }

  /// Returns a file's bytes; throws without reading if the file is larger than allowed.
  mutating func bytes(of path: String, in home: WorkspaceFolder) throws(FlowError) -> [UInt8] {
    do throws(SafeFileError) {
      if let bytes = try collection.read(path, limit: reader.limits.bytes, in: home) {
        collection.bytes += bytes.count
        if !isTooLarge { return bytes }
      }
    } catch {
      switch error {
      case .tooLarge: throw failure(YAMLReader.tooLarge(reader.limits), in: path)
      case .system: throw failure("The file cannot be read. Check its permissions.", in: path)
      default: throw failure("This is no regular file. Give a .yaml file.", in: path)
      }
    }
    if isTooLarge {
      let message =
        "The flows of a run have more than \(mostBytes) bytes with this file. Play them in several runs."
      throw failure(message, in: path)
    }
    let advice = PlantedLink.isLink(path) ? "It links to what is not there." : "Give a .yaml file."
    throw failure("This is no regular file. \(advice)", in: path)
  }

  // MARK: - Errors

  /// A Boolean value that indicates whether the largest number of listed errors has been reached.
  var isFull: Bool { collection.errors.count >= FlowLimits.errors }

  /// A Boolean value that indicates whether nothing more is read: there are too many errors or bytes, or the time is over.
  var hasStopped: Bool { isFull || collection.isCut || isTooLarge }

  private var isTooLarge: Bool { collection.bytes > mostBytes }

  mutating func report(_ message: String, in path: String) {
    report(failure(message, in: path))
  }

  mutating func report(_ error: FlowError) {
    if !isFull { collection.errors.append(error) }
  }

  /// Returns a Boolean value that indicates whether more is read, and reports if the time is over.
  mutating func mayGoOn(at path: String) -> Bool {
    if hasStopped { return false }
    guard let reason = stop() else { return true }
    report(FlowStopReason.sentence(ofStopping: "reading", since: reason), in: path)
    collection.isCut = true
    return false
  }

  private func failure(_ message: String, in path: String) -> FlowError {
    FlowError(file: path, position: .start, message: message)
  }
}
