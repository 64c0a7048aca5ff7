package import Scenes

extension SimulatedKaimono {
  /// Returns the picture of a name that the shop's screens show; `nil` if no product has one of the name.
  ///
  /// A screen only names it, so that nothing waits for it; a front-end that can draw asks here.
  package static func picture(named name: String) -> ScreenPicture? {
    (try? KaimonoShopFile.bundled.get())?.picture(named: name)
  }
}
