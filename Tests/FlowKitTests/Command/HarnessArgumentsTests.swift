import Testing

@testable import FlowKit

@Suite struct HarnessArgumentsTests {
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
    #expect(!arguments.wantsHelp)
  }

  @Test(arguments: [
    (["--quite"], "There is no option --quite. Did you mean “--quiet”?"),
    (
      ["-x"],
      "There is no option -x. Known are: --repeat, --json, --seed, --env, --quiet, --help."
    ),
    (["--repeat"], "--repeat needs a value after it."),
    (["--repeat", "0"], "--repeat takes a whole number from 1, but “0” was given."),
    (["--repeat=many"], "--repeat takes a whole number from 1, but “many” was given."),
    (["--seed", "-1"], "--seed takes a whole number from 0, but “-1” was given."),
    (["--env", "=x"], "--env takes KEY=VALUE, but “=x” was given."),
    (["--json", ""], "--json needs the name of a file."),
    (["--quiet=yes"], "--quiet takes no value."),
  ])
  func `what cannot be understood is named`(_ arguments: [String], _ message: String) {
    let misuse = #expect(throws: HarnessArguments.Misuse.self) {
      try HarnessArguments(arguments)
    }
    #expect(misuse?.description == message)
  }
}
