import Foundation
import Testing

@testable import FlowKit

/// What an earlier gallery has left in a folder.
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
}
