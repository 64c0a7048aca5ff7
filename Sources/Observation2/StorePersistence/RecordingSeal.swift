/// Seals the lines of a recording, each with the checksum of all lines up to it.
///
/// ```
/// {"action":{"increment":{}},…,"from":"outside","seal":"51ae…"}
/// ```
///
/// So a line that was changed, lost, duplicated or moved is found before anything is replayed.
struct RecordingSeal {
  private var checksum = Checksum()

  /// Returns a line as it is written.
  mutating func seal(_ line: String) -> String {
    checksum.add(line.utf8)
    return "\(line.dropLast())\(text)"
  }

  /// Returns the line that was sealed; `nil` if its seal does not match.
  mutating func open(_ line: some BidirectionalCollection<UInt8>) -> [UInt8]? {
    let content = Array(line.dropLast(text.utf8.count)) + [UInt8(ascii: "}")]
    var opened = self
    opened.checksum.add(content)
    guard line.suffix(text.utf8.count).elementsEqual(opened.text.utf8) else { return nil }
    self = opened
    return content
  }

  private var text: String { #","seal":"\#(checksum.text)"}"# }
}
