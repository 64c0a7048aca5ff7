import Scenes

/// Brings the pictures of reports through the feature's gateway.
struct TsukurepoPictures: ScreenPictureLoading {
  let gateway: any TsukurepoGateway

  func picture(at address: String) async throws -> ScreenPicture {
    try await gateway.picture(address)
  }
}
