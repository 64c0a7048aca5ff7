import Foundation

extension HarnessCommand {
  /// Writes flow files in their normal form, or lists those that are not.
  func format(_ arguments: ArraySlice<String>) -> HarnessStatus {
    let options: FormatArguments
    do throws(HarnessArguments.Misuse) {
      options = try FormatArguments(arguments)
    } catch {
      errorOutput("\(name): \(error) Try \(name) fmt --help.")
      return .unusable
    }
    if options.wantsHelp {
      output(FormatArguments.help(for: name))
      return .passed
    }
    let files = FlowFiles.at(options.paths)
    var (changed, failed) = (0, 0)
    for file in files {
      do {
        guard try format(file, writes: !options.checks) else { continue }
        changed += 1
        output(file)
      } catch {
        failed += 1
        errorOutput("\(error)")
      }
    }
    let ending = options.checks ? "not in normal form" : "rewritten"
    output("\(Self.count(files.count, "file")), \(changed) \(ending)")
    if failed > 0 { return .unusable }
    return options.checks && changed > 0 ? .failed : .passed
  }

  /// Brings a file into its normal form.
  ///
  /// - Returns: Whether it was not.
  private func format(_ file: String, writes: Bool) throws -> Bool {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw FlowError(
        file: file,
        position: .start,
        message: "There is no such file, or it cannot be read. Check the path."
      )
    }
    let text = try FlowFormatter.text(of: Array(data), file: file)
    guard Data(text.utf8) != data else { return false }
    if writes {
      do {
        try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
      } catch {
        let reason = (error as NSError).localizedDescription
        let message = "The file cannot be written: \(reason)"
        throw FlowError(file: file, position: .start, message: message)
      }
    }
    return true
  }
}
