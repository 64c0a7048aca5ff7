import Foundation
import SafeFiles

/// The pictures that an earlier gallery has written into a folder.
///
/// Its page shows each of them, so that a file which is not as the page has it, such as one of the user's own, is none.
struct EarlierGallery {
  private let folder: URL
  private let page: String

  /// Looks for a gallery's page in a folder; `nil` if there is none.
  init?(in folder: URL) {
    let file = folder.appendingPathComponent("index.html").path
    guard let page = Self.text(of: file, FileBounds.page) else { return nil }
    (self.folder, self.page) = (folder, page)
  }

  /// Removes the pictures, and the folders that are empty then.
  ///
  /// - Parameter kept: The paths below the folder of files that stay.
  func removePictures(except kept: Set<String>) {
    let shown = Set(page.split(separator: "src='").dropFirst().map { $0.prefix { $0 != "'" } })
    for state in page.split(separator: "<article id=\"").dropFirst().map({
      $0.prefix { $0 != "\"" }
    })
    where !state.contains("..") {
      for view in GalleryView.all {
        let path = "\(state)/\(GalleryFolders.fileName(view.name)).svg"
        let file = folder.appendingPathComponent(path)
        guard !kept.contains(path),
          let picture = Self.text(of: file.path, FileBounds.picture),
          shown.contains(PageParts.address(of: picture)[...])
        else { continue }
        try? SafeFile.remove(path, below: folder.path)
      }
      removeEmptyFolders(from: String(state))
    }
  }

  private static func text(of file: String, _ limit: Int) -> String? {
    let bytes = try? SafeFile.read(file, limit: limit)
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
