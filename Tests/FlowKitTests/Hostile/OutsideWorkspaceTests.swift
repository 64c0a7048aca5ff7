import Foundation
import MarketSimulation
import ProcessSupport
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Flows read nothing outside their workspace, and errors reveal nothing of it.
@MainActor @Suite struct OutsideWorkspaceTests {
  private let folder: TemporaryFolder

  /// Makes a secret with a neighbor, beside the checkout of a stranger with links to both.
  init() throws {
    folder = try TemporaryFolder()
    try write("- tapOn: s3cret\n- s3cret: 1", "outside/secret.yaml")
    try write("<svg>s3cret</svg>", "outside/secret.svg")
    try write("s3cret", "outside/secret.js")
    try write("s3cret", "outside/secrets.jsonl")
    try write("- back", "repo/own.yaml")
    for (link, target) in [
      ("link.yaml", "../outside/secret.yaml"), ("linked", "../outside"),
      ("link.svg", "linked/secret.svg"),
      ("chain.yaml", "chained.yaml"), ("chained.yaml", "linked/secret.yaml"),
      ("dangling.yaml", "../outside/none.yaml"), ("circle.yaml", "circle.yaml"),
      ("inner.yaml", "own.yaml"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("repo/\(link)"),
        withDestinationPath: target
      )
    }
  }

  @discardableResult
  private func write(_ text: String, _ name: String) throws -> String {
    let url = URL(fileURLWithPath: folder.path(name))
    let parent = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  private func makeGitRoot() throws {
    try write("", "repo/.git/HEAD")
  }

  private func errors(_ found: FlowCollection) -> [String] {
    found.errors.map {
      $0.description.replacing(folder.path(""), with: "").replacing("/repo", with: "repo")
    }
  }

  private func refusal(_ name: String, _ root: String = "repo") -> String {
    "“\(name)” leads out of the workspace, \(root), whose files alone a flow may read. Move the file into the "
      + "workspace, or allow it with --allow-outside."
  }

  // MARK: - Flows that run files

  @Test(arguments: [
    "../outside/secret.yaml", "../outside/secrets.yaml", "../outside", "link.yaml", "chain.yaml",
    "linked/secret.yaml", "linked/secrte.yaml", "linked", "dangling.yaml", "circle.yaml",
    "../../../etc/passwd",
    "/etc/passwd", "/etc/none/at/all", "own.yaml/../../outside/secret.yaml",
  ])
  func `a path that leads out is refused with the same words, whatever lies there`(
    _ path: String
  ) throws {
    let flow = try write("- runFlow: {file: \(path)}", "repo/flow.yaml")
    #expect(errors(FlowFinder().find([flow])) == ["repo/flow.yaml:1:19: \(refusal(path))"])
  }

  @Test(arguments: [
    ".git/HEAD", ".GIT/HEAD", ".git", ".git/none", "sub/.git", "sub/../.git/HEAD", "history",
    "\u{301}/../.git/HEAD", ".git/\u{301}HEAD",
  ])
  func `Git's own files are outside of the workspace`(_ path: String) throws {
    try write("s3cret", "repo/.git/HEAD")
    try write("s3cret", "repo/.git/\u{301}HEAD")
    try write("s3cret", "repo/sub/.git")
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: folder.path("repo/history"),
      withDestinationPath: ".git/HEAD"
    )
    let flow = try write("- runFlow: {file: \"\(path)\"}", "repo/flow.yaml")
    #expect(errors(FlowFinder().find([flow])) == ["repo/flow.yaml:1:19: \(refusal(path))"])
  }

  @Test func `the name of a file hides no slash`() throws {
    for (name, path) in [("\u{301}a.yaml", "../outside/secret.yaml"), ("b.yaml", "link.yaml")] {
      let flow = try write("- runFlow: \(path)", "repo/" + name)
      let message = refusal(path, folder.path("repo"))
      #expect(FlowFinder().find([flow]).errors.map(\.message) == [message], "\(name)")
    }
  }

  @Test func `an absolute path and a link that stay inside are read`() throws {
    let flow = try write(
      "- runFlow: \(folder.path("repo/own.yaml"))\n- runFlow: inner.yaml\n- runFlow: ../repo/own.yaml",
      "repo/flow.yaml"
    )
    #expect(FlowFinder().find([flow]).errors == [])
    let linked = folder.path("work")
    try FileManager.default.createSymbolicLink(atPath: linked, withDestinationPath: "repo")
    #expect(FlowFinder().find([linked + "/flow.yaml"]).errors == [])
  }

  @Test func `the caller may allow files outside`() throws {
    try write("- back", "outside/fine.yaml")
    let flow = try write(
      "- runFlow: ../outside/fine.yaml\n- runFlow: linked/fine.yaml",
      "repo/flow.yaml"
    )
    var finder = FlowFinder()
    #expect(finder.find([flow]).errors.count == 2)
    finder.allowsOutside = true
    #expect(finder.find([flow]).errors == [])
  }

  @Test func `files that are given as texts lie anywhere`() {
    let found = FlowFinder().read(
      "- runFlow: ../shared/a.yaml",
      file: folder.path("repo/flow.yaml"),
      running: [folder.path("shared/a.yaml"): "- back"]
    )
    #expect(found.errors == [])
  }

  // MARK: - Workspaces

  @Test func `a Git checkout is the workspace of its flows`() throws {
    try makeGitRoot()
    try write("- back", "repo/shared/s.yaml")
    let flow = try write(
      "- runFlow: ../shared/s.yaml\n- runFlow: ../../outside/secret.yaml",
      "repo/flows/a.yaml"
    )
    let error = "repo/flows/a.yaml:2:12: \(refusal("../../outside/secret.yaml"))"
    for path in [flow, folder.path("repo/flows"), folder.path("repo/flows/*.yaml")] {
      #expect(errors(FlowFinder().find([path])) == [error])
    }
  }

  @Test func `a folder with settings is the workspace of its flows`() throws {
    try makeGitRoot()
    try write("- back", "repo/shared/s.yaml")
    try write("onFlowStart: [runFlow: ../shared/s.yaml]", "repo/flows/config.yaml")
    let flow = try write("- runFlow: ../shared/s.yaml", "repo/flows/a.yaml")
    #expect(
      errors(FlowFinder().find([folder.path("repo/flows")])) == [
        "repo/flows/config.yaml:1:24: \(refusal("../shared/s.yaml", "repo/flows"))",
        "repo/flows/a.yaml:1:12: \(refusal("../shared/s.yaml", "repo/flows"))",
      ]
    )
    #expect(FlowFinder().find([flow]).errors == [])
  }

  @Test func `without either, it is the given folder, or the folder of the given file`() throws {
    try write("- back", "repo/flows/subflows/s.yaml")
    let flow = try write("- runFlow: ../subflows/s.yaml", "repo/flows/cart/a.yaml")
    for path in [
      "repo/flows", "repo/flows/", "repo/flows/**/a.yaml", "repo/flows/{cart,none}/*.yaml",
    ] {
      #expect(errors(FlowFinder().find([folder.path(path)])) == [], "\(path)")
    }
    #expect(
      errors(FlowFinder().find([flow])) == [
        "repo/flows/cart/a.yaml:1:12: \(refusal("../subflows/s.yaml", "repo/flows/cart"))"
      ]
    )
  }

  @Test func `a file that flows of two workspaces run reads what both may read`() throws {
    try makeGitRoot()
    try write("- back", "repo/shared/s.yaml")
    try write("", "repo/flows/config.yaml")
    try write("- runFlow: ../../shared/s.yaml", "repo/flows/subflows/b.yaml")
    try write("- runFlow: subflows/b.yaml", "repo/flows/a.yaml")
    let wide = try write("- runFlow: flows/subflows/b.yaml", "repo/c.yaml")
    let error = "repo/flows/subflows/b.yaml:1:12: \(refusal("../../shared/s.yaml", "repo/flows"))"
    let narrow = folder.path("repo/flows")
    #expect(FlowFinder().find([wide]).errors == [])
    for paths in [[narrow], [wide, narrow], [narrow, wide]] {
      #expect(errors(FlowFinder().find(paths)) == [error])
    }
  }

  // MARK: - Files that are found

  @Test func `a link in a folder that leads out is no flow of it, unless a person names it`() throws
  {
    try FileManager.default.removeItem(atPath: folder.path("repo/circle.yaml"))
    try FileManager.default.removeItem(atPath: folder.path("repo/dangling.yaml"))
    let links = ["chain.yaml", "chained.yaml", "link.yaml"]
    let linked =
      "repo/linked:1:1: This link leads to a folder, which the harness does not follow. "
      + "Name that folder too, and remove the link."
    for (path, first) in [("repo", [linked]), ("repo/*.yaml", [])] {
      #expect(
        errors(FlowFinder().find([folder.path(path)]))
          == first + links.map { "repo/\($0):1:1: \(refusal($0))" }
      )
    }
    let named = errors(FlowFinder().find([folder.path("repo/link.yaml")]))
    #expect(named == ["repo/link.yaml:2:3: There is no command “s3cret”."])
  }

  @Test func `a link in the place of a folder that a person names leads to no files outside`()
    throws
  {
    try makeGitRoot()
    var finder = FlowFinder()
    finder.refusesPlantedLinks = true
    for path in [
      "repo/linked", "repo/linked/", "repo/linked/*.yaml", "repo/link.yaml", "repo/linked/none",
    ] {
      let found = finder.find([folder.path(path)])
      #expect(found.errors.map(\.message) == [refusal(folder.path(path), folder.path("repo"))])
    }
    let fine = try write("- back", "repo/flows/a.yaml")
    #expect(finder.find([fine, folder.path("repo/inner.yaml")]).errors == [])
    #expect(errors(finder.find([folder.path("outside/none")])).count == 1)
    finder.allowsOutside = true
    #expect(errors(finder.find([folder.path("repo/linked")])).last?.contains("s3cret") == true)
  }

  @Test func `settings behind a link that leads out are not read`() throws {
    try write("s3cret: 1", "outside/config.yaml")
    try write("- back", "repo/flows/a.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("repo/flows/config.yaml"),
      withDestinationPath: "../../outside/config.yaml"
    )
    let found = FlowFinder().find([folder.path("repo/flows")])
    #expect(
      errors(found) == ["repo/flows/config.yaml:1:1: \(refusal("config.yaml", "repo/flows"))"]
    )
    #expect(found.warnings == [])
  }

  // MARK: - Files that steps read

  private struct Engine: FlowScriptEngine {
    func run(_ script: FlowScript) async throws(FlowScriptError) -> FlowScriptResult {
      throw FlowScriptError(script.source, line: nil)
    }
  }

  @Test func `recordings, pictures and scripts outside are refused before anything is played`()
    throws
  {
    let text = """
      - replay: linked/secret.jsonl
      - replay: {file: ../outside/secrets.jsonl}
      - assertScreenshot: link.png
      - assertScreenshot: {path: linked/none}
      - runScript: linked/secret.js
      - runScript: {file: ../outside/none.js}
      """
    let flow = try write(text, "repo/flow.yaml")
    var finder = FlowFinder(commands: .standard.playingScripts(with: Engine()))
    let player = FlowPlayer(finder.find([flow]), app: MarketApp.self)
    let names = [
      (1, 11, "linked/secret.jsonl"), (2, 18, "../outside/secrets.jsonl"), (3, 21, "link.png"),
      (4, 28, "linked/none"), (5, 14, "linked/secret.js"), (6, 21, "../outside/none.js"),
    ]
    #expect(
      player.errors.map(\.message)
        == names.map { refusal($0.2, folder.path("repo")) }
    )
    #expect(player.errors.map(\.line) == names.map(\.0))
    #expect(player.errors.map(\.column) == names.map(\.1))
    finder.allowsOutside = true
    let allowed = FlowPlayer(finder.find([flow]), app: MarketApp.self).errors.map(\.line)
    #expect(allowed == [1, 6])
  }

  @Test(arguments: [
    ("- replay: '${\"../outside/\" + \"secrets.jsonl\"}'", "../outside/secrets.jsonl"),
    ("- assertScreenshot: '${\"linked\"}/secret'", "linked/secret"),
  ])
  func `a path that is computed is refused when its step is played`(
    _ step: String,
    _ name: String
  ) async throws {
    let flow = try write("- launchApp\n" + step, "repo/flow.yaml")
    let player = FlowPlayer(FlowFinder().find([flow]), app: MarketApp.self)
    #expect(player.errors == [])
    let result = await player.play(try #require(player.flows.first))
    #expect(result.failures.map(\.message) == [refusal(name, folder.path("repo"))])
  }

  // MARK: - The command line

  @Test(arguments: [[], ["check"], ["list"], ["coverage"]])
  func `the command line allows files outside`(_ command: [String]) async throws {
    let harness = try HarnessScratch()
    try write("- launchApp", "outside/fine.yaml")
    let flow = try write("- runFlow: ../outside/fine.yaml", "repo/flow.yaml")
    #expect(await harness.run(command + [flow]) == .unusable)
    #expect(harness.errors.contains { $0.contains("--allow-outside") })
    #expect(await harness.run(command + [flow, "--allow-outside"]) == .passed)
  }

  @Test func `fmt writes no file outside through a link in a folder`() async throws {
    let harness = try HarnessScratch()
    let secret = try write("-   back", "outside/secret.yaml")
    try write("- back\n", "repo/own.yaml")
    for name in ["chain.yaml", "chained.yaml", "circle.yaml", "dangling.yaml"] {
      try FileManager.default.removeItem(atPath: folder.path("repo/\(name)"))
    }
    #expect(await harness.run("fmt", folder.path("repo")) == .unusable)
    #expect(harness.errors.count == 2)
    #expect(harness.errors.first?.contains("This link leads to a folder") == true)
    #expect(harness.errors.last?.contains("“link.yaml” leads out of the workspace") == true)
    #expect(try String(contentsOfFile: secret, encoding: .utf8) == "-   back")
    // No option lets it write through a link.
    #expect(await harness.run("fmt", "--allow-outside", folder.path("repo")) == .unusable)
    #expect(harness.errors.last?.contains("it is a link") == true)
    #expect(try String(contentsOfFile: secret, encoding: .utf8) == "-   back")
  }

  @Test func `other processes play in the same workspace`() throws {
    try write("- launchApp", "repo/flows/subflows/s.yaml")
    try write("- runFlow: ../subflows/s.yaml", "repo/flows/cart/a.yaml")
    try write("- runFlow: subflows/s.yaml", "repo/flows/b.yaml")
    let path = try #require(HelperProcess.path(of: "flow-crash-helper"))
    let process = try HelperProcess(
      path,
      arguments: [folder.path("repo/flows"), "--jobs", "2"],
      environment: ProcessInfo.processInfo.environment
    )
    let output = String(decoding: process.readToEnd(), as: UTF8.self)
    #expect(process.wait() == .exited(0), "\(output)")
  }
}
