/// What a back end inside the app does for one method and path.
///
/// ```swift
/// TransportRoute(.get, "/recipes/:id") { request, parameters in
///   TransportResponse(status: 200, body: recipe(parameters["id"]))
/// }
/// ```
public struct TransportRoute: Sendable {
  /// Answers a request.
  ///
  /// The second value has the parts of the path that the route names with a colon. A `@MainActor` closure
  /// runs on the main actor, one of another actor there, any other on the caller's actor.
  public typealias Handler =
    @Sendable (TransportRequest, [String: String]) async -> TransportResponse

  /// The method.
  public let method: TransportMethod
  /// The path; a part that begins with a colon stands for any text.
  public let path: String
  let handler: Handler
  private let parts: [Substring]

  /// Creates a route.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - path: The path, from its first slash on; a part that begins with a colon stands for any text.
  ///   - handler: Answers a request.
  /// - Precondition: The path begins with a slash.
  public init(_ method: TransportMethod, _ path: String, _ handler: @escaping Handler) {
    precondition(path.hasPrefix("/"), "The path “\(path)” of a route needs a slash in front.")
    self.method = method
    self.path = path
    self.handler = handler
    parts = Self.parts(of: path)
  }

  static func parts(of path: String) -> [Substring] {
    path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
  }

  /// The named parts of a path if it is the route's, `nil` if it is not.
  func parameters(of asked: [Substring]) -> [String: String]? {
    guard asked.count == parts.count else { return nil }
    var parameters: [String: String] = [:]
    for (part, text) in zip(parts, asked) {
      if part.first == ":" {
        parameters[String(part.dropFirst())] = String(text)
      } else if part != text {
        return nil
      }
    }
    return parameters
  }
}
