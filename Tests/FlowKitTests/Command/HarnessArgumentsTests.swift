import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@Suite struct HarnessArgumentsTests {
  private static let options = RunCommand.syntax.allOptions.map(\.name).joined(separator: ", ")

  @Test func `all options are read`() throws {
    let arguments = try HarnessArguments([
      "a.yaml", "--repeat", "3", "--json=out.json", "--seed", "7", "--quiet", "--env", "A=b=c",
      "--env=B=", "folder", "--", "--odd",
    ])
    #expect(arguments.paths == ["a.yaml", "folder", "--odd"])
    #expect(arguments.rounds == 3)
    #expect(arguments.json == "out.json")
    #expect(arguments.seed == 7)
    #expect(arguments.isQuiet)
    #expect(arguments.env == ["A": "b=c", "B": ""])
  }

  @Test(arguments: [
    (["--quite"], "There is no option --quite. Did you mean “--quiet”?"),
    (
      ["-x"],
      "There is no option -x. Known are: \(Self.options)."
    ),
    (["--repeat"], "--repeat needs a value after it."),
    (["--repeat", "0"], "--repeat takes a whole number from 1, but “0” was given."),
    (
      ["--repeat", "1000001"],
      "--repeat takes a whole number from 1 to 1000000, but “1000001” was given."
    ),
    (["--repeat=many"], "--repeat takes a whole number from 1, but “many” was given."),
    (["--seed", "-1"], "--seed takes a whole number from 0, but “-1” was given."),
    (["--env", "=x"], "--env takes KEY=VALUE, but “=x” was given."),
    (["--json", ""], "--json needs the name of a file."),
    (["--quiet=yes"], "--quiet takes no value."),
    (["--report", "jsn"], "--report knows no “jsn”. Did you mean “json”?"),
    (["--report", "json="], "--report json= needs the name of a file."),
    (
      ["--report", "json", "--report", "pretty"],
      "One report goes to the output, not json and pretty: write --report pretty=FILE."
    ),
    (["--json", "./a", "--report=tap=a"], "Two reports cannot be written to one file, a."),
    (["--json", "--quiet"], "--json needs a value after it, and --quiet is an option."),
    (["--report=json=a", "--json", "a"], "Two reports cannot be written to one file, a."),
  ])
  func `an error names the argument at fault`(_ arguments: [String], _ message: String) {
    let misuse = #expect(throws: HarnessArguments.Misuse.self) {
      try HarnessArguments(arguments)
    }
    #expect(misuse?.description == message)
  }

  @Test(arguments: [
    ([], ["pretty"]), (["--report", "json"], ["json"]),
    (["--json", "a", "--report", "pretty=b=c"], ["pretty", "pretty=b=c", "json=a"]),
    (["--report=json=a", "--report=pretty"], ["json=a", "pretty"]),
  ])
  func `people read the output unless another report goes there`(
    _ arguments: [String],
    _ reports: [String]
  ) throws {
    let read = try HarnessArguments(arguments).reports
    #expect(read.map { $0.format + ($0.path.map { "=\($0)" } ?? "") } == reports)
  }
}
