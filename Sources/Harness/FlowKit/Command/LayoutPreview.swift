import FlowEngine
import FlowFormat
import FlowHunt
import FlowReports
import Foundation
import LayoutDescriptions
import SafeFiles
import SceneCollections
import Scenes

/// Draws a layout of a file of descriptions.
@MainActor
struct LayoutPreview {
  /// Why nothing can be drawn: the file, the place in it, and what is wrong there.
  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  /// The names of the descriptions of a file, and the asked description; all others may be wrong.
  private struct Cases: Decodable {
    /// The most descriptions of a file, since a file has room for millions of empty ones.
    static let most = 10_000
    /// The key of the asked name in the information of the decoder.
    static let askedName = CodingUserInfoKey(rawValue: "askedName")

    private(set) var names: [String?] = []
    /// The first description of the asked name, or of all if no name is asked for.
    private(set) var asked: Result<LayoutDescription, any Error>?

    init(from decoder: any Decoder) throws {
      let name = Self.askedName.flatMap { decoder.userInfo[$0] } as? String
      guard var list = try? decoder.unkeyedContainer() else {
        read(decoder, asked: name)
        return
      }
      while !list.isAtEnd {
        guard names.count < Self.most else { throw TooManyCases() }
        read(try list.superDecoder(), asked: name)
      }
    }

    private mutating func read(_ decoder: any Decoder, asked wanted: String?) {
      let name = try? Named(from: decoder).name
      names.append(name)
      guard asked == nil, wanted == nil || name == wanted else { return }
      asked = Result { try LayoutDescription(from: decoder) }
    }
  }

  private struct Named: Decodable {
    let name: String?
  }

  private struct TooManyCases: Error {}

  /// The most items of all sections, where a view that is attached to each of them counts as another item.
  private static let mostItems = 1_000_000
  /// The most headers, footers and backgrounds of a section, since each is compared with the others.
  private static let mostDecorations = 1_000
  /// The most elements of a picture, at which it has about 30 MB.
  private static let mostDrawn = 100_000

  let arguments: LayoutPreviewArguments

  /// The SVG document.
  func svg() throws(Refusal) -> String {
    let description = try description()
    guard description.itemCounts.allSatisfy({ (0...Self.mostItems).contains($0) }) else {
      throw refusal("a section has from 0 to \(Self.mostItems) items.")
    }
    // At most 16 MiB of sections, views and items each, so no sum is too large.
    var elements = 0
    for (items, attached) in zip(description.itemCounts, description.attachedCounts) {
      elements += items * (1 + attached)
    }
    guard elements <= Self.mostItems else {
      throw refusal(
        "all sections together have at most \(Self.mostItems) items and views that are attached to them, "
          + "and these have up to \(elements)."
      )
    }
    guard description.decorationCounts.allSatisfy({ $0 <= Self.mostDecorations }) else {
      throw refusal(
        "a section and the layout have at most \(Self.mostDecorations) headers, footers and backgrounds each."
      )
    }
    let picture = CollectionLayoutPicture(
      of: description.solved(in: arguments.size),
      named: description.name,
      scrolledBy: arguments.distance
    )
    guard picture.elements.count <= Self.mostDrawn else {
      throw refusal(
        "a picture has at most \(Self.mostDrawn) elements, and this one has "
          + "\(picture.elements.count). Describe fewer or larger items."
      )
    }
    return picture.svg
  }

  private func description() throws(Refusal) -> LayoutDescription {
    let cases = try cases()
    if arguments.name == nil, cases.names.count != 1 {
      throw refusal("it holds \(cases.names.count) descriptions; say --case NAME.")
    }
    guard let asked = cases.asked else {
      let name = arguments.name ?? ""
      let hint = NearestName.hint(for: name, among: cases.names.compactMap { $0 })
      throw refusal("it holds no case “\(name.clipped(to: 80))”.\(hint)")
    }
    return try value(of: asked)
  }

  private func cases() throws(Refusal) -> Cases {
    let bytes: [UInt8]?
    do throws(SafeFileError) {
      bytes = try PlantedLink.read(arguments.path, limit: FileBounds.layout)
    } catch {
      throw refusal("it cannot be read: \(error.reason)")
    }
    guard let bytes else { throw refusal("it cannot be read: there is no such file.") }
    if let reason = JSONFile.refusal(of: bytes) { throw refusal("it cannot be read: \(reason).") }
    let data = Data(bytes)
    let decoder = JSONDecoder()
    if let key = Cases.askedName, let name = arguments.name { decoder.userInfo[key] = name }
    do {
      return try decoder.decode(Cases.self, from: data)
    } catch is TooManyCases {
      throw refusal("it holds more than \(Cases.most) descriptions. Split the file.")
    } catch {
      throw refusal(Self.syntaxError(in: data) ?? Self.words(error))
    }
  }

  private func value(
    of result: Result<LayoutDescription, any Error>
  ) throws(Refusal) -> LayoutDescription {
    do {
      return try result.get()
    } catch {
      throw refusal(Self.words(error))
    }
  }

  private func refusal(_ words: String) -> Refusal {
    Refusal(description: "\(arguments.path): \(words)")
  }

  // MARK: - Words

  private static func words(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .keyNotFound(let key, let context):
      return place(context.codingPath) + "“\(key.stringValue)” is missing."
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return place(context.codingPath) + context.debugDescription
    case .dataCorrupted(let context):
      return place(context.codingPath) + context.debugDescription
    @unknown default: return "\(error)"
    }
  }

  /// Why data is no JSON, and in which line; `nil` if it is.
  ///
  /// The decoder does not say so on every system, and this reader says it in words alone.
  private static func syntaxError(in data: Data) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: data)
      return nil
    } catch {
      let words = (error as NSError).userInfo["NSDebugDescription"] as? String
      guard let words else { return "it is no JSON." }
      guard let number = words.firstMatch(of: /character (\d+)/).flatMap({ Int($0.1) }) else {
        return words
      }
      let line = data.prefix(number).count { $0 == UInt8(ascii: "\n") } + 1
      return "line \(line): \(words)"
    }
  }

  /// A path such as `sections[0].group: `.
  private static func place(_ path: [any CodingKey]) -> String {
    if path.isEmpty { return "" }
    var words = ""
    for key in path {
      if let number = key.intValue {
        words += "[\(number)]"
      } else {
        words += (words.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return words + ": "
  }
}
