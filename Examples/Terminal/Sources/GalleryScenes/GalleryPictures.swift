import Observation2
import Scenes

/// Brings the gallery's pictures after a while, one of them only when it is asked for again.
final class GalleryPictures: ScreenPictureLoading {
  /// Why a picture is not there.
  struct Lost: Error {}

  private let clock: any AppClock
  private var hasFailed = false

  init(clock: any AppClock) {
    self.clock = clock
  }

  func picture(at address: String) async throws -> ScreenPicture {
    try await clock.sleep(for: .seconds(1))
    if address == "leek", !hasFailed {
      hasFailed = true
      throw Lost()
    }
    return ScreenPicture(size: ScreenSize(width: 136, height: 66))
  }
}
