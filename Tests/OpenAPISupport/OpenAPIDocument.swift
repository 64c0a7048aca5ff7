import Foundation
public import ScenesTransport

/// A document of OpenAPI 3.1, which says what is wrong with a request and with its answer.
public struct OpenAPIDocument: Sendable {
  /// One method of one path.
  struct Operation {
    /// The unique name in the document.
    let name: String
    let path: String
    let description: JSONValue

    /// The name of the operation's requests in logs, which two operations may share.
    var requestName: String { description["x-request-name"]?.string ?? name }
  }

  /// The whole document.
  public let content: JSONValue
  let schemas: JSONSchema

  /// The document of the market's back ends, read once.
  public static let market: OpenAPIDocument = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Documentation/openapi.json")
    do {
      return OpenAPIDocument(try JSONValue(try Data(contentsOf: file)))
    } catch {
      preconditionFailure("\(file.path) can't be read: \(error)")
    }
  }()

  /// A document with this content.
  public init(_ content: JSONValue) {
    self.content = content
    schemas = JSONSchema(content)
  }

  /// The answers to each operation, such as `cart.load 200`.
  public var answers: Set<String> {
    var answers: Set<String> = []
    for operation in operations {
      for status in (operation.description["responses"]?.object ?? [:]).keys {
        answers.insert("\(operation.name) \(status)")
      }
    }
    return answers
  }

  var operations: [Operation] {
    (content["paths"]?.object ?? [:]).flatMap { path, methods in
      (methods.object ?? [:]).map { method, description in
        let name = description["operationId"]?.string ?? "\(method) \(path)"
        return Operation(name: name, path: path, description: description)
      }
    }
  }

  /// The mistakes in the document's own examples.
  public var mistakesInExamples: [String] {
    (content["components"]?["schemas"]?.object ?? [:]).flatMap { name, schema in
      let examples = schema["examples"]?.array ?? []
      if examples.isEmpty { return ["\(name) has no example"] }
      return examples.flatMap { schemas.mistakes(in: $0, by: schema, at: name) }
    }
  }

  /// Returns the mistakes in a request.
  public func mistakes(in request: TransportRequest) -> [String] {
    guard let (operation, values) = operation(of: request) else {
      return ["\(request.name): there is no \(request.method.rawValue) \(request.path)"]
    }
    let place = request.name
    var mistakes: [String] = []
    if operation.requestName != request.name {
      mistakes.append("\(place) is called \(operation.requestName)")
    }
    var known: Set<String> = []
    for parameter in (operation.description["parameters"]?.array ?? []).compactMap(schemas.resolved)
    {
      let name = parameter["name"]?.string ?? ""
      let text: String?
      switch parameter["in"]?.string {
      case "path": text = values[name]
      case "query": text = request.query.first { $0.name == name }?.value
      default: text = request.headers[name]
      }
      known.insert(name)
      if let text {
        mistakes += check(text, by: parameter["schema"], at: "\(place): \(name)")
      } else if parameter["required"] == .bool(true) {
        mistakes.append("\(place): \(name) is missing")
      }
    }
    mistakes += request.query.filter { !known.contains($0.name) }
      .map { "\(place): the query \($0.name) is not known" }
    mistakes += unknown(request.headers, besides: known, at: place)
    return mistakes
      + check(request.body, request.headers, by: operation.description["requestBody"], at: place)
  }

  /// Returns the mistakes in an answer.
  public func mistakes(in answer: TransportResponse, to request: TransportRequest) -> [String] {
    guard let operation = operation(of: request)?.operation else { return [] }
    let place = "\(operation.name) \(answer.status)"
    let responses = operation.description["responses"]
    guard let expected = responses?["\(answer.status)"].flatMap(schemas.resolved) else {
      return ["\(place): there is no such answer"]
    }
    var mistakes: [String] = []
    for (name, header) in expected["headers"]?.object ?? [:] {
      if let text = answer.headers[name] {
        mistakes += check(text, by: schemas.resolved(header)?["schema"], at: "\(place): \(name)")
      } else {
        mistakes.append("\(place): the header \(name) is missing")
      }
    }
    let known = Set((expected["headers"]?.object ?? [:]).keys)
    mistakes += unknown(answer.headers, besides: known, at: place)
    return mistakes + check(answer.body, answer.headers, by: expected, at: place)
  }

  /// The headers that the document does not know, without those of the body and the connection.
  private func unknown(
    _ headers: TransportHeaders,
    besides known: Set<String>,
    at place: String
  ) -> [String] {
    let own: Set = ["content-type", "content-length", "connection"]
    return headers.all.map(\.name)
      .filter { !own.contains($0.lowercased()) }
      .filter { name in !known.contains { $0.lowercased() == name.lowercased() } }
      .map { "\(place): the header \($0) is not known" }
  }

  /// Returns the unique name of a request's operation.
  ///
  /// It is the request's own name if the document has no such operation.
  public func name(of request: TransportRequest) -> String {
    operation(of: request)?.operation.name ?? request.name
  }

  private func operation(
    of request: TransportRequest
  ) -> (operation: Operation, values: [String: String])? {
    let asked = request.path.split(separator: "/", omittingEmptySubsequences: false)
    // A path without parameters goes before a path with parameters.
    let paths = (content["paths"]?.object ?? [:]).keys.sorted {
      !$0.contains("{") && $1.contains("{")
    }
    for path in paths {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == asked.count else { continue }
      let pairs = Array(zip(parts, asked))
      guard pairs.allSatisfy({ $0.first == "{" || $0 == $1 }) else { continue }
      let method = request.method.rawValue.lowercased()
      guard let found = content["paths"]?[path]?[method] else { continue }
      let values = pairs.filter { $0.0.first == "{" }
        .map { (String($0.0.dropFirst().dropLast()), String($0.1)) }
      let name = found["operationId"]?.string ?? ""
      let operation = Operation(name: name, path: path, description: found)
      return (operation, Dictionary(values) { first, _ in first })
    }
    return nil
  }

  /// Checks a value of a path, a query or a header.
  private func check(_ text: String, by schema: JSONValue?, at place: String) -> [String] {
    guard let schema else { return ["\(place) has no schema"] }
    func value(_ text: String, _ type: JSONValue?) -> JSONValue {
      type == .string("integer") ? Int(text).map { .number(Double($0)) } ?? .null : .string(text)
    }
    guard schema["type"] == .string("array") else {
      return schemas.mistakes(in: value(text, schema["type"]), by: schema, at: place)
    }
    let items = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { value(String($0), schema["items"]?["type"]) }
    return schemas.mistakes(in: .array(items), by: schema, at: place)
  }

  /// Checks a body by the content that a request or an answer may have; none if that says nothing.
  private func check(
    _ body: Data,
    _ headers: TransportHeaders,
    by description: JSONValue?,
    at place: String
  ) -> [String] {
    guard let content = description?["content"]?.object else {
      return body.isEmpty ? [] : ["\(place) has a body"]
    }
    let type = headers["Content-Type"].map { String($0.prefix { $0 != ";" }) } ?? ""
    guard let schema = content[type]?["schema"] else {
      return ["\(place): the type “\(type)” is not known"]
    }
    guard type == "application/json" else {
      let text = JSONValue.string(String(decoding: body, as: UTF8.self))
      return schemas.mistakes(in: text, by: schema, at: place)
    }
    guard let value = try? JSONValue(body) else { return ["\(place) is no JSON"] }
    return schemas.mistakes(in: value, by: schema, at: place)
  }
}
