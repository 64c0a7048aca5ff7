import FlowFormat
import FlowHunt
import FlowReports
import Foundation
import SafeFiles

extension CommandWords {
  /// The options for the texts to type into fields.
  static let fieldOptions = [
    CommandOption(
      "--value",
      "ID=TEXT",
      "what to type into the field with the identifier ID; once for each field. For a password that the app knows, "
        + "write 'password=${NAME}' and --secret NAME"
    ),
    CommandOption(
      "--values",
      "FILE",
      completion: .path,
      "the same from a file: a line ID=TEXT for each field, and comments after #"
    ),
    FlowSecrets.option,
  ]

  /// Returns what to type into fields, by their identifiers; a single value counts before those of a file.
  ///
  /// - Throws: An error that names the value without an identifier, or the file that can't be read.
  func fieldValues() throws(HarnessArguments.Misuse) -> [String: String] {
    var values: [String: String] = [:]
    for path in all("--values") {
      let bytes = try? PlantedLink.read(path, limit: FileBounds.values)
      guard let text = bytes.flatMap({ String(bytes: $0, encoding: .utf8) }) else {
        throw HarnessArguments.Misuse("--values: \(path) can't be read as a text.")
      }
      guard !MarkRun.isTooLong(in: text) else {
        throw HarnessArguments.Misuse(
          "--values: \(path) has more than \(MarkRun.longest) combining marks in a row. Remove some of them."
        )
      }
      // A line break of Windows is one character.
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (place, line) in lines.enumerated() {
        if line.first == "#" || line.allSatisfy(\.isWhitespace) { continue }
        let (id, value) = try Self.fieldValue(String(line), "\(path):\(place + 1)")
        values[id] = value
      }
    }
    for words in all("--value") {
      let (id, value) = try Self.fieldValue(words, "--value")
      values[id] = value
    }
    return values
  }

  /// The most bytes of a field and its text in quotation marks, since each letter is typed by itself.
  private static let mostBytes = 1_000

  private static func fieldValue(
    _ words: String,
    _ origin: String
  ) throws(HarnessArguments.Misuse) -> (id: String, value: String) {
    let id = words.prefix { $0 != "=" }
    guard !id.isEmpty, id.count < words.count else {
      throw HarnessArguments.Misuse(
        "\(origin) takes a field's identifier and a text like email=a@example.com, but “\(words.clipped(to: 48))” was given."
      )
    }
    let text = FlowText.quoted(String(words.dropFirst(id.count + 1)))
    guard id.utf8.count + text.utf8.count <= mostBytes else {
      throw HarnessArguments.Misuse(
        "\(origin) has more than \(mostBytes) bytes for “\(id.clipped(to: 48))”. Give it a shorter text."
      )
    }
    return (String(id), FlowSecrets.current.value(of: String(words.dropFirst(id.count + 1))))
  }
}
