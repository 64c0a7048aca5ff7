import Scenes

/// Brings the pictures of recipes through the feature's gateway.
struct RecipePictures: ScreenPictureLoading {
  let gateway: any RecipesGateway

  func picture(at address: String) async throws -> ScreenPicture {
    try await gateway.picture(address)
  }
}
