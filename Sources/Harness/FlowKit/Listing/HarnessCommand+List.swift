extension HarnessCommand {
  /// Lists flows, without playing one.
  func list(_ arguments: ArraySlice<String>) -> HarnessStatus {
    let options: ListArguments
    do throws(HarnessArguments.Misuse) {
      options = try ListArguments(arguments)
    } catch {
      errorOutput("\(name): \(error) Try \(name) list --help.")
      return .unusable
    }
    if options.wantsHelp {
      output(ListArguments.help(for: name))
      return .passed
    }
    guard let paths = chosen(options.paths) else { return .bug }
    let collection = FlowFinder(commands: commands).find(paths)
    let listing = FlowListing(collection.flows)
    do {
      output(options.isJSON ? try listing.json() : listing.text)
    } catch {
      errorOutput("\(name): The list cannot be written: \(error)")
      return .bug
    }
    for error in collection.errors { errorOutput(error.description) }
    return collection.errors.isEmpty ? .passed : .unusable
  }
}
