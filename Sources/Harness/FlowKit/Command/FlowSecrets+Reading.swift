import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports
import Foundation
import SafeFiles

extension FlowSecrets {
  /// The option that names a secret.
  static let option = CommandOption(
    "--secret",
    "NAME[=@FILE]",
    "a name for ${NAME} in the flows that no report shows: its value is that of the variable NAME of the "
      + "environment, or the content of FILE; may be given several times"
  )

  /// Reads the secrets that a command line names, and those that the process has been started with.
  ///
  /// - Parameters:
  ///   - words: The command line.
  ///   - environment: The variables of the environment.
  /// - Throws: An error for the first secret that can't be used. It quotes no value.
  init(
    _ words: CommandWords,
    _ environment: [String: String]
  ) throws(HarnessArguments.Misuse) {
    var values: [String: String] = [:]
    for (key, value) in environment where key.hasPrefix(Self.variablePrefix) {
      values[String(key.dropFirst(Self.variablePrefix.count))] = value
    }
    for word in words.all(Self.option.name) {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard Self.isName(name), parts.count == 1 || parts[1].hasPrefix("@") else {
        throw HarnessArguments.Misuse(
          "--secret takes NAME, a variable of the environment, or NAME=@FILE. A list of processes shows a value on "
            + "the command line."
        )
      }
      if words.all("--env").contains(where: { $0.hasPrefix("\(name)=") }) {
        throw HarnessArguments.Misuse("--secret and --env both give \(name). Keep --secret.")
      }
      if values[name] != nil { continue }
      let value =
        parts.count == 1
        ? try Self.value(of: name, in: environment)
        : try Self.content(of: String(parts[1].dropFirst()), name)
      try Self.check(value, name)
      values[name] = value
    }
    self.init(values)
  }

  /// Returns the value that a text of a command line means: that of a secret for `${NAME}`, otherwise the text.
  func value(of text: String) -> String {
    guard text.hasPrefix("${"), text.hasSuffix("}") else { return text }
    return values[String(text.dropFirst(2).dropLast())] ?? text
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return text.unicodeScalars.allSatisfy {
      $0 == "_" || ("0"..."9").contains($0) || ("a"..."z").contains($0) || ("A"..."Z").contains($0)
    }
  }

  private static func value(
    of name: String,
    in environment: [String: String]
  ) throws(HarnessArguments.Misuse) -> String {
    if let value = environment[name] { return value }
    throw HarnessArguments.Misuse(
      "--secret \(name): the environment has no variable \(name). Set it, or give a file with \(name)=@FILE."
    )
  }

  /// Reads a file without the line break at its end, which editors add.
  private static func content(
    of path: String,
    _ name: String
  ) throws(HarnessArguments.Misuse) -> String {
    var bytes: [UInt8]?
    do throws(SafeFileError) {
      bytes = try PlantedLink.read(path, limit: most + 2, takesDescriptors: true)
    } catch {
      switch error {
      case .notRegular, .linked: throw HarnessArguments.Misuse("--secret \(name): \(error)")
      case .tooLarge: throw HarnessArguments.Misuse("--secret \(name): \(tooLong)")
      default: break
      }
    }
    guard let bytes else {
      throw HarnessArguments.Misuse(
        "--secret \(name): the file \(path) is not there, or can't be read."
      )
    }
    guard let text = String(bytes: bytes, encoding: .utf8), !text.utf8.contains(0) else {
      throw HarnessArguments.Misuse("--secret \(name): the file \(path) holds no text in UTF-8.")
    }
    // A carriage return and a line feed are one character.
    return text.last?.isNewline == true ? String(text.dropLast()) : text
  }

  private static var tooLong: String { "the value has more than \(most) bytes." }

  private static func check(_ value: String, _ name: String) throws(HarnessArguments.Misuse) {
    let reason: String
    if value.isEmpty {
      reason = "the value is empty."
    } else if value.utf8.count > most {
      reason = tooLong
    } else if value.unicodeScalars.count < least || value.allSatisfy(\.isWhitespace) {
      reason =
        "the value has fewer than \(least) characters, or only spaces. Such a text stands everywhere, and reports "
        + "without it could not be read."
    } else if SecretPattern.lines(of: value).allSatisfy({ $0.unicodeScalars.count < least }) {
      reason =
        "each line of the value has fewer than \(least) characters. A list shows a line alone, and no mask covers so "
        + "short a text. Join the lines, or take a longer secret."
    } else {
      return
    }
    throw HarnessArguments.Misuse("--secret \(name): \(reason)")
  }
}
