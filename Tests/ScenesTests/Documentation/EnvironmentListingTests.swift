import Scenes
import ScenesHeadless
import Testing

/// The listings about the environment in *Every control* and in the article about devices.
@MainActor @Suite struct EnvironmentListingTests {
  @Test func `an app replaces words of the controls`() {
    let window = SceneWindow()
    var words = ScreenWords.standard(for: window.environment.locale)
    words.back = "Retour"
    words.cancel = "Annuler"
    window.environment.words = words
    #expect(window.environment.words.back == "Retour")
  }

  @Test func `a device has windows beside another app`() {
    let window = ScreenDevice.iPadPro11.environment(.landscape, split: .half)
    #expect(window.containerSize.width < 1_194)
  }
}
