import Foundation

/// A folder of a test's own, removed with this object.
public final class TemporaryFolder {
  private let url: URL

  /// Creates the folder.
  public init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    // Without links, as the paths of state files are.
    let real = realpath(url.path, nil)
    self.url = real.map { URL(fileURLWithPath: String(cString: $0), isDirectory: true) } ?? url
    free(real)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns the path of a file in the folder.
  public func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// The names of the folder's entries, sorted.
  public var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}
