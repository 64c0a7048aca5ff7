import FlowEngine
import FlowFormat
import FlowHunt

/// The words of a command line that a ``CommandSyntax`` has read: the operands and the options' values.
struct CommandWords: Equatable, Sendable {
  /// The arguments that are neither options nor their values, in order.
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  private let syntax: CommandSyntax

  /// Reads the arguments behind the subcommand's name.
  ///
  /// An option's value is the next argument, or follows `=`. After `--` every argument is an operand.
  ///
  /// - Throws: The first error.
  init(
    _ arguments: ArraySlice<String>,
    for syntax: CommandSyntax
  ) throws(HarnessArguments.Misuse) {
    self.syntax = syntax
    var rest = arguments
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      if argument == "--" {
        operands += rest
        break
      }
      let name = String(argument.prefix { $0 != "=" })
      let inline = name.count < argument.count ? String(argument.dropFirst(name.count + 1)) : nil
      guard let option = syntax.allOptions.first(where: { $0.name == name || $0.short == name })
      else { throw unknown(argument, named: name) }
      guard option.value != nil else {
        if inline != nil { throw HarnessArguments.Misuse("\(name) takes no value.") }
        values[option.name, default: []].append("")
        continue
      }
      guard let value = inline ?? rest.popFirst() else {
        throw HarnessArguments.Misuse("\(name) needs a value after it.")
      }
      if inline == nil, syntax.allOptions.contains(where: { $0.name == value }) {
        throw HarnessArguments.Misuse("\(name) needs a value after it, and \(value) is an option.")
      }
      values[option.name, default: []].append(value)
      while option.takesMore, let more = rest.first, Self.isSetting(more) {
        values[option.name, default: []].append(more)
        rest.removeFirst()
      }
    }
  }

  /// Returns a Boolean value that indicates whether a word has the form `axis=…`.
  private static func isSetting(_ word: String) -> Bool {
    let name = word.prefix { $0.isASCII && $0.isLetter }
    return !name.isEmpty && word.dropFirst(name.count).hasPrefix("=")
  }

  private func unknown(_ argument: String, named name: String) -> HarnessArguments.Misuse {
    let hint = NearestName.hint(for: name, among: syntax.allOptions.map(\.name))
    let start = syntax.name.isEmpty ? "There is" : "\(syntax.name) has"
    return HarnessArguments.Misuse("\(start) no option \(argument.clipped(to: 48)).\(hint)")
  }

  /// Returns a Boolean value that indicates whether the command line has an option.
  func has(_ option: String) -> Bool { values[option] != nil }

  /// An option's values in order.
  func all(_ option: String) -> [String] { values[option] ?? [] }

  /// An option's last value.
  func last(_ option: String) -> String? { values[option]?.last }

  /// An option's last value, which has to be a whole number of a range.
  ///
  /// - Throws: An error that says what was given.
  func number<Number: FixedWidthInteger>(
    _ option: String,
    in range: ClosedRange<Number>
  ) throws(HarnessArguments.Misuse) -> Number? {
    guard let value = last(option) else { return nil }
    let number = Number(value)
    if let number, range.contains(number) { return number }
    let end = number.map { $0 > range.upperBound } == true ? " to \(range.upperBound)" : ""
    throw HarnessArguments.Misuse(
      "\(option) takes a whole number from \(range.lowerBound)\(end), but “\(value.clipped(to: 48))” was given."
    )
  }

  /// An option's last value, which has to be one of a few words.
  ///
  /// - Throws: An error with the word that may be meant.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: String
  ) throws(HarnessArguments.Misuse) -> Choice? {
    guard let value = last(option) else { return nil }
    if let choice = Choice(rawValue: value) { return choice }
    let hint = NearestName.hint(for: value, among: Choice.allCases.map(\.rawValue))
    throw HarnessArguments.Misuse("\(option) knows no “\(value.clipped(to: 48))”.\(hint)")
  }

  /// An option's last value, which must not be empty.
  ///
  /// - Parameters:
  ///   - option: The option.
  ///   - thing: A noun phrase for the value, such as `the name of a file`.
  /// - Returns: The value, or `nil` if the option is not given.
  /// - Throws: An error if it is empty.
  func text(_ option: String, _ thing: String) throws(HarnessArguments.Misuse) -> String? {
    guard let value = last(option) else { return nil }
    if !value.isEmpty { return value }
    throw HarnessArguments.Misuse("\(option) needs \(thing).")
  }

  /// Refuses more operands than the subcommand takes.
  ///
  /// - Throws: An error that names the first one too many.
  func refuseOperands(after count: Int) throws(HarnessArguments.Misuse) {
    guard operands.count > count else { return }
    throw HarnessArguments.Misuse("\(syntax.name) takes no “\(operands[count].clipped(to: 48))”.")
  }
}
