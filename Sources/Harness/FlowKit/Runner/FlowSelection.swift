import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports
import Foundation

/// The choice of the found flows to play: by name and by tags.
struct FlowSelection: Equatable, Sendable {
  /// A regular expression of which a flow's name, or its file's, has to contain a match; `nil` for every name.
  var name: String?
  /// A flow needs one of these tags, if there is one here.
  var includeTags: [String] = []
  /// A flow must have none of these tags.
  var excludeTags: [String] = []
  /// A Boolean value that indicates whether flows may read files outside their workspace.
  var allowsOutside = false

  /// Reads the options.
  ///
  /// - Throws: An error if the expression is none.
  init(_ words: CommandWords) throws(HarnessArguments.Misuse) {
    includeTags = Self.list(words.all("--include-tags"))
    excludeTags = Self.list(words.all("--exclude-tags"))
    allowsOutside = words.has("--allow-outside")
    name = words.last("--name")
    _ = try expression()
  }

  private func expression() throws(HarnessArguments.Misuse) -> NSRegularExpression? {
    guard let name else { return nil }
    do {
      return try NSRegularExpression(pattern: name, options: .caseInsensitive)
    } catch {
      throw HarnessArguments.Misuse("--name is no regular expression: “\(name.clipped(to: 48))”.")
    }
  }

  private static func list(_ values: [String]) -> [String] {
    values.flatMap { $0.split(separator: ",") }
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// Reads the flows at some paths, and chooses by the tags here together with those of a folder's settings.
  ///
  /// - Parameters:
  ///   - paths: Files and folders.
  ///   - commands: The commands that the flows may use.
  ///   - stop: Returns the reason why nothing more is read, if there is one.
  /// - Returns: The flows, and all errors.
  func flows(
    at paths: [String],
    commands: FlowCommandList,
    stop: @escaping @Sendable () -> String? = { nil }
  ) -> FlowCollection {
    var finder = FlowFinder(ofCommandLine: commands)
    finder.stop = stop
    finder.includeTags = includeTags
    finder.excludeTags = excludeTags
    finder.allowsOutside = allowsOutside
    return finder.find(paths)
  }

  /// Returns those of some flows, already chosen by their tags, whose name is selected.
  ///
  /// - Throws: An error if the expression is none, or takes too long.
  func of(_ flows: [Flow]) throws(HarnessArguments.Misuse) -> [Flow] {
    let expression = try expression()
    var selected: [Flow] = []
    for flow in flows {
      for name in [flow.name, FlowPath.name(of: flow.file)]
      where try Self.finds(expression, in: name) {
        selected.append(flow)
        break
      }
    }
    return selected
  }

  /// Returns whether the expression has a match in a name.
  private static func finds(
    _ expression: NSRegularExpression?,
    in name: String
  ) throws(HarnessArguments.Misuse) -> Bool {
    guard let expression else { return true }
    var (isFound, isEndless, reports) = (false, false, 0)
    let whole = NSRange(name.startIndex..., in: name)
    expression.enumerateMatches(in: name, options: .reportProgress, range: whole) {
      match,
      _,
      stop in
      reports += 1
      if match == nil, reports < FlowPattern.patience { return }
      (isFound, isEndless) = (match != nil, match == nil)
      stop.pointee = true
    }
    if !isEndless { return isFound }
    throw HarnessArguments.Misuse(
      "--name takes too long to look for “\(expression.pattern.clipped(to: 48))” in “\(name.clipped(to: 48))”. Write a simpler "
        + "expression."
    )
  }

  /// Returns why none of the flows that were found is selected, and what there is.
  func emptiness(of collection: FlowCollection) -> String {
    let flows = collection.flows + collection.unchosen
    let tags = Set(flows.flatMap(\.tags)).sorted()
    let unknown = includeTags.first { !tags.contains($0) }
    let hint = unknown.map {
      " No flow has the tag “\($0)”.\(NearestName.hint(for: $0, among: tags))"
    }
    let none = flows.count == 1 ? "The only flow" : "None of the \(flows.count) flows"
    return "\(none) is \(flows.count == 1 ? "not " : "")selected.\(hint ?? "")"
  }
}
