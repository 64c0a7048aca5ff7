import Foundation

/// Which of the flows that were found are played: by name and by tags.
struct FlowSelection: Hashable, Sendable {
  /// A regular expression of which a flow's name, or its file's, has to contain a match; `nil` for every name.
  var name: String?
  /// A flow needs one of these tags, if there is one here.
  var includeTags: [String] = []
  /// A flow must have none of these tags.
  var excludeTags: [String] = []

  /// Reads the options.
  ///
  /// - Throws: An error if the expression is none.
  init(_ words: CommandWords) throws(HarnessArguments.Misuse) {
    includeTags = Self.list(words.all("--include-tags"))
    excludeTags = Self.list(words.all("--exclude-tags"))
    name = words.last("--name")
    guard let name else { return }
    do {
      _ = try Regex(name)
    } catch {
      throw HarnessArguments.Misuse("--name is no regular expression: “\(name.prefix(48))”.")
    }
  }

  private static func list(_ values: [String]) -> [String] {
    values.flatMap { $0.split(separator: ",") }
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// Returns those of some flows that are selected.
  func of(_ flows: [Flow]) -> [Flow] {
    let pattern = name.flatMap { try? Regex($0).ignoresCase() }
    return flows.filter { flow in
      let tags = flow.header.tags
      guard includeTags.isEmpty || includeTags.contains(where: tags.contains),
        !excludeTags.contains(where: tags.contains)
      else { return false }
      guard let pattern else { return true }
      return flow.name.contains(pattern) || FlowPath.name(of: flow.file).contains(pattern)
    }
  }

  /// Returns why none of some flows is selected, and what there is.
  func emptiness(of flows: [Flow]) -> String {
    let tags = Set(flows.flatMap(\.header.tags)).sorted()
    let unknown = includeTags.first { !tags.contains($0) }
    let hint = unknown.map {
      " No flow has the tag “\($0)”.\(NearestName.hint(for: $0, among: tags))"
    }
    let none = flows.count == 1 ? "The only flow" : "None of the \(flows.count) flows"
    return "\(none) is \(flows.count == 1 ? "not " : "")selected.\(hint ?? "")"
  }
}
