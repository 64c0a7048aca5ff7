import Scenes

extension ScreenElement {
  /// Gives a row a button that a swipe uncovers and that deletes it.
  consuming func deletable(_ perform: @escaping @MainActor () -> Void) -> ScreenElement {
    swipeActions([ScreenSwipeAction("Delete", isDestructive: true, perform: perform)])
  }
}
