import FlowFormat
import Scenes
import ScenesHeadless

extension StepRun {
  /// Takes a picture of the screen, or of an element.
  ///
  /// - Parameters:
  ///   - path: Where it is to be written, from a folder on; the ending of a picture may stand there.
  ///   - element: The element, which is waited for; the whole screen if `nil`.
  /// - Returns: The path without its ending, and the SVG document.
  /// - Throws: A failure if the path leads out of the folder, or the element can't be seen.
  func screenshot(
    _ path: FlowText,
    of element: FlowSelector?
  ) async throws(StepFailure) -> (path: String, svg: String) {
    let checked = FlowSecrets.current.masked(try Self.pictureName(try text(path)))
    let device = try device
    var area = device.frames.viewport
    if let element {
      let found = try await self.element(element, within: try timeout(nil))
      area = device.frames.visiblePart(of: found) ?? found.clippedFrame
    }
    spendTouches()
    spendMatching(device.frames.elements.count)
    let svg = try await device.picture(of: area)
    flow.budget.spend(svg.utf8.count, of: .memory)
    return (checked, svg)
  }

  /// Returns the path of a picture without its ending; throws if it leads out of its folder.
  static func pictureName(_ path: String) throws(StepFailure) -> String {
    var parts = FlowPath.parts(of: path).map { String($0) }
    for ending in [".png", ".jpg", ".jpeg", ".svg"] {
      if let name = parts.last, name.count > ending.count, name.lowercased().hasSuffix(ending) {
        parts[parts.count - 1] = String(name.dropLast(ending.count))
      }
    }
    guard !parts.isEmpty, !FlowPath.isAbsolute(path), !path.utf8.contains(0),
      !parts.contains(where: { ["..", ".git"].contains($0.lowercased()) })
    else {
      throw StepFailure(
        "“\(path.clipped(to: 48))” is no name of a picture. Give a path inside the folder, like shots/cart."
      )
    }
    guard parts.count <= FileBounds.pictureParts, path.utf8.count <= FileBounds.pictureName else {
      throw StepFailure(
        "“\(path.clipped(to: 48))…” is too long a name of a picture. Give at most \(FileBounds.pictureName) bytes, with at "
          + "most \(FileBounds.pictureParts - 1) folders."
      )
    }
    return parts.joined(separator: "/")
  }

  /// Writes a picture into the folder of the options, if there is one.
  func keep(_ svg: String, as path: String) throws(StepFailure) {
    guard let folder = flow.player.options.screenshots.folder else { return }
    try write(svg, to: "\(folder)/\(path).svg", named: path)
  }
}

extension FlowCheck {
  /// Returns an error if a path is no name of a picture; the check skips one with a `${…}`.
  func errors(inPicture path: FlowText) -> [FlowError] {
    guard let name = path.literal else { return [] }
    do throws(StepFailure) {
      _ = try StepRun.pictureName(name)
      return []
    } catch {
      return [self.error(error.message, at: path.position)]
    }
  }
}
