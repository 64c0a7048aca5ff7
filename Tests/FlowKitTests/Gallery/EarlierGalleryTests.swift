import Foundation
import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit

/// The files that an earlier gallery has left in a folder.
@MainActor @Suite struct EarlierGalleryTests {
  @Test func `the pictures of an earlier gallery go, and the user's own files stay`() async throws {
    let harness = try HarnessScratch()
    let folder = harness.folder.appendingPathComponent("gallery").path
    func exists(_ path: String) -> Bool {
      FileManager.default.fileExists(atPath: "\(folder)/\(path)")
    }
    // One of its states can't be reached.
    #expect(await harness.run("gallery", "-o", folder, app: GalleryApp.self) == .failed)
    #expect(exists("toy/toy/wound-up/phone.svg") && exists("toy/toy/wound-up-2/phone.svg"))
    _ = try harness.write("<svg/>", to: "gallery/toy/toy/wound-up/phone.svg")
    _ = try harness.write("<svg/>", to: "gallery/toy/toy/mine.svg")
    #expect(await harness.run("gallery", "Help", "-o", folder, app: GalleryApp.self) == .passed)
    #expect(exists("toy/help/state/phone.svg"))
    #expect(try harness.read("gallery/toy/toy/wound-up/phone.svg") == "<svg/>")
    #expect(exists("toy/toy/mine.svg"))
    #expect(!exists("toy/toy/wound-up/tablet.svg"))
    #expect(!exists("toy/toy/wound-up-2"))
    #expect(await harness.run("gallery", "Help", "-o", folder, app: GalleryApp.self) == .passed)
    #expect(exists("toy/help/state/phone.svg"))
  }

  @Test func `a page that is no gallery's stays, and so does all beside it`() async throws {
    let harness = try HarnessScratch()
    let page = "<article id=\"a\"><img src='data:x'/></article>"
    _ = try harness.write(page, to: "g/index.html")
    let mine = try harness.write("<svg/>", to: "g/a/phone.svg")
    let folder = harness.folder.appendingPathComponent("g").path
    #expect(await harness.run("gallery", "Help", "-o", folder, app: GalleryApp.self) == .unusable)
    #expect(
      harness.errors.last?.hasSuffix("another index.html is there. Name another folder with -o.")
        == true
    )
    #expect(FileManager.default.fileExists(atPath: mine))
    #expect(try harness.read("g/index.html") == page)
  }

  /// Writes a page of states with one picture, and the picture of each state.
  private func gallery(
    _ states: [String],
    _ picture: String,
    in harness: HarnessScratch
  ) throws -> EarlierGallery {
    let articles = states.map { "<article id=\"\($0)\"></article>" }.joined()
    let page = "\(articles)<img src='\(PageParts.address(of: picture))'/>"
    _ = try harness.write(page, to: "g/index.html")
    for state in Set(states) where !state.contains("..") {
      _ = try harness.write(picture, to: "g/\(state)/phone.svg")
    }
    return try #require(EarlierGallery(in: harness.folder.appendingPathComponent("g")))
  }

  private func names(in harness: HarnessScratch) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: harness.folder.appendingPathComponent("g").path
    ).sorted()
  }

  @Test func `each picture of a page with many equal states is read once`() throws {
    let harness = try HarnessScratch()
    let states = Array(repeating: "evil", count: 1_000) + ["fine"]
    var earlier = try gallery(states, "<svg/>", in: harness)
    // A large file that the page does not show; two reads of it leave no bytes for the other state.
    _ = try harness.write(String(repeating: "x", count: 1 << 20), to: "g/evil/tablet.svg")
    earlier.mostBytes = 3 << 19
    earlier.removePictures(except: [])
    #expect(try names(in: harness) == ["evil", "index.html"])
    #expect(!FileManager.default.fileExists(atPath: harness.folder.path + "/g/evil/phone.svg"))
  }

  @Test func `pictures beyond the bounds of states and bytes stay`() throws {
    let harness = try HarnessScratch()
    var earlier = try gallery(["a", "b", "c", "d"], "<svg></svg>", in: harness)
    earlier.mostStates = 3
    earlier.mostBytes = 23
    earlier.removePictures(except: [])
    #expect(try names(in: harness) == ["c", "d", "index.html"])
  }

  @Test(arguments: ["a//b", "a/./b", "a/", "./a", "A", "a b", "../g/a", "a\u{301}-"])
  func `a state whose name no gallery writes is none`(_ state: String) throws {
    let harness = try HarnessScratch()
    let earlier = try gallery([state, "b"], "<svg/>", in: harness)
    let mine = try harness.write("<svg/>", to: "g/a/phone.svg")
    earlier.removePictures(except: [])
    #expect(FileManager.default.fileExists(atPath: mine))
    #expect(!FileManager.default.fileExists(atPath: harness.folder.path + "/g/b"))
  }
}
