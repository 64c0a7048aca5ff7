import Foundation
import MarketSimulation
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The command `harness gallery`.
@MainActor @Suite struct GalleryTests {
  private static let catalogue = "Sources/Harness/FlowKit/Documentation.docc"
  private final class Outputs {
    var lines: [String] = []
    var errors: [String] = []
  }

  private let outputs = Outputs()

  /// Runs the command; `DIR` in the arguments is a folder that is read and removed.
  private func run(
    _ arguments: [String],
    on appType: any SimulatedApp.Type = GalleryApp.self
  ) async throws -> (status: HarnessStatus, files: [String: String]) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gallery-\(UUID().uuidString)").path
    let outputs = outputs
    let command = HarnessCommand(
      app: appType,
      bundledFlows: [],
      output: { outputs.lines.append($0.replacing(folder, with: "DIR")) },
      errorOutput: { outputs.errors.append($0.replacing(folder, with: "DIR")) }
    )
    let status = await command.run(
      ["gallery"] + arguments.map { $0.replacing("DIR", with: folder) }
    )
    var files: [String: String] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
      let url = URL(fileURLWithPath: folder).appendingPathComponent(path)
      if let data = try? Data(contentsOf: url) {
        files[path] = String(decoding: data, as: UTF8.self)
      }
    }
    try? FileManager.default.removeItem(atPath: folder)
    return (status, files)
  }

  // MARK: - The page

  @Test func `the page of the sample app names every state once and needs nothing beside it`()
    async throws
  {
    let (status, files) = try await run(["-o", "DIR"], on: MarketApp.self)
    #expect(status == .passed, "\(outputs.errors)")
    let html = try #require(files["index.html"])
    let page = GalleryDocument(html)
    #expect(page.isWellFormed)
    #expect(
      page.states == MarketApp.states.map { "\($0.scene) · \($0.feature) · \($0.name)" }
    )
    #expect(Set(page.places).count == MarketApp.states.count)
    for address in page.addresses {
      #expect(
        address.hasPrefix("data:image/svg+xml,") || page.places.contains { "#\($0)" == address }
      )
    }
    #expect(page.elements.isDisjoint(with: ["link", "iframe", "object", "embed", "base", "video"]))
    // The pictures and the page name their language; nothing else names a place in the network.
    #expect(PagePolicy(html).complaints == [])
    let words = html.replacing("http://www.w3.org/2000/svg", with: "")
      .replacing("http-equiv", with: "")
      .replacing("http://www.w3.org/1999/xhtml", with: "")
    #expect(!words.contains("http") && !words.contains("url(h") && !words.contains("@import"))
    let pictures = MarketApp.states.count * GalleryView.all.count
    #expect(files.count == pictures + 1)
    #expect(
      outputs.lines == ["\(MarketApp.states.count) states in \(pictures) pictures: DIR/index.html"]
    )
  }

  @Test func `the pictures of the page are the files beside it, in each view`() async throws {
    let (_, files) = try await run(["Help", "-o", "DIR"])
    let page = GalleryDocument(try #require(files["index.html"]))
    let shown = page.addresses.compactMap { $0.split(separator: ",", maxSplits: 1).last }
      .compactMap { $0.removingPercentEncoding }.filter { $0.hasPrefix("<svg") }
    let names = GalleryView.all.map { "toy/help/state/\(GalleryFolders.fileName($0.name)).svg" }
    #expect(shown == names.compactMap { files[$0] })
    let pictures = names.compactMap { $0.split(separator: "/").last }
    #expect(
      pictures == [
        "phone.svg", "phone-turned.svg", "tablet.svg", "phone-in-the-largest-text.svg",
        "phone-turned-in-the-largest-text.svg", "tablet-in-the-largest-text.svg", "phone-dark.svg",
      ]
    )
    #expect(Set(shown).count == names.count)
    // Without it a browser would cut the picture off, and not make it smaller.
    #expect(shown.first?.hasPrefix("<svg viewBox=\"0 0 390 844\" ") == true)
    #expect(shown.last?.contains("fill=\"#000000\"") == true)
  }

  @Test func `the same app gives the same bytes`() async throws {
    let first = try await run(["timeline", "-o", "DIR"], on: MarketApp.self)
    let second = try await run(["timeline", "-o", "DIR"], on: MarketApp.self)
    #expect(first.files == second.files && first.files.count > 100)
  }

  @Test func `a state that can't be reached is reported, and the others are drawn`() async throws {
    let (status, files) = try await run(["-o", "DIR"])
    #expect(status == .failed)
    #expect(
      outputs.errors == [
        "harness: toy · Toy · broken, where it says to tap “nobody”: "
          + "Nothing on the screen is called or says \"nobody\"."
      ]
    )
    #expect(outputs.lines == ["4 states in 28 pictures: DIR/index.html"])
    let html = try #require(files["index.html"])
    #expect(html.contains("<p class=\"error\">Nothing on the screen is called or says"))
    #expect(GalleryDocument(html).isWellFormed)
  }

  @Test func `awkward names have places and files of their own`() async throws {
    let (_, files) = try await run(["Toy", "--output=DIR"])
    let page = GalleryDocument(try #require(files["index.html"]))
    #expect(
      page.places == ["toy/toy/wound-up", "toy/toy/wound-up-2", "toy/toy/100", "toy/toy/broken"]
    )
    #expect(page.states[2] == "Toy · toy · <\"&'> #100%")
    #expect(files["toy/toy/wound-up/phone.svg"]?.contains("3回") == true)
    #expect(files["toy/toy/wound-up-2/phone.svg"]?.contains("4回") == true)
  }

  @Test func `words describe the way to a state`() {
    let state = SceneSubject("Toy", at: "toy").state(
      "x",
      [.tap("a<b"), .wait(.seconds(2))],
      with: ["start": "3"],
      given: [.fail(.server, of: "toy.load")],
      time: .stands,
      shows: []
    )
    #expect(
      GalleryWay(to: state).items
        == "<li>launch at toy, start: 3</li><li>toy.load fails: server</li>"
        + "<li>tap “a&lt;b”</li><li>wait 2.0 seconds</li><li>look at once</li>"
    )
  }

  // MARK: - The command line

  @Test(
    arguments: [
      ("kaimono", "Top"), ("Cart", "Cart"), ("cart", "Cart"), ("orders", "Orders"),
      ("product/201", "Product"), ("Timeline", "Timeline"), ("pickup place", "Pickup place"),
    ]
  )
  func `a feature, a scene and a route select states`(name: String, first: String) throws {
    let states = try GallerySelection.states(named: name, of: MarketApp.states)
    #expect(states.first?.scene == first)
    #expect(states.count < MarketApp.states.count)
    #expect(
      states.allSatisfy {
        [$0.feature, $0.scene.lowercased(), $0.route].contains(name.lowercased())
      }
    )
  }

  @Test(
    arguments: [
      ([], "gallery needs a folder to write: -o DIR."),
      (["-o"], "-o needs a value after it."),
      (["--output="], "--output needs the name of a folder after it."),
      (["Toy", "Help", "-o", "DIR"], "gallery draws one scene, not “Help” as well."),
      (["--outptu", "DIR"], "gallery has no option --outptu. Did you mean “--output”?"),
      (["Tyo", "-o", "DIR"], "The app has no “Tyo” to draw. Did you mean “toy”?"),
      (["Checkout", "-o", "DIR"], "The app has no “Checkout” to draw. There are: Toy, Help."),
    ]
  )
  func `an error of usage names the help`(arguments: [String], words: String) async throws {
    let (status, files) = try await run(arguments)
    #expect(status == .unusable)
    #expect(outputs.errors == ["harness: \(words) Try harness gallery --help."])
    #expect(files.isEmpty)
  }

  @Test func `an app without states has nothing to draw`() async throws {
    let (status, _) = try await run(["-o", "DIR"], on: TinyApp.self)
    #expect(status == .unusable)
    #expect(outputs.errors[0].contains("The app lists no states of its scenes."))
  }

  @Test func `a folder that can't be made is an error`() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("gallery-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try await run(["-o", file.path + "/in"]).status == .unusable)
    #expect(try await run(["-o", file.path]).status == .unusable)
    #expect(outputs.errors.count == 2)
    for error in outputs.errors {
      #expect(error.hasPrefix("harness: The gallery cannot be written to \(file.path)"))
    }
    #expect(outputs.lines.isEmpty)
  }

  @Test func `the help says what it does`() async throws {
    #expect(try await run(["--help"]).status == .passed)
    #expect(outputs.lines == [GalleryCommand.syntax.help(for: "harness")])
  }

  // MARK: - The documentation

  @Test func `the page about FlowKit shows a picture as it is drawn`() async throws {
    let (_, files) = try await run(["Cart", "-o", "DIR"], on: MarketApp.self)
    let picture = try #require(files["kaimono/cart/order-under-way/phone.svg"])
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("\(Self.catalogue)/Resources/cart-order-under-way.svg")
    if ApprovedSnapshots.isAskedToUpdate { try Data(picture.utf8).write(to: file) }
    let shown = try? String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(shown == picture, "UPDATE_SNAPSHOTS=1 swift test --filter GalleryTests")
    let page = try DocumentationPage.text("\(Self.catalogue)/FlowKit.md")
    #expect(page.contains("](\(file.deletingPathExtension().lastPathComponent))"))
  }
}
