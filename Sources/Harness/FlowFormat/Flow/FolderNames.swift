import Foundation

/// The names of a folder's entries, as Foundation gives them.
///
/// Foundation writes U+FFFD for bytes that are no UTF-8. No such name leads to its file, or it leads to another one.
struct FolderNames {
  /// The message about a folder that the process may not list.
  static let unreadable = "The folder cannot be read. Check its permissions."

  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  private var known: Set<ExactText> = []

  /// Returns why an entry can't be found by its name; `nil` if it can.
  mutating func problem(with name: String, at path: String) -> String? {
    guard name.unicodeScalars.contains(Self.replacement) else { return nil }
    let isNew = known.insert(ExactText(name)).inserted
    // A link without a target is there as well.
    let isThere = (try? FileManager.default.attributesOfItem(atPath: path)) != nil
    return isNew && isThere ? nil : "A name here is not UTF-8. Rename the file or folder."
  }
}
