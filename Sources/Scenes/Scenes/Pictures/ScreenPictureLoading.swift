/// Brings pictures from their addresses: a team's own, over its transport and with its cache, or a test's.
///
/// ```swift
/// struct ShopPictures: ScreenPictureLoading {
///   let transport: any HTTPTransport
///
///   func picture(at address: String) async throws -> ScreenPicture {
///     let answer = try await transport.send(TransportRequest("picture", .get, address))
///     return ScreenPicture(size: try sizeOfPNG(answer.body), bytes: Array(answer.body))
///   }
/// }
/// ```
@MainActor
public protocol ScreenPictureLoading {
  /// Brings a picture.
  ///
  /// - Parameter address: Where it is.
  /// - Returns: The picture.
  /// - Throws: Anything, if it can't be brought. When the calling task is cancelled nobody looks at the answer.
  func picture(at address: String) async throws -> ScreenPicture
}
