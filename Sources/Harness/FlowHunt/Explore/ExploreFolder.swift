import FlowEngine
import FlowFormat
package import FlowReports
package import Foundation
package import SafeFiles
package import ScenesHeadless

/// The folder that an exploration writes.
@MainActor
package struct ExploreFolder {
  /// An error in a file that an exploration reads or writes.
  package struct Mistake: LocalizedError {
    package let errorDescription: String?
  }

  /// The file with the steps that are being played.
  ///
  /// Another process reads it after a crash of the one that plays.
  @MainActor
  package final class CurrentWay {
    private let file: SafeFileWriter
    /// The length of the longest way so far.
    ///
    /// Line breaks, which a reader ignores, extend a shorter way to this length and overwrite the longer one.
    private var length = 0

    init(_ file: SafeFileWriter) {
      self.file = file
    }

    /// Writes steps over those before.
    package func write(_ way: [WalkStep]) {
      var lines = way.map(\.maskedLine).joined(separator: "\n")
      lines.append(contentsOf: String(repeating: "\n", count: max(1, length - lines.utf8.count)))
      length = lines.utf8.count
      file.rewind()
      try? file.write(Array(lines.utf8))
    }
  }

  /// The names of the files with the steps that are being played, and with the ways that are avoided.
  package static let current = "current.txt"
  package static let avoided = "avoided.json"

  package let path: String
  private var folder: URL { URL(fileURLWithPath: path, isDirectory: true) }

  package init(_ path: String) {
    self.path = path
  }

  /// Creates the folder, and the one for breaks.
  package func make() throws(Mistake) {
    for path in [path, broken.path] {
      guard
        let reason = OutputPlace.obstacle(toFilling: path)
          ?? OutputPlace.obstacle(toPageIn: path, of: "exploration")
      else { continue }
      throw Mistake(errorDescription: "The exploration cannot be written to \(path): \(reason)")
    }
  }

  private var broken: URL { url("broken") }

  package func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  package func currentWay() throws(Mistake) -> CurrentWay {
    let path = url(Self.current).path
    do throws(SafeFileError) {
      let file = try SafeFileWriter(path, .inPlace)
      try file.truncate()
      return CurrentWay(file)
    } catch {
      throw Mistake(errorDescription: "The steps cannot be written to \(error)")
    }
  }

  /// The lines of the steps that were being played when the process ended.
  package func currentLines() throws(SafeFileError) -> [String] {
    let bytes = try SafeFile.read(url(Self.current).path, limit: FileBounds.steps) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { String($0) }
  }

  /// A Boolean value that indicates whether a step was played since the removal of the notes.
  package var hasBegun: Bool { (try? currentLines())?.isEmpty == false }

  /// Removes what is of use only while an exploration goes on.
  package func removeNotes() {
    for name in [Self.current, Self.avoided] { try? SafeFile.remove(url(name).path) }
  }

  // MARK: - Breaks

  /// Removes the breaks that an earlier exploration has written here, and nothing else.
  package func removeBreaks() {
    for (file, _) in breaks("") + breaks(Self.crash) {
      try? SafeFile.remove(file.path)
    }
  }

  /// A file for a crash that has none yet.
  package var newCrash: URL {
    // A stranger may have planted a file with the greatest number.
    let numbers = breaks(Self.crash).map(\.number).filter { $0 < Self.mostCrashes }
    return broken.appendingPathComponent("\(Self.crash)\((numbers.max() ?? 0) + 1).yaml")
  }

  private static let crash = "crash-"
  private static let mostCrashes = 1_000_000

  /// The breaks that an exploration has written, with the numbers behind the beginning of their names.
  private func breaks(_ beginning: String) -> [(file: URL, number: Int)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: broken.path)) ?? []
    return names.compactMap { name in
      guard name.hasPrefix(beginning), name.hasSuffix(".yaml"),
        let number = Int(name.dropFirst(beginning.count).dropLast(5))
      else { return nil }
      let file = broken.appendingPathComponent(name)
      let beginning = Array("# \(FlowExplorer.script.comment)\n".utf8)
      let found = try? SafeFile.start(of: file.path, count: beginning.count)
      return found == beginning ? (file, number) : nil
    }
  }

  // MARK: - Files

  /// Reads what an earlier exploration has found.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - appType: The app.
  ///   - size: The size of the files before it, to which its own is added: together they may have as many values as one.
  /// - Returns: The record.
  /// - Throws: An error with the option, the file and the reason.
  package static func record(
    at path: String,
    of appType: any SimulatedApp.Type,
    after size: inout JSONSize
  ) throws(Mistake) -> ExploreRecord {
    let app = "\(appType)"
    let record = try read(
      ExploreRecord.self,
      at: path,
      "--resume",
      "Give the explore.json of an exploration by this version, or explore anew without it."
    ) { (own: JSONSize) throws(JSONFile.Refusal) in
      size += own
      let most = FileBounds.reportValues
      guard size.values <= most else {
        throw JSONFile.Refusal(
          description: "it and the files before it have more than \(most) values"
        )
      }
    }
    guard record.format == ExploreRecord.format, record.app == app else {
      throw Mistake(
        errorDescription: "--resume cannot go on from \(path): it is of \(record.app) in the form "
          + "\(record.format), not of \(app) in the form \(ExploreRecord.format). Explore anew without it."
      )
    }
    if let defect = record.defect(among: AppRoutes(of: appType).forms) {
      throw Mistake(
        errorDescription: "--resume cannot read \(path): \(defect). Explore again without it."
      )
    }
    return record
  }

  /// Reads ways.
  package static func ways(at path: String) throws(Mistake) -> Set<[String]> {
    let advice = "Give a JSON list of lists of steps, as explore writes them into \(avoided)."
    return Set(try read([[String]].self, at: path, "--avoid", advice))
  }

  private static func read<Content: Decodable>(
    _ type: Content.Type,
    at path: String,
    _ option: String,
    _ advice: String,
    _ take: (JSONSize) throws -> Void = { _ in }
  ) throws(Mistake) -> Content {
    do throws(JSONFile.Refusal) {
      return try JSONFile.read(type, at: path, take)
    } catch {
      throw Mistake(errorDescription: "\(option) cannot read \(path): \(error). \(advice)")
    }
  }

  /// Writes ways.
  package func write(avoided ways: [[String]]) throws {
    try write(json: JSONEncoder().encode(ways), Self.avoided)
  }

  /// Writes what was found.
  package func write(
    _ record: ExploreRecord,
    _ report: FlowWalkReport,
    _ map: ExploreMap
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try write(json: encoder.encode(record), "explore.json")
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    try write(json: encoder.encode(ExploreCoverage(report)), "coverage.json")
    try write(shown: report.coverage, "coverage.txt")
    try write(shown: map.dot, "map.dot")
    try write(maskedMarkup: map.svg, "map.svg")
    try write(maskedMarkup: ExplorePage(map, report).html, "index.html")
    for (number, found) in report.breaks.enumerated() {
      try write(masked: found.flow, "broken/\(number + 1).yaml")
    }
    // Those of an exploration that this one has gone on from are among them.
    for (file, number) in breaks("") where number > report.breaks.count {
      try? SafeFile.remove(file.path)
    }
  }

  /// Writes JSON with masks in its texts alone.
  private func write(json: Data, _ name: String) throws(Mistake) {
    try write(masked: OutputText.json(String(decoding: json, as: UTF8.self)).masked(), name)
  }

  /// Writes a text with escapes in place of controls and of the marks of a CI server's commands.
  private func write(shown text: String, _ name: String) throws(Mistake) {
    try write(masked: OutputText.escaped(text).masked(), name)
  }

  /// Writes markup without secrets, with references in place of controls and of the marks of commands.
  private func write(maskedMarkup markup: String, _ name: String) throws(Mistake) {
    var writer = OutputWriter(showsControls: true) { "&#\($0.value);" }
    writer.write(markup)
    try write(masked: writer.text, name)
  }

  /// Writes a file without secrets, which ends with a line break.
  private func write(masked text: String, _ name: String) throws(Mistake) {
    let path = url(name).path
    do throws(FlowReportFile.Refusal) {
      try FlowReportFile.write(
        masked: text.hasSuffix("\n") ? String(text.dropLast()) : text,
        to: path
      )
    } catch {
      throw Mistake(
        errorDescription: "What was found could not be written to \(path): \(error)"
      )
    }
  }
}
