import FlowFormat

extension FlowFinder {
  /// Creates a finder for the paths of a command line, of which none may lead out of a checkout by a link.
  ///
  /// - Parameter commands: The commands that the flows may use.
  init(ofCommandLine commands: FlowCommandList) {
    self.init(commands: commands)
    refusesPlantedLinks = true
    subcommands = HarnessSubcommandList.all.map { $0.syntax.name }
  }
}
