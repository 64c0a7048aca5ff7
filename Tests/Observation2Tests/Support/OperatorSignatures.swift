import Foundation

/// The signatures of operators: as sources declare them, and as tables name them.
enum OperatorSignatures {
  /// The library's sources.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/Observation2/Observation2").standardizedFileURL

  /// The signatures that the Swift files of a folder declare in public.
  static func declared(
    under path: String,
    where isIncluded: (String) -> Bool
  ) throws -> Set<String> {
    let folder = folder.appending(path: path)
    let files = FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String }
    var found: Set<String> = []
    for path in files ?? [] where path.hasSuffix(".swift") && isIncluded(path) {
      found.formUnion(
        declared(in: try String(contentsOf: folder.appending(path: path), encoding: .utf8))
      )
    }
    return found
  }

  /// The signatures of a source's public functions.
  ///
  /// A combination is the same with three sources and with eight: several labels `_` of one count as one.
  static func declared(in source: String) -> [String] {
    source.matches(of: #/public (static )?func `?(\w+)`?(?:<[^(]*>)?\(/#).map { match in
      let labels = parameters(source[match.range.upperBound...])
        .compactMap { $0.split { !$0.isLetter && $0 != "_" }.first.map(String.init) }
        .filter { !["fileID", "line", "isolation"].contains($0) }
      let isOfAny = ["combineLatest", "zip"].contains(match.2)
      let list = labels.enumerated()
        .filter { !isOfAny || $0.offset == 0 || $0.element != "_" || labels[$0.offset - 1] != "_" }
        .map { "\($0.element):" }.joined()
      return "\(match.1 == nil ? "" : ".")\(match.2)(\(list))"
    }
  }

  /// The parameters of a list up to its closing parenthesis.
  private static func parameters(_ text: Substring) -> [String] {
    var (list, depth) = ([""], 0)
    for character in text {
      switch character {
      case "(", "[", "{", "<": depth += 1
      case ")" where depth == 0: return list
      case ")", "]", "}": depth -= 1
      case ">" where list[list.count - 1].last != "-": depth -= 1
      case "," where depth == 0:
        list.append("")
        continue
      default: break
      }
      list[list.count - 1].append(character)
    }
    return list
  }

  /// The signatures in the name of a table's row.
  static func signatures(in name: String) -> [String] {
    name.matches(of: #/\.?\w+\((?:\w+:)*\)/#).map { String($0.output) }
  }
}
