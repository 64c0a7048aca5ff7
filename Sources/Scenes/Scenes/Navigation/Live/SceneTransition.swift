/// Scenes that leave the screen and scenes that come to it, from the back to the front.
@MainActor
struct SceneTransition {
  /// The order in which UIKit calls the two sides; it differs by the kind of movement.
  enum Order {
    /// Push and pop: the old one hears of each step first.
    case stack
    /// Another tab: the new one comes before the old one hears of it.
    case tabs
    /// All of the screen is covered or uncovered: the old one has gone last.
    case cover
  }

  let leaving: [LiveScene]
  let coming: [LiveScene]
  let order: Order
  /// A Boolean value that indicates whether another scene comes in front, so that no touch reaches either.
  var movesFront = true

  var isEmpty: Bool { leaving.isEmpty && coming.isEmpty }

  func begin() {
    for scene in coming { scene.load() }
    if order == .tabs { appear() }
    for scene in leaving.reversed() { scene.call { $0.viewWillDisappear() } }
    if order != .tabs { appear() }
  }

  func finish() {
    if order == .cover { show() }
    for scene in leaving.reversed() { scene.didDisappear() }
    if order != .cover { show() }
  }

  /// Goes back to how it was before it began.
  func giveUp() {
    for scene in coming.reversed() { scene.call { $0.viewWillDisappear() } }
    for scene in coming.reversed() { scene.didDisappear() }
    for scene in leaving { scene.willAppearAgain() }
    for scene in leaving { scene.call { $0.viewDidAppear() } }
  }

  private func appear() {
    for scene in coming { scene.call { $0.viewWillAppear() } }
  }

  private func show() {
    for scene in coming { scene.call { $0.viewDidAppear() } }
  }
}
