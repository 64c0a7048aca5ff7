/// A value of a case file, and of the streams in its run.
///
/// A text that begins with `$` names a source of the case.
enum MarbleValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case string(String)
  case array([MarbleValue])
  case object([String: MarbleValue])

  subscript(key: String) -> MarbleValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  var elements: [MarbleValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  var int: Int? {
    guard case .int(let value) = self else { return nil }
    return value
  }

  var string: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }
}

extension MarbleValue: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([MarbleValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: MarbleValue].self))
    }
  }
}

extension MarbleValue: CustomStringConvertible {
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .string(let value): "\"\(value)\""
    case .array(let values): "[\(values.map(\.description).joined(separator: ","))]"
    case .object(let members):
      "{\(members.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ","))}"
    }
  }
}
