import Foundation

/// A text that was written down, as a tree that can be damaged.
enum SavedJSON: Equatable, Codable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case text(String)
  case list([SavedJSON])
  case object([String: SavedJSON])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let int = try? value.decode(Int.self) {
      self = .int(int)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([SavedJSON].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: SavedJSON].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .bool(let bool): try value.encode(bool)
    case .int(let int): try value.encode(int)
    case .double(let double): try value.encode(double)
    case .text(let text): try value.encode(text)
    case .list(let list): try value.encode(list)
    case .object(let object): try value.encode(object)
    }
  }

  var int: Int? { if case .int(let int) = self { int } else { nil } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var list: [SavedJSON]? { if case .list(let list) = self { list } else { nil } }
  var object: [String: SavedJSON]? { if case .object(let object) = self { object } else { nil } }

  subscript(key: String) -> SavedJSON? { object?[key] }

  // MARK: - Damage

  /// Damages one piece at random, and says what it did.
  mutating func damage(_ random: inout some RandomNumberGenerator) -> String {
    let isDeeper = Int.random(in: 0..<7, using: &random) > 0
    switch self {
    case .list(var list) where isDeeper && !list.isEmpty:
      let index = Int.random(in: list.indices, using: &random)
      let what: String
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        list.remove(at: index)
        what = " is removed"
      case 1:
        list.insert(list[index], at: index)
        what = " is there twice"
      default: what = list[index].damage(&random)
      }
      self = .list(list)
      return "[\(index)]\(what)"
    case .object(var object) where isDeeper && !object.isEmpty:
      guard let key = object.keys.sorted().randomElement(using: &random) else { return "" }
      let what: String
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        object[key] = nil
        what = " is removed"
      case 1:
        let other = ["x", "-5", "99", "\(Int.max)0"].randomElement(using: &random) ?? "x"
        object[other] = object.removeValue(forKey: key)
        what = " is called \(other)"
      case 2:
        object["unknown"] = .list([object[key] ?? .null])
        what = " has an unknown neighbour"
      default: what = object[key]?.damage(&random) ?? ""
      }
      self = .object(object)
      return ".\(key)\(what)"
    default:
      let other = Self.others.randomElement(using: &random) ?? .null
      self = other
      return " is \(other == Self.deep ? "deep" : "\(other)")"
    }
  }

  private static let deep = (0..<200).reduce(SavedJSON.null) { inner, _ in .list([inner]) }
  private static let others: [SavedJSON] = [
    .null, .bool(true), .int(0), .int(-3), .int(1), .int(2), .int(.max), .int(.max / 2),
    .int(1 << 53), .double(1e300), .text(""), .text("x"), .text("b"), .list([]), .object([:]), deep,
  ]
}
