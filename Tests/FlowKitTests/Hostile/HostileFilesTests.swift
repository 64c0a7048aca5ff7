import Foundation
import MarketSimulation
import Observation2
import ProcessSupport
import Scenes
import ScenesHeadless
import ScenesTesting
import StorePersistence
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The attacks of a checkout's links, pipes and endless files on the files that the harness writes.
@MainActor
@Suite struct HostileFilesTests {
  private let checkout: HostileCheckout

  init() throws {
    checkout = try HostileCheckout()
  }

  private static let link = "it is a link, and may lead anywhere."
  private static let pipe = "it is a pipe, a device or the like."

  // MARK: - Reports

  @Test(arguments: FlowReportFormat.all.map(\.name))
  func `a report is not written through a link`(format: String) async throws {
    let report = try checkout.link("report.txt")
    let (status, error) = await checkout.run([checkout.flow, "--report", "\(format)=\(report)"])
    #expect(status == .unusable)
    #expect(error.hasPrefix("harness: The report cannot be written to \(report): \(Self.link)"))
    #expect(checkout.isVictimIntact)
  }

  @Test(arguments: FlowReportFormat.all.map(\.name))
  func `a report does not wait for the reader of a pipe`(format: String) async throws {
    let report = try checkout.pipe("report.txt")
    let (status, error) = await checkout.run([checkout.flow, "--report", "\(format)=\(report)"])
    #expect(status == .unusable)
    #expect(error.hasPrefix("harness: The report cannot be written to \(report): \(Self.pipe)"))
  }

  @Test func `a link without a target creates no file`() async throws {
    let target = checkout.harness.folder.appendingPathComponent("created").path
    let report = try checkout.link("report.json", to: target)
    #expect(await checkout.run([checkout.flow, "--json", report]).status == .unusable)
    #expect(!FileManager.default.fileExists(atPath: target))
  }

  @Test(arguments: [true, false])
  func `an entry at the former name of a draft is left alone`(isPipe: Bool) async throws {
    let draft = ".page.html.part"
    if isPipe { try checkout.pipe(draft) } else { try checkout.link(draft) }
    let page = checkout.path("page.html")
    #expect(await checkout.run([checkout.flow, "--report", "html=\(page)"]).status == .passed)
    #expect(checkout.isVictimIntact)
    #expect(try checkout.names() == [draft, "flow.yaml", "page.html"])
  }

  @Test func `the summary of a job is not written through a link`() async throws {
    let reporter = GitHubReporter(
      FlowReportSettings(write: { _ in }),
      environment: ["GITHUB_STEP_SUMMARY": try checkout.link("summary.md")]
    )
    await #expect(throws: (any Error).self) { try await ReportSample().play(into: reporter) }
    #expect(checkout.isVictimIntact)
  }

  @Test func `the file that confirms shards is not created through a link`() throws {
    let target = checkout.harness.folder.appendingPathComponent("created").path
    let path = try checkout.link("status", to: target)
    BazelTest.confirmSharding(["TEST_SHARD_STATUS_FILE": path])
    #expect(!FileManager.default.fileExists(atPath: target))
  }

  // MARK: - Other files

  @Test(arguments: [true, false])
  func `no command writes its file through a link`(hasTarget: Bool) async throws {
    let target = checkout.harness.folder.appendingPathComponent("created").path
    let output = try checkout.link("output", to: hasTarget ? nil : target)
    let layout = try checkout.write(
      #"{"container": {"w": 1, "h": 1}, "sections": []}"#,
      to: "layout.json"
    )
    for arguments in [
      ["monkey", "--steps", "1", "-o", output], ["coverage", checkout.flow, "--json", output],
      ["layout", "preview", layout, "-o", output],
    ] {
      let (status, error) = await checkout.run(arguments)
      #expect(status == .unusable, "\(arguments)")
      #expect(error.contains("it is a link") || error.contains("something else is there"))
    }
    #expect(checkout.isVictimIntact)
    #expect(!FileManager.default.fileExists(atPath: target))
  }

  @Test(arguments: ["index.html", "explore.json", "map.svg"])
  func `an exploration writes through no link in its folder`(name: String) async throws {
    try checkout.link("map/" + name)
    let words = ["explore", "--depth", "1", "-o", checkout.path("map")]
    let (status, error) = await checkout.run(words, app: DenApp<Miscounting>.self)
    #expect(status == .unusable)
    #expect(error.contains("cannot be written to") || error.contains("could not be written to"))
    #expect(checkout.isVictimIntact)
  }

  @Test func `the steps that are being played are not written through a link`() throws {
    try checkout.link("map/current.txt")
    #expect(throws: ExploreFolder.Mistake.self) {
      try ExploreFolder(checkout.path("map")).currentWay()
    }
    #expect(checkout.isVictimIntact)
  }

  @Test func `a gallery writes through no link in its folder`() async throws {
    let words = ["gallery", "-o", checkout.path("gallery")]
    let target = checkout.harness.folder.appendingPathComponent("created").path
    try checkout.link("gallery/index.html", to: target)
    let (status, error) = await checkout.run(words, app: GalleryApp.self)
    #expect(status == .unusable)
    #expect(error.contains("index.html: \(Self.link)"), "\(error)")
    #expect(!FileManager.default.fileExists(atPath: target))
  }

  @Test func `a recording is not written through a link`() async throws {
    let target = checkout.harness.folder.appendingPathComponent("created").path
    try checkout.link("out/cart.jsonl", to: target)
    let flow = try checkout.write("- launchApp: {arguments: {scene: cart}}\n", to: "cart.yaml")
    let words = ["recording", flow, "-o", checkout.path("out")]
    let (status, error) = await checkout.run(words, app: MarketApp.self)
    #expect(status == .unusable)
    #expect(error.contains("cart.jsonl: \(Self.link)"), "\(error)")
    #expect(!FileManager.default.fileExists(atPath: target))
  }

  // MARK: - Pictures and stored data

  private func play(_ steps: String, updates: Bool) async throws -> FlowResult {
    let file = try checkout.write("- launchApp\n" + steps, to: "flow.yaml")
    var options = FlowOptions()
    options.screenshots = FlowScreenshots(folder: checkout.path("shots"), updates: updates)
    let player = FlowPlayer(FlowFinder().find([file]), app: TinyApp.self, options: options)
    return await player.play(try #require(player.flows.first))
  }

  @Test func `a screenshot is not written through a link`() async throws {
    let picture = try checkout.link("shots/first.svg")
    let result = try await play("- takeScreenshot: first", updates: false)
    let words = "The picture can't be written to \(picture): \(Self.link)"
    #expect(result.failures.first?.message.hasPrefix(words) == true, "\(result.failures)")
    #expect(checkout.isVictimIntact)
  }

  @Test func `an approved picture is not written through a link`() async throws {
    try checkout.link("first.svg")
    let result = try await play("- assertScreenshot: first", updates: true)
    #expect(!result.isPassed)
    #expect(checkout.isVictimIntact)
  }

  @Test func `a snapshot is not approved through a link`() throws {
    try checkout.link("snapshots/f.txt")
    let snapshots = ApprovedSnapshots(folder: checkout.path("snapshots"), isUpdating: true)
    let error = #expect(throws: SnapshotError.self) {
      try snapshots.compare(
        Stage(VirtualTime()) { GreetingScene() }.snapshot(),
        function: "f()"
      )
    }
    guard case .unwritable(checkout.path("snapshots/f.txt"), _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(checkout.isVictimIntact)
  }

  @Test func `a snapshot that differs goes to a folder that no other user can enter or guess`()
    throws
  {
    let snapshots = ApprovedSnapshots(folder: checkout.path("snapshots"), isUpdating: false)
    _ = try checkout.write("another", to: "snapshots/f.txt")
    let error = #expect(throws: SnapshotError.self) {
      try snapshots.compare(Stage(VirtualTime()) { GreetingScene() }.snapshot(), function: "f()")
    }
    guard case .different(_, let received?, _, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    defer { try? FileManager.default.removeItem(atPath: received) }
    let folder = URL(fileURLWithPath: received).deletingLastPathComponent()
      .deletingLastPathComponent()
    var status = stat()
    #expect(lstat(folder.path, &status) == 0 && status.st_mode & 0o7777 == 0o700)
    #expect(folder.lastPathComponent.hasPrefix("ReceivedSnapshots-"))
    #expect(error?.description.contains("What came instead is in \(received).") == true)
  }

  @Test func `a state is not stored through a link`() throws {
    let path = try checkout.link("cart")
    #expect(throws: StateFileError.self) { try StateFile<Int>(path: path) { _ in } }
    #expect(checkout.isVictimIntact)
  }

  // MARK: - Folders

  @Test func `no command writes into a folder that a link leads to`() async {
    await #expect(processExitsWith: .success) {
      let checkout = try await HostileCheckout()
      let folder = try TemporaryFolder()
      try await checkout.link("out", to: folder.path(""))
      let current = checkout.folder
      precondition(chdir(current) == 0)
      for words in [
        ["flow.yaml", "--json", "out/report.json"], ["explore", "--depth", "1", "-o", "out"],
        ["monkey", "--steps", "1", "-o", "out/monkey.yaml"],
        ["explore", "--depth", "1", "-o", current + "/out/deep"],
      ] {
        let (status, error) = await checkout.run(words)
        precondition(status == .unusable, "\(words)")
        precondition(error.contains("is a link, and may lead anywhere."), error)
      }
      let names = try folder.names
      precondition(names == [], "\(names)")
      withExtendedLifetime(checkout) {}
    }
  }
}

private final class GreetingScene: SceneHost {
  struct Greeting: SceneView {
    var body: [ScreenElement] {
      column { text("hello") }
    }
  }

  let view = Greeting()
}
