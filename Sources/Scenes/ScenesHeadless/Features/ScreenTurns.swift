import Scenes

/// The last screen, to find requests after a turn of the device that the screen does not need.
///
/// The elements on the screen stay there. Only new elements in sight may need a request.
@MainActor
struct ScreenTurns {
  /// The screen at the last look, if nothing was under way.
  private var last: (frames: ScreenFrames, route: String)?
  /// How many requests had been made then.
  private var requests: Int
  /// A Boolean value that indicates whether a request has failed in this process, so that the app may repeat it.
  private var isDisturbed = false

  /// Creates the memory of a process that begins after so many requests.
  init(after requests: Int = 0) {
    self.requests = requests
  }

  /// Forgets the last look: steps after it may have led anywhere.
  mutating func forget() {
    last = nil
  }

  /// Looks at a screen after a step.
  ///
  /// - Parameters:
  ///   - frames: The laid-out screen.
  ///   - route: The name of the route in front.
  ///   - network: The app's network.
  /// - Returns: A sentence about the needless request; `nil` if there is none.
  mutating func wrongRequest(
    _ frames: ScreenFrames,
    route: String,
    _ network: SimulatedNetwork
  ) -> String? {
    let asked = network.requests.dropFirst(requests)
    isDisturbed = isDisturbed || network.isOffline || asked.contains { $0.fault != nil }
    defer {
      last = network.underWay.isEmpty ? (frames, route) : nil
      requests = network.requests.count
    }
    guard let last, last.frames.size != frames.size, last.route == route, !isDisturbed,
      let request = asked.first(where: { network.struck[$0.name] == nil }),
      // Only at a turn, since elements have to be gone through: whether something is about to be asked for.
      !last.frames.waits, !last.frames.awaitsPicture, !frames.awaitsPicture,
      !frames.showsMore(than: last.frames)
    else { return nil }
    return "“\(request.name)” is asked for, and nothing has come into sight"
  }
}

extension ScreenFrames {
  /// A Boolean value that indicates whether an element in sight shows work under way.
  fileprivate var waits: Bool {
    elements.contains { $0.element.role == .progress && isVisible($0) }
  }

  /// A Boolean value that indicates whether a picture in sight is not there yet.
  ///
  /// A front-end asks for it only when it draws.
  fileprivate var awaitsPicture: Bool {
    elements.contains { $0.element.picture?.phase == .loading && isVisible($0) }
  }

  /// Returns a Boolean value that indicates whether an element can be seen that could not be seen on another screen, apart
  /// from those that show work under way.
  fileprivate func showsMore(than other: ScreenFrames) -> Bool {
    let seen = Set(other.elements.lazy.filter { other.isVisible($0) }.map(\.id))
    return elements.contains {
      $0.element.role != .progress && isVisible($0) && !seen.contains($0.id)
    }
  }
}
