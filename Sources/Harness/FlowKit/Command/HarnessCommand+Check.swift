extension HarnessCommand {
  /// Lists all errors of flows, without playing one.
  func check(_ arguments: ArraySlice<String>) -> HarnessStatus {
    let options: CheckArguments
    do throws(HarnessArguments.Misuse) {
      options = try CheckArguments(arguments)
    } catch {
      errorOutput("\(name): \(error) Try \(name) check --help.")
      return .unusable
    }
    if options.wantsHelp {
      output(CheckArguments.help(for: name))
      return .passed
    }
    guard let paths = chosen(options.paths) else { return .bug }
    var finder = FlowFinder(commands: commands)
    finder.demandsPortability = options.demandsPortability
    let player = FlowPlayer(finder.find(paths), app: appType)
    for error in player.errors { errorOutput(error.description) }
    guard player.errors.isEmpty else {
      let files = Set(player.errors.map(\.file)).count
      errorOutput(
        "\(name): \(Self.count(player.errors.count, "error")) in \(Self.count(files, "file"))."
      )
      return .unusable
    }
    output("\(Self.count(player.flows.count, "flow")), no errors")
    return .passed
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
