import Foundation
import ScenesHeadless

extension HarnessCommand {
  /// Draws the states of the app's scenes into a folder.
  func gallery(_ arguments: ArraySlice<String>) async -> HarnessStatus {
    let options: GalleryArguments
    let states: [SceneState]
    do throws(HarnessArguments.Misuse) {
      options = try GalleryArguments(arguments)
      if options.wantsHelp {
        output(GalleryArguments.help(for: name))
        return .passed
      }
      states = try GallerySelection.states(named: options.scene, of: appType.states)
    } catch {
      errorOutput("\(name): \(error) Try \(name) gallery --help.")
      return .unusable
    }
    let folder = URL(fileURLWithPath: options.output, isDirectory: true)
    do {
      // Before the work: a folder that can't be made is told at once.
      try Self.make(folder)
      let gallery = await Gallery(of: states, in: appType)
      try Self.write(gallery, to: folder)
      return report(gallery, in: options.output)
    } catch {
      let reason = (error as NSError).localizedDescription
      errorOutput("\(name): The gallery cannot be written to \(options.output): \(reason)")
      return .unusable
    }
  }

  private static func make(_ folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private static func write(_ gallery: Gallery, to folder: URL) throws {
    for file in gallery.files {
      let url = folder.appendingPathComponent(file.path)
      try make(url.deletingLastPathComponent())
      try Data(file.text.utf8).write(to: url)
    }
  }

  private func report(_ gallery: Gallery, in folder: String) -> HarnessStatus {
    let errors = gallery.entries.compactMap(\.error)
    for error in errors { errorOutput("\(name): \(error)") }
    let pictures = gallery.entries.reduce(0) { $0 + $1.pictures.count }
    output(
      "\(gallery.entries.count - errors.count) states in \(pictures) pictures: \(folder)/index.html"
    )
    return errors.isEmpty ? .passed : .failed
  }
}
