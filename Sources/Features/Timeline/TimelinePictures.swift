import Scenes

/// Brings the pictures of posts through the feature's gateway.
struct TimelinePictures: ScreenPictureLoading {
  let gateway: any TimelineGateway

  func picture(at address: String) async throws -> ScreenPicture {
    try await gateway.picture(address)
  }
}
