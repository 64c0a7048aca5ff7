/// The replacement of a match: `$&`, `` $` ``, `$'`, `$$`, `$1` and `$<name>` have their meaning in it.
struct FlowReplacement {
  /// A match in a text.
  struct Match {
    let units: [UInt16]
    let range: Range<Int>
    /// The ranges of the groups.
    var groups: [Range<Int>?] = []
  }

  /// The most units of a text that a call makes; the caller refuses a longer one where it charges the bytes.
  static let mostUnits = 1 << 20

  private let template: [UInt16]
  /// The place of the last `>`, behind which no `$<` begins a name.
  private let lastClose: Int
  /// The groups by their names.
  private let groupsByName: [String: Int]

  init(_ template: String, names: [(name: String, group: Int)] = []) {
    self.template = Array(template.utf16)
    lastClose = self.template.lastIndex(of: 0x3E) ?? -1
    groupsByName = Dictionary(names.map { ($0.name, $0.group) }) { first, _ in first }
  }

  /// Returns the work of the replacement of some matches, in units of a search.
  func work(ofMatches count: Int) -> Int { count * (template.count / 32) }

  /// Appends the replacement of a match, and stops soon after the most units.
  func append(to made: inout [UInt16], for match: Match) {
    var rest = template[...]
    while made.count <= Self.mostUnits, let unit = rest.popFirst() {
      guard unit == 0x24, let next = rest.first else {
        made.append(unit)
        continue
      }
      switch next {
      case 0x24: made.append(unit)
      case 0x26: made += match.units[match.range]
      case 0x60: made += match.units[..<match.range.lowerBound]
      case 0x27: made += match.units[match.range.upperBound...]
      case 0x30...0x39:
        guard let (group, count) = Self.group(rest, of: match.groups.count) else {
          made.append(unit)
          continue
        }
        if let range = match.groups[group - 1] { made += match.units[range] }
        rest.removeFirst(count - 1)
      case 0x3C:
        guard !groupsByName.isEmpty, rest.startIndex < lastClose,
          let end = rest.firstIndex(of: 0x3E)
        else {
          made.append(unit)
          continue
        }
        let name = String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF16.self)
        if let group = groupsByName[name], let range = match.groups[group - 1] {
          made += match.units[range]
        }
        rest = rest[end...]
      default:
        made.append(unit)
        continue
      }
      rest.removeFirst()
    }
  }

  /// Returns what a call has made; a text of too many units only costs, so that the evaluation ends.
  static func result(_ made: [UInt16], _ rest: ArraySlice<UInt16>) -> FlowMethodCall.Result {
    let count = made.count + rest.count
    return count > mostUnits ? .long(count) { "" } : FlowMethodCall.text((made + rest)[...])
  }

  /// Reads the number of a group, of two digits if there is such a group; `nil` if it names none.
  private static func group(
    _ digits: ArraySlice<UInt16>,
    of groups: Int
  ) -> (group: Int, digits: Int)? {
    let first = Int(digits[digits.startIndex]) - 0x30
    if let second = digits.dropFirst().first, (0x30...0x39).contains(second) {
      let number = first * 10 + Int(second) - 0x30
      if number > 0, number <= groups { return (number, 2) }
    }
    return first > 0 && first <= groups ? (first, 1) : nil
  }
}
