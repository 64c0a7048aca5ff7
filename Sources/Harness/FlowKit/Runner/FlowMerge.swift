import FlowFormat
import FlowHunt
import FlowReports

/// The parts of a run, put together.
struct FlowMerge {
  /// The reason why a part is refused.
  struct Refusal: Error, CustomStringConvertible {
    var description: String
    /// A Boolean value that indicates whether the parts are not those of one run, so that they can't be merged.
    var isFatal = false
  }

  /// The most missing parts that a sentence lists.
  private static let mostNamed = 20

  private var merged: FlowReport?
  private var whole: FlowReport.Shard?
  /// The file of each part.
  private var files: [Int: String] = [:]
  private var places: Set<Int> = []
  /// The sizes of all parts.
  private var size = JSONSize()
  /// The bytes of names, files and tags of all parts.
  private var playTexts = 0
  private let mostBytes: Int
  private let mostValues: Int
  private let mostText: Int

  /// Creates a merge of no part.
  ///
  /// - Parameters:
  ///   - mostBytes: The most bytes of all parts.
  ///   - mostValues: The most values of all parts.
  ///   - mostText: The most bytes of names, files and tags of all parts, which a run may not exceed either.
  init(
    mostBytes: Int = FileBounds.parts,
    mostValues: Int = FileBounds.partsValues,
    mostText: Int = FlowSession.mostText
  ) {
    self.mostBytes = mostBytes
    self.mostValues = mostValues
    self.mostText = mostText
  }

  /// Adds the report of a part.
  ///
  /// - Throws: The reason why the part is refused.
  mutating func add(_ file: String) throws(Refusal) {
    let part = try report(in: file)
    guard let shard = part.shard else {
      throw Refusal(
        description: "\(file) is the report of a whole run, not of a part.",
        isFatal: true
      )
    }
    if let whole, let merged,
      (whole.of, whole.plays, whole.plan, merged.seed, merged.rounds) != (
        shard.of, shard.plays, shard.plan, part.seed, part.rounds
      )
    {
      throw Refusal(
        description: "\(file) is a part of another run than \(files.values.sorted()[0]).",
        isFatal: true
      )
    }
    if let other = files[shard.part] {
      throw Refusal(
        description: "\(file) and \(other) are both part \(shard.part) of \(shard.of).",
        isFatal: true
      )
    }
    let found = part.flows.map(\.place) + (part.notPlayed ?? []).map(\.place)
    guard places.isDisjoint(with: found), Set(found).count == found.count else {
      throw Refusal(description: "\(file) has a flow that another part has, too.", isFatal: true)
    }
    places.formUnion(found)
    files[shard.part] = file
    whole = shard
    take(part)
  }

  /// Reads a report, and checks that a run can have written it.
  private mutating func report(in file: String) throws(Refusal) -> FlowReport {
    let reason: String
    do throws(JSONFile.Refusal) {
      var report = try JSONFile.read(FlowReport.self, at: file) { size in
        self.size += size
        guard self.size.bytes <= mostBytes, self.size.values <= mostValues else {
          throw JSONFile.Refusal(
            description: "all parts together have more than \(mostBytes >> 20) MiB or "
              + "\(mostValues) values with it, and fewer if they are played with --brief"
          )
        }
      }
      // No run writes a recording there, and the screens of a planted one unpack to any size.
      report.flows = report.flows.map(\.withoutTrace)
      if let defect = report.defect {
        reason = defect
      } else {
        playTexts += report.playTexts
        if playTexts <= mostText { return report }
        reason =
          "all parts together have more than \(mostText) bytes of names, files and tags with it"
      }
    } catch {
      reason = error.description
    }
    throw Refusal(
      description: "\(file) cannot be read as a JSON report, and is left out: \(reason). "
        + "Fetch it again, or play its part again, with --brief if it is too large."
    )
  }

  private mutating func take(_ part: FlowReport) {
    var whole = merged ?? FlowReport(seed: part.seed, rounds: part.rounds)
    merged = nil
    whole.flows += part.flows
    whole.stopped = whole.stopped ?? part.stopped
    if let notPlayed = part.notPlayed { whole.notPlayed = (whole.notPlayed ?? []) + notPlayed }
    merged = whole
  }

  /// All flows of the parts in the order of the whole run, without sums; `nil` before the first part.
  ///
  /// - Complexity: O(n · log(n)).
  var report: FlowReport? {
    guard var report = merged else { return nil }
    report.flows.sort { $0.place < $1.place }
    report.notPlayed?.sort { $0.place < $1.place }
    return report
  }

  /// A sentence about the missing parts or flows; `nil` if all are there.
  var missing: String? {
    guard let whole else { return nil }
    let missing = (1...whole.of).filter { files[$0] == nil }
    let flows = English.counted(whole.plays - places.count, "flow")
    guard !missing.isEmpty else {
      return places.count == whole.plays ? nil : "\(flows) of the plan are in no part."
    }
    let more = missing.count - Self.mostNamed
    let names =
      missing.prefix(Self.mostNamed).map(String.init).joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
    return missing.count == 1
      ? "Part \(names) of \(whole.of) is missing, with \(flows)."
      : "Parts \(names) of \(whole.of) are missing, with \(flows)."
  }
}
