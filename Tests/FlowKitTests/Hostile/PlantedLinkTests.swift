import Foundation
import ProcessSupport
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Links that a stranger plants in a checkout outside of the current folder.
@MainActor @Suite struct PlantedLinkTests {
  private let checkout: HostileCheckout

  /// Creates a secret beside the checkout, and links of the checkout to it.
  init() throws {
    checkout = try HostileCheckout()
    _ = try checkout.harness.write("-   s3cret\n", to: "outside/secret.yaml")
    _ = try checkout.write("- launchApp\n", to: "flows/a.yaml")
    for (link, target) in [
      ("linked", "../outside"), ("link.yaml", "../outside/secret.yaml"),
      ("chain.yaml", "linked/secret.yaml"), ("inner", "flows"), ("here", "."),
      ("history.yaml", ".git/HEAD"),
    ] {
      try checkout.link(link, to: target)
    }
  }

  private var outside: String { checkout.harness.folder.path }

  private func mark(_ mark: String, in folder: String = "checkout") throws {
    _ = try checkout.harness.write("", to: "\(folder)/\(mark)")
  }

  private func secret() throws -> String { try checkout.harness.read("outside/secret.yaml") }

  private var errors: String { checkout.harness.errors.joined(separator: "\n") }

  private static let planted = [
    "linked", "linked/", "linked/secret.yaml", "linked/none", "linked/*.yaml", "l*k?d/*.yaml",
    "link.yaml", "chain.yaml", "inner/../linked/secret.yaml", "here/../outside/secret.yaml",
    "here/here/linked/secret.yaml",
  ]

  @Test(arguments: [".git/HEAD", ".git", "config.yaml"])
  func `no given path leads through a planted link out of its checkout`(_ mark: String) async throws
  {
    try self.mark(mark)
    for path in Self.planted {
      for words in [[], ["check"], ["list"], ["fmt"], ["coverage"]]
      where words != ["fmt"] || !path.contains("*") {
        let count = checkout.harness.errors.count
        let (status, _) = await checkout.run(words + [checkout.path(path)])
        #expect(status == .unusable, "\(words) \(path)")
        let errors = checkout.harness.errors.dropFirst(count)
        #expect(errors.contains { $0.contains("leads out of the workspace") }, "\(words) \(path)")
        #expect(!errors.contains { $0.contains("s3cret") }, "\(errors)")
      }
    }
    #expect(try secret() == "-   s3cret\n")
  }

  @Test func `a link to Git's own files leads out`() async throws {
    _ = try checkout.write("s3cret", to: ".git/HEAD")
    #expect(await checkout.run([checkout.path("history.yaml")]).status == .unusable)
    #expect(errors.contains("leads out of the workspace") && !errors.contains("s3cret"))
  }

  @Test func `the innermost checkout counts for a link, and a planted one inside changes nothing`()
    async throws
  {
    _ = try checkout.harness.write("ref", to: ".git/HEAD")
    try mark(".git")
    try mark("config.yaml", in: "checkout/deep")
    try mark(".git", in: "outside")
    try checkout.link("deep/linked", to: "../linked")
    for path in ["linked", "deep/linked/secret.yaml"] {
      #expect(await checkout.run([checkout.path(path)]).status == .unusable)
      let folder = path == "linked" ? checkout.folder : checkout.path("deep")
      #expect(errors.contains("leads out of the workspace, \(folder),"))
    }
  }

  @Test func `the caller's own links and links that stay inside are followed`() async throws {
    try mark(".git")
    try FileManager.default.createSymbolicLink(
      atPath: outside + "/alias",
      withDestinationPath: "checkout"
    )
    for path in [
      "alias/flows/a.yaml", "alias/inner", "alias/inner/../flows", "alias/../checkout/flows",
      "checkout/here/inner/*.yaml", "outside/../alias/flows",
    ] {
      #expect(await checkout.run(["\(outside)/\(path)"]).status == .passed, "\(path)")
    }
    #expect(await checkout.run([outside + "/alias/linked"]).status == .unusable)
    #expect(errors.contains("leads out of the workspace"))
  }

  @Test func `no other reader follows a planted link`() async throws {
    try mark(".git")
    let path = checkout.path("link.yaml")
    for words in [
      ["explain", "\(path):1"], ["merge", path], ["layout", "preview", path],
      [checkout.flow, "--costs", path], ["monkey", "--values", path],
    ] {
      let (status, error) = await checkout.run(words)
      #expect(status == .unusable, "\(words)")
      #expect(!error.contains("s3cret"), "\(error)")
    }
  }

  @Test func `a relative path beside the current folder is as safe`() async {
    await #expect(processExitsWith: .success) {
      let checkout = try await HostileCheckout()
      let secret = try await checkout.harness.write("-   s3cret\n", to: "outside/secret.yaml")
      _ = try await checkout.write("", to: ".git/HEAD")
      try await checkout.link("flows", to: "../outside")
      let base = try await checkout.harness.write("", to: "base/.git/HEAD")
      precondition(chdir(base.replacing("/.git/HEAD", with: "")) == 0)
      for words in [
        ["../checkout/flows"], ["fmt", "../checkout/flows"],
        ["check", "../checkout/flows/secret.yaml"],
      ] {
        let (status, _) = await checkout.run(words)
        precondition(status == .unusable, "\(words)")
        let errors = await checkout.harness.errors.joined(separator: "\n")
        precondition(errors.contains("“\(words.last ?? "")” leads out of the workspace"), errors)
      }
      let words = ["../checkout/flow.yaml", "--json", "../checkout/flows/report.json"]
      let (status, error) = await checkout.run(words)
      precondition(status == .unusable)
      precondition(error.contains("is a link, and may lead anywhere."), error)
      let text = try String(contentsOfFile: secret, encoding: .utf8)
      precondition(text == "-   s3cret\n")
      withExtendedLifetime(checkout) {}
    }
  }

  // MARK: - Writing

  @Test func `no command writes through a planted link beside the current folder`() async throws {
    try mark(".git")
    let out = checkout.path("linked")
    for words in [
      [checkout.flow, "--json", out + "/report.json"], ["explore", "--depth", "1", "-o", out],
      ["monkey", "--steps", "1", "-o", out + "/monkey.yaml"], ["gallery", "-o", out + "/deep"],
    ] {
      let (status, error) = await checkout.run(words, app: GalleryApp.self)
      #expect(status == .unusable, "\(words)")
      #expect(error.contains("is a link, and may lead anywhere."), "\(error)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: outside + "/outside")
    #expect(names == ["secret.yaml"])
  }

  @Test(arguments: [
    "assertScreenshot: inner/new", "takeScreenshot: linked/new", "takeScreenshot: inner/new",
  ])
  func `no picture is written through a planted link`(_ step: String) async throws {
    try mark(".git")
    let file = try checkout.write("- launchApp\n- \(step)\n", to: "flow.yaml")
    var options = FlowOptions()
    options.screenshots = FlowScreenshots(folder: checkout.folder, updates: true)
    let player = FlowPlayer(FlowFinder().find([file]), app: TinyApp.self, options: options)
    let result = await player.play(try #require(player.flows.first))
    let message = result.failures.first?.message
    #expect(message?.contains("is a link, and may lead anywhere.") == true, "\(result.failures)")
    #expect(try checkout.names(in: "flows") == ["a.yaml"])
  }

  @Test func `an earlier exploration removes nothing behind a planted link`() throws {
    try mark(".git")
    let text = "# \(FlowExplorer.script.comment)\n"
    _ = try checkout.harness.write(text, to: "outside/1.yaml")
    try checkout.link("map/broken", to: "../../outside")
    ExploreFolder(checkout.path("map")).removeBreaks()
    #expect(try checkout.harness.read("outside/1.yaml") == text)
  }

  @Test func `a page removes nothing behind a planted link`() async throws {
    let svg = "<svg/>"
    let picture = "\(GalleryFolders.fileName(GalleryView.all[0].name)).svg"
    let shown = "<img src='\(PageParts.address(of: svg))'/>"
    let page =
      "<title>Toy: gallery</title>"
      + ["away", "away/deep", "own"].map { "<article id=\"\($0)\">\(shown)</article>" }.joined()
    _ = try checkout.harness.write(page, to: "gallery/index.html")
    for folder in ["victims", "victims/deep", "gallery/own"] {
      _ = try checkout.harness.write(svg, to: "\(folder)/\(picture)")
    }
    let empty = outside + "/victims/empty"
    try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: outside + "/gallery/away",
      withDestinationPath: "../victims"
    )
    let (status, _) = await checkout.run(
      ["gallery", "Help", "-o", outside + "/gallery"],
      app: GalleryApp.self
    )
    #expect(status == .passed)
    let names = try FileManager.default.contentsOfDirectory(atPath: outside + "/victims")
    #expect(names.sorted() == ["deep", "empty", picture].sorted())
    #expect(try checkout.harness.read("victims/deep/\(picture)") == svg)
    #expect(!FileManager.default.fileExists(atPath: outside + "/gallery/own"))
  }
}
