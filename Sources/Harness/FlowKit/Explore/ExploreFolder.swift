import Foundation

/// The folder that an exploration writes.
@MainActor
struct ExploreFolder {
  /// An error in a file that an exploration reads.
  struct Mistake: LocalizedError {
    let errorDescription: String?
  }

  /// The file with the steps that are being played, for somebody who outlives them.
  @MainActor
  final class CurrentWay {
    private let file: FileHandle
    /// The length of the longest way so far: what is left of one counts for nothing if it is line breaks.
    private var length = 0

    init(_ file: FileHandle) {
      self.file = file
    }

    /// Writes steps over those before.
    func write(_ way: [MonkeyStep]) {
      var lines = way.map(\.line).joined(separator: "\n")
      lines.append(contentsOf: String(repeating: "\n", count: max(1, length - lines.utf8.count)))
      length = lines.utf8.count
      try? file.seek(toOffset: 0)
      try? file.write(contentsOf: Data(lines.utf8))
    }
  }

  /// The names of the files with the steps that are being played, and with the ways that are avoided.
  static let current = "current.txt"
  static let avoided = "avoided.json"

  let path: String
  private var folder: URL { URL(fileURLWithPath: path, isDirectory: true) }

  init(_ path: String) {
    self.path = path
  }

  /// Makes it, and the one for breaks.
  func make() throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("broken"),
      withIntermediateDirectories: true
    )
  }

  func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  func currentWay() throws -> CurrentWay {
    let url = url(Self.current)
    try Data().write(to: url)
    return CurrentWay(try FileHandle(forWritingTo: url))
  }

  /// Reads what an earlier exploration has found.
  static func record(at path: String, of app: String) throws -> ExploreRecord {
    let record: ExploreRecord
    do {
      record = try JSONDecoder().decode(ExploreRecord.self, from: data(at: path))
    } catch let error as DecodingError {
      throw Mistake(errorDescription: "\(path) is no file of an exploration: \(error)")
    }
    guard record.format == ExploreRecord.format, record.app == app else {
      throw Mistake(
        errorDescription: "\(path) is of \(record.app) in the form \(record.format), not of \(app)."
      )
    }
    return record
  }

  /// Reads ways.
  static func ways(at path: String) throws -> Set<[String]> {
    Set(try JSONDecoder().decode([[String]].self, from: data(at: path)))
  }

  private static func data(at path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path))
  }

  /// Writes what was found.
  func write(_ record: ExploreRecord, _ report: FlowExplorationReport, _ map: ExploreMap) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try encoder.encode(record).write(to: url("explore.json"))
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    try encoder.encode(ExploreCoverage(report)).write(to: url("coverage.json"))
    try write(report.coverage + "\n", "coverage.txt")
    try write(map.dot, "map.dot")
    try write(map.svg, "map.svg")
    try write(ExplorePage(map, report).html, "index.html")
    for (number, found) in report.breaks.enumerated() {
      try write(found.flow, "broken/\(number + 1).yaml")
    }
  }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: url(name))
  }
}
