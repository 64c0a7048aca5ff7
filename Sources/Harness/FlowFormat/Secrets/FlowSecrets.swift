import Foundation

/// The values that the flows of a run may use and that no output shows.
///
/// The harness masks them at the borders where text leaves the process. So a text gets its mask however it came to
/// hold the value. These are the borders:
/// - ``OutputText/masked(showsColors:)``, for the two outputs and for reports;
/// - ``ProgressLine`` and ``FlowReportFile``;
/// - the data of a page, the files of pictures and steps, and GitHub's summary;
/// - the error output of another process.
///
/// A test lists the writers of this module. Whole records reach the borders, so no value is divided between two calls.
///
/// Masks compare scalars, and not characters: a letter and its accent are not the letter with an accent. Two places
/// divide a text before the border, a picture's lines and the parts of a styled text; ``Scenes/ScreenFrames`` masks
/// those. The texts that a flow divides itself are beyond any mask.
package struct FlowSecrets: Sendable {
  /// The text in place of a secret, of one length for all and without a meaning in any format.
  package static let mask = "•••"
  /// The fewest scalars of a secret, and of a masked beginning of it, since reports contain a shorter text by chance.
  package static let least = 6
  /// The most bytes of a secret: a variable of the environment passes it on, and takes twice as many.
  package static let most = 65_536

  /// The beginning of the variables that pass secrets on to another process of this executable.
  package static let variablePrefix = "HARNESS_SECRET_"

  /// The secrets of the command that runs.
  @TaskLocal package static var current = FlowSecrets()

  /// The values by name.
  package let values: [String: String]
  private let patterns: [SecretPattern]
  private let tree: SecretTree
  /// The values as ``FlowText/quoted(_:)`` writes them, by name.
  private let quoted: [String: [UInt8]]

  /// The environment of another process of this executable: this one's, and the secrets, since others can read arguments.
  ///
  /// The report of a crash would show them among the contents of registers, in forms that no mask knows.
  package var environmentOfChild: [String: String] {
    var all = ProcessInfo.processInfo.environment
    if isEmpty { return all }
    for (name, value) in values { all[Self.variablePrefix + name] = value }
    all["SWIFT_BACKTRACE"] = Self.backtrace(all["SWIFT_BACKTRACE"] ?? "")
    return all
  }

  /// Returns the settings for the report of a crash, without registers.
  ///
  /// The runtime takes an empty setting for a part of the one that follows, and then ignores that.
  package static func backtrace(_ settings: String) -> String {
    let others = settings.split(separator: ",").map { $0.filter { !$0.isWhitespace } }.filter {
      !$0.isEmpty && !$0.hasPrefix("registers") && !$0.hasPrefix("format")
    }
    return (others + ["registers=none", "format=text"]).joined(separator: ",")
  }

  /// Creates secrets.
  ///
  /// - Parameter values: The values by name.
  package init(_ values: [String: String] = [:]) {
    var known = SecretSpelling.Known()
    var patterns: [SecretPattern] = []
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      patterns += SecretPattern.all(name, value, &known)
    }
    self.values = values
    self.patterns = patterns
    tree = SecretTree(patterns)
    quoted = values.mapValues { Array(FlowText.quoted($0).utf8.dropFirst().dropLast()) }
  }

  /// A Boolean value that indicates whether there is nothing to mask.
  package var isEmpty: Bool { values.isEmpty }

  /// Returns a text with a mask in place of each secret, and of secrets that touch or overlap.
  ///
  /// - Complexity: O(length), unless a secret repeats a part of itself.
  package func masked(_ text: String) -> String {
    if isEmpty { return text }
    return replaced(text) { _, _ in Self.mask }
  }

  /// Returns the bytes of a text with a mask in place of each secret.
  package func masked(_ bytes: [UInt8]) -> [UInt8] {
    isEmpty ? bytes : replaced(bytes, search(bytes).regions) { _, _ in Self.mask }
  }

  /// Returns the first bytes of a text with masks, as far as later bytes can't change them.
  ///
  /// A secret of several lines can have begun in a whole line. The next bytes then decide whether it is one.
  ///
  /// - Parameters:
  ///   - bytes: The bytes so far.
  ///   - end: The most bytes to take.
  /// - Returns: The bytes with masks, and the number of bytes that they replace.
  package func settled(_ bytes: [UInt8], upTo end: Int) -> (masked: [UInt8], count: Int) {
    let (regions, open) = search(bytes)
    var count = min(end, open ?? end)
    if let region = regions.first(where: { $0.range.contains(count) }) {
      count = region.range.lowerBound
    }
    let whole = regions.prefix { $0.range.upperBound <= count }
    return (replaced(Array(bytes[..<count]), Array(whole)) { _, _ in Self.mask }, count)
  }

  /// Returns a text of a flow file with `${NAME}` in place of each secret, where a flow can write it so.
  ///
  /// - Parameter text: A text in quotation marks, as ``FlowText/quoted(_:)`` writes it.
  /// - Returns: The text, with a mask for a secret in another form.
  package func named(_ text: String) -> String {
    if isEmpty { return text }
    return replaced(text) { bytes, pattern in
      guard let pattern, pattern.isWhole, let own = quoted[pattern.name], bytes.elementsEqual(own)
      else { return Self.mask }
      return "${\(pattern.name)}"
    }
  }

  /// A part of a text that is masked as a whole.
  package struct Region {
    package var range: Range<Int>
    /// The index of the pattern of all of it; `nil` for several.
    package var pattern: Int?

    /// Returns the region with all of an escape that it covers a part of.
    package func covering(_ escape: Range<Int>) -> Region {
      guard range.overlaps(escape) else { return self }
      let start = min(range.lowerBound, escape.lowerBound)
      return Region(range: start..<max(range.upperBound, escape.upperBound))
    }

    /// Returns regions in order, with one in place of those that touch or overlap.
    package static func merged(_ regions: [Region]) -> [Region] {
      var merged: [Region] = []
      for region in regions {
        guard let last = merged.last, region.range.lowerBound <= last.range.upperBound else {
          merged.append(region)
          continue
        }
        let end = max(last.range.upperBound, region.range.upperBound)
        merged[merged.count - 1] = Region(range: last.range.lowerBound..<end)
      }
      return merged
    }
  }

  /// Returns the parts of a text that hold secrets, in order.
  ///
  /// - Returns: The parts, and the first offset of a secret that goes on if the text does; `nil` if there is none.
  package func search(_ bytes: [UInt8]) -> (regions: [Region], open: Int?) {
    var regions: [Region] = []
    var open: Int?
    var last = Region(range: -1 ..< -1)
    for start in bytes.indices {
      let (match, isOpen) = tree.match(in: bytes, at: start)
      if isOpen, open == nil { open = start }
      guard let match else { continue }
      if start > last.range.upperBound {
        if !last.range.isEmpty { regions.append(last) }
        last = Region(range: start..<match.end, pattern: match.pattern)
      } else if match.end > last.range.upperBound {
        last = Region(range: last.range.lowerBound..<match.end)
      }
    }
    return (last.range.isEmpty ? regions : regions + [last], open)
  }

  private func replaced(
    _ text: String,
    _ replacement: (ArraySlice<UInt8>, SecretPattern?) -> String
  ) -> String {
    let bytes = Array(text.utf8)
    let regions = search(bytes).regions
    if regions.isEmpty { return text }
    return String(decoding: replaced(bytes, regions, replacement), as: UTF8.self)
  }

  package func replaced(
    _ bytes: [UInt8],
    _ regions: [Region],
    _ replacement: (ArraySlice<UInt8>, SecretPattern?) -> String
  ) -> [UInt8] {
    var result: [UInt8] = []
    var start = 0
    for region in regions {
      result += bytes[start..<region.range.lowerBound]
      result += Array(replacement(bytes[region.range], region.pattern.map { patterns[$0] }).utf8)
      start = region.range.upperBound
    }
    return result + bytes[start...]
  }
}
