import FlowEngine
import FlowFormat
import FlowReports
package import Foundation
import SafeFiles

/// The pictures that an earlier gallery has written into a folder.
///
/// Its page shows each of them, so that a file which is not as the page has it, such as one of the user's own, is none.
package struct EarlierGallery {
  private let folder: URL
  private let page: String
  /// The most states, which no app has.
  var mostStates = FileBounds.galleryStates
  /// The most bytes of all pictures.
  package var mostBytes = FileBounds.galleryPictures

  /// Looks for a gallery's page in a folder; `nil` if there is none.
  package init?(in folder: URL) {
    let file = folder.appendingPathComponent("index.html").path
    guard let page = Self.text(of: try? SafeFile.read(file, limit: FileBounds.page)) else {
      return nil
    }
    (self.folder, self.page) = (folder, page)
  }

  /// Removes the pictures, and the folders that are empty then.
  ///
  /// A stranger may have written the page. The number of states and the bytes of all pictures have bounds.
  ///
  /// - Parameter kept: The paths below the folder of files that stay.
  package func removePictures(except kept: Set<String>) {
    let views = GalleryView.all.map { "\(GalleryFolders.fileName($0.name)).svg" }
    let shown = values(after: "src='", until: "'", atMost: mostStates * views.count)
    var unread = mostBytes
    for state in states {
      for view in views where !kept.contains("\(state)/\(view)") {
        let path = "\(state)/\(view)"
        let file = folder.appendingPathComponent(path).path
        let bytes = try? SafeFile.read(file, limit: min(FileBounds.picture, unread))
        unread -= bytes?.count ?? 0
        guard let picture = Self.text(of: bytes),
          shown.contains(ExactText(PageParts.address(of: picture)))
        else { continue }
        try? SafeFile.remove(path, below: folder.path)
      }
      removeEmptyFolders(from: state)
    }
  }

  /// The folders of the page's states, each once: names of letters and digits, as a gallery writes them.
  private var states: [String] {
    let all = values(after: "<article id=\"", until: "\"", atMost: mostStates)
    return all.sorted().map(\.text).filter { state in
      state.split(separator: "/", omittingEmptySubsequences: false)
        .allSatisfy { ExactText(String($0)) == ExactText(GalleryFolders.fileName(String($0))) }
    }
  }

  /// Returns the first texts of the page that stand between two marks, each once.
  private func values(after start: String, until end: Character, atMost most: Int) -> Set<ExactText>
  {
    var values: Set<ExactText> = []
    guard let first = start.utf8.first, let last = end.asciiValue else { return values }
    var rest = page.utf8[...]
    while values.count < most, let index = rest.firstIndex(of: first) {
      rest = rest[index...]
      guard rest.starts(with: start.utf8) else {
        rest = rest.dropFirst()
        continue
      }
      let value = rest.dropFirst(start.utf8.count).prefix { $0 != last }
      values.insert(ExactText(String(Substring(value))))
      rest = rest[value.endIndex...]
    }
    return values
  }

  private static func text(of bytes: [UInt8]?) -> String? {
    let text = bytes.flatMap { String(bytes: $0, encoding: .utf8) }
    return text.flatMap { MarkRun.isTooLong(in: $0) ? nil : $0 }
  }

  private func removeEmptyFolders(from path: String) {
    var path = path
    // A folder that isn't empty stays, and so do those that contain it.
    while !path.isEmpty, SafeFile.removeEmptyFolder(path, below: folder.path) {
      path = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }
  }
}
