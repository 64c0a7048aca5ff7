import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports
import Foundation

/// The flows that a run would play, for a person or a program.
struct FlowListing: Equatable, Sendable, Codable {
  /// One flow.
  struct Entry: Equatable, Sendable, Codable {
    let name: String
    let file: String
    let tags: [String]
    /// The number of steps, with those inside others, not those of files that it runs.
    let steps: Int
  }

  /// The version of the format.
  var format = 1
  let flows: [Entry]

  init(_ flows: [Flow]) {
    self.flows = flows.map {
      Entry(name: $0.name, file: $0.file, tags: $0.tags, steps: $0.allSteps.count)
    }
  }

  /// A line for each flow, and their number.
  var text: OutputText {
    let lines = flows.map { flow -> OutputText in
      let tags = flow.tags.isEmpty ? "" : "  [\(flow.tags.joined(separator: ", "))]"
      return "\(flow.file)  \(flow.name)\(tags)"
    }
    return .lines(lines + ["\(English.counted(flows.count, "flow"))"])
  }

  /// - Throws: An error of the encoder, which no content of a listing causes.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
