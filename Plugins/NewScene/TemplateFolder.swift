import Foundation

/// The templates: `Scene` for each scene, `NewFeature` for a feature's first one, and `Insertions` for the lines above
/// markers.
struct TemplateFolder {
  private let templates: [String: Template]

  /// The plugin's own templates, beside this file.
  static let own = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Templates")

  /// Reads templates.
  ///
  /// - Parameter folder: The folder; `nil` for the plugin's own.
  /// - Throws: An error if the files' names differ from the plugin's own, or if one can't be read.
  init(_ folder: URL? = nil) throws(NewSceneError) {
    let names = try Self.names(in: Self.own)
    let source = folder ?? Self.own
    if folder != nil {
      let found = try Self.names(in: source)
      guard found == names else {
        throw .wrongTemplates(
          folder: source.path(percentEncoded: false),
          missing: names.subtracting(found).sorted(),
          unknown: found.subtracting(names).sorted()
        )
      }
    }
    var templates: [String: Template] = [:]
    for name in names {
      let path = source.appending(path: name).path(percentEncoded: false)
      templates[name] = Template(file: path, text: try FileBytes(path).text())
    }
    self.templates = templates
  }

  /// Returns the templates of a folder, with the paths of the files that they become.
  func files(
    in folder: String,
    _ values: TemplateValues
  ) throws(NewSceneError) -> [(path: String, text: String)] {
    var files: [(path: String, text: String)] = []
    for (name, template) in templates.sorted(by: { $0.key < $1.key })
    where name.hasPrefix("\(folder)/") {
      let path = String(name.dropFirst(folder.count + 1).dropLast(Self.ending.count))
      files.append(
        (
          path: try Template(file: template.file, text: path).text(with: values),
          text: try template.text(with: values)
        )
      )
    }
    return files
  }

  /// Returns the lines that go above a marker; none if the template is empty.
  func insertion(_ marker: String, _ values: TemplateValues) throws(NewSceneError) -> [String] {
    let text = try templates["Insertions/\(marker)\(Self.ending)"]?.text(with: values) ?? ""
    return text.split(separator: "\n").map(String.init)
  }

  private static let ending = ".template"

  private static func names(in folder: URL) throws(NewSceneError) -> Set<String> {
    let path = folder.path(percentEncoded: false)
    do {
      let all = try FileManager.default.subpathsOfDirectory(atPath: path)
      return Set(all.filter { !FileBytes.isHidden($0) && FileBytes.isFile("\(path)/\($0)") })
    } catch {
      throw .unreadable(path: path, why: error.localizedDescription)
    }
  }
}
