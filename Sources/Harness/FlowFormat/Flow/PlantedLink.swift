import Foundation
package import SafeFiles

/// A link in a checkout that leads a given path out of the checkout.
///
/// A person who names a file of a stranger's checkout means a file in it. The caller's own links lie in no checkout, or
/// stay in it; the path may follow them.
package struct PlantedLink {
  /// The checkout that the path leaves.
  package let checkout: WorkspaceFolder
  /// The path as far as the link.
  package let path: String

  /// Looks for such a link in a path; `nil` if there is none.
  ///
  /// Each link must stay in the innermost checkout around it, and so must the remaining path: a link can change the
  /// folder that a later `..` leads to.
  package init?(in path: String) {
    var place = FlowPath.isAbsolute(path) ? "/" : RealPath.of(".") ?? "/"
    var walked = FlowPath.isAbsolute(path) ? "/" : ""
    var followed: [PlantedLink] = []
    for name in FlowPath.parts(of: path) where name != "." {
      walked += name
      let next = place.hasSuffix("/") ? place + name : "\(place)/\(name)"
      if name == ".." {
        place = FlowPath.folder(of: place)
      } else if Self.isLink(next) {
        if let checkout = WorkspaceFolder(checkoutAround: place) {
          followed.append(PlantedLink(checkout: checkout, path: walked))
        }
        guard let real = RealPath.of(next) else {
          // A circle leads nowhere.
          guard let last = followed.last else { return nil }
          self = last
          return
        }
        place = real
      } else {
        place = next
      }
      if let link = followed.first(where: { !$0.checkout.encloses(place) }) {
        self = link
        return
      }
      walked += "/"
    }
    return nil
  }

  private init(checkout: WorkspaceFolder, path: String) {
    (self.checkout, self.path) = (checkout, path)
  }

  /// Reads a file that the command line names.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - limit: The largest size, in bytes.
  ///   - takesDescriptors: As for ``SafeFile``.
  /// - Returns: The bytes; `nil` if there is no file.
  /// - Throws: ``SafeFileError`` for a planted link, and as ``SafeFile`` does.
  package static func read(
    _ path: String,
    limit: Int,
    takesDescriptors: Bool = false
  ) throws(SafeFileError) -> [UInt8]? {
    if let link = PlantedLink(in: path) { throw .linked(path: path, link: link.path) }
    return try SafeFile.read(path, limit: limit, takesDescriptors: takesDescriptors)
  }

  /// Returns a Boolean value that indicates whether a link is at a path, wherever it leads.
  static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }
}
