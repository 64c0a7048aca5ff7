import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports
import Foundation
import SafeFiles
import ScenesHeadless

/// `harness gallery`: draws the states of the app's scenes into a folder.
enum GalleryCommand: HarnessSubcommand {
  static let syntax = CommandSyntax(
    name: "gallery",
    summary: "draws what the scenes can look like on one page",
    synopsis: "[SCENE] -o DIR",
    about: """
      Draws what the app's scenes can look like as wireframes: DIR/index.html is one page with all of
      them, which needs no network, and beside it each picture is an SVG file. SCENE is the name of a
      feature, of a scene or of a route, such as kaimono, Cart or product/201; without it all states
      are drawn. Each is seen on a phone, on a phone that is turned and on a tablet, in the usual and
      in the largest text, and on the phone in the dark as well. The pictures that an earlier gallery has
      left in DIR are removed.
      """,
    options: [
      CommandOption(
        "--output",
        "DIR",
        short: "-o",
        completion: .path,
        "the folder to write; it is made if it is not there"
      )
    ],
    statuses:
      "0 drawn, 1 a state could not be reached or is not what it says (the others are drawn), "
      + "2 wrong usage, or a folder that cannot be written"
  )

  static let runsApp = true

  static func run(
    _ words: CommandWords,
    in harness: HarnessCommand
  ) async throws(HarnessArguments.Misuse) -> HarnessStatus {
    if words.operands.count > 1 {
      throw HarnessArguments.Misuse(
        "gallery draws one scene, not “\(words.operands[1].clipped(to: 48))” as well."
      )
    }
    guard let path = try words.text("--output", "the name of a folder after it") else {
      throw HarnessArguments.Misuse("gallery needs a folder to write: -o DIR.")
    }
    let states = try GallerySelection.states(
      named: words.operands.first,
      of: harness.appType.states
    )
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    // The check precedes the work, so that the command reports an unusable folder at once.
    let obstacle =
      OutputPlace.obstacle(toFilling: path)
      ?? OutputPlace.obstacle(toPageIn: path, of: "gallery")
    if let reason = obstacle {
      harness.errorOutput("\(harness.name): The gallery cannot be written to \(path): \(reason)")
      return .unusable
    }
    do throws(SafeFileError) {
      let gallery = await Gallery(of: states, in: harness.appType)
      try write(gallery, to: folder)
      return report(gallery, in: path, to: harness)
    } catch {
      harness.errorOutput("\(harness.name): The gallery cannot be written to \(error)")
      return .unusable
    }
  }

  @MainActor
  private static func write(_ gallery: Gallery, to folder: URL) throws(SafeFileError) {
    let files = gallery.files
    EarlierGallery(in: folder)?.removePictures(except: Set(files.map(\.path)))
    for file in files {
      let url = folder.appendingPathComponent(file.path)
      try SafeFile.makeFolder(url.deletingLastPathComponent().path)
      try SafeFile.replace(url.path, with: Array(file.text.utf8))
    }
  }

  @MainActor
  private static func report(
    _ gallery: Gallery,
    in folder: String,
    to harness: HarnessCommand
  ) -> HarnessStatus {
    let errors = gallery.entries.compactMap(\.error)
    for error in errors { harness.errorOutput("\(harness.name): \(error)") }
    let pictures = gallery.entries.reduce(0) { $0 + $1.pictures.count }
    harness.output(
      "\(English.counted(gallery.entries.count - errors.count, "state")) in "
        + "\(English.counted(pictures, "picture")): \(folder)/index.html"
    )
    return errors.isEmpty ? .passed : .failed
  }
}
