public import Scenes

/// A picture, as it is sent.
public struct PictureMessage: Codable {
  let width: Double
  let height: Double
  let svg: String

  /// Creates the message of a picture.
  public init(_ picture: ScreenPicture) {
    width = picture.size.width
    height = picture.size.height
    svg = String(decoding: picture.bytes, as: UTF8.self)
  }

  /// Reads the picture.
  ///
  /// - Throws: An error that says which field is wrong.
  public func picture() throws(TransportMistake) -> ScreenPicture {
    let size = ScreenSize(
      width: try Self.check(width, at: "width"),
      height: try Self.check(height, at: "height")
    )
    return ScreenPicture(size: size, bytes: Array(svg.utf8))
  }

  /// Checks that a length is one that a picture can have.
  ///
  /// - Parameters:
  ///   - length: The length, in points.
  ///   - path: Its path.
  /// - Returns: The length.
  /// - Throws: An error that says which field is wrong.
  public static func check(
    _ length: Double,
    at path: String
  ) throws(TransportMistake) -> Double {
    guard 1...10_000 ~= length else { throw .field(path, "is \(length), not 1 to 10000.") }
    return length
  }
}

extension HTTPTransport {
  /// Asks for a picture by its name: `GET /pictures/NAME`, under the name `image.load`.
  ///
  /// - Parameters:
  ///   - name: The picture's name.
  ///   - failure: The gateway's error.
  /// - Returns: The picture; `nil` if there is none of this name.
  /// - Throws: The failure of the way, or the mistake in the answer.
  public nonisolated(nonsending) func askPicture<Failure: HTTPGatewayError>(
    _ name: String,
    throwing failure: Failure.Type
  ) async throws(Failure) -> ScreenPicture? {
    // It would lead to another place.
    if name.contains("/") || [".", ".."].contains(name) { return nil }
    let request = TransportRequest("image.load", .get, "/pictures/\(name)")
    return try await ask(request, throwing: failure) { answer throws(TransportMistake) in
      try answer.readIfFound(PictureMessage.self)?.picture()
    }
  }
}
