import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports
import Foundation
import SafeFiles

/// `harness fmt`: writes flow files in their normal form, or lists those that are not.
enum FormatCommand: HarnessSubcommand {
  static let syntax = CommandSyntax(
    name: "fmt",
    summary: "writes flow files in their normal form",
    synopsis: "[--check] PATH…",
    about: """
      Writes flow files in their normal form: two spaces for each level, one after a colon or a dash, at
      most one blank line, { … } and […] on one line as far as they fit. Texts and comments stay as they
      are, and so does what the flow says. PATH is a flow file or a folder of them.
      """,
    options: [
      CommandOption(
        "--check",
        "write nothing, and list the files that are not in their normal form"
      ),
      CommandOption(
        "--allow-outside",
        "also write the files outside the workspace to which links in a given folder lead"
      ),
    ],
    statuses:
      "0 all are in their normal form now, 1 with --check a file is not, 2 wrong usage, or a file that "
      + "cannot be read or written (the others are written)"
  )

  static func run(
    _ words: CommandWords,
    in harness: HarnessCommand
  ) async throws(HarnessArguments.Misuse) -> HarnessStatus {
    guard !words.operands.isEmpty else {
      throw HarnessArguments.Misuse("fmt needs a file or a folder: it writes no bundled flow.")
    }
    let checks = words.has("--check")
    let (files, refusals) = FlowFiles.at(
      words.operands,
      allowsOutside: words.has("--allow-outside")
    )
    for refusal in refusals { harness.errorOutput("\(refusal)") }
    var (changed, failed) = (0, refusals.count)
    for file in files {
      do throws(FlowError) {
        guard try format(file, writes: !checks) else { continue }
        changed += 1
        harness.output("\(file)")
      } catch {
        failed += 1
        if failed <= FlowLimits.errors { harness.errorOutput("\(error)") }
      }
    }
    if failed > FlowLimits.errors {
      harness.errorOutput("\(English.counted(failed - FlowLimits.errors, "more error"))")
    }
    let ending = checks ? "not in normal form" : "rewritten"
    harness.output("\(English.counted(files.count, "file")), \(changed) \(ending)")
    if failed > 0 { return .unusable }
    return checks && changed > 0 ? .failed : .passed
  }

  /// Brings a file into its normal form.
  ///
  /// - Returns: `true` if it was not in that form.
  private static func format(_ file: String, writes: Bool) throws(FlowError) -> Bool {
    let bytes: [UInt8]?
    do throws(SafeFileError) {
      bytes = try SafeFile.read(file, limit: FlowLimits().bytes)
    } catch {
      throw failure("The file cannot be read: \(error.reason)", in: file)
    }
    guard let bytes else { throw failure("There is no such file. Check the path.", in: file) }
    let text = try FlowFormatter.text(of: bytes, file: file)
    guard Array(text.utf8) != bytes else { return false }
    guard writes else { return true }
    do throws(SafeFileError) {
      try SafeFile.replace(file, with: Array(text.utf8))
    } catch {
      throw failure("The file cannot be written: \(error.reason)", in: file)
    }
    return true
  }

  private static func failure(_ message: String, in file: String) -> FlowError {
    FlowError(file: file, position: .start, message: message)
  }
}
