import Scenes

/// Whether a turn of the device asks a back end for something that nobody needs: what is on the screen already stays
/// there, and only what comes into sight may have to be fetched.
@MainActor
struct ScreenTurns {
  /// The screen at the last look, if nothing was under way.
  private var last: (frames: ScreenFrames, route: String)?
  /// How many requests had been made then.
  private var requests = 0
  /// Whether something may not be there that was asked for, and be asked for again.
  private var isDisturbed = false

  /// Looks at a screen after a step.
  ///
  /// - Parameters:
  ///   - frames: What is on the screen.
  ///   - route: The name of the route in front.
  ///   - network: The app's network.
  /// - Returns: What was asked for in vain; `nil` if nothing was.
  mutating func wrongRequest(
    _ frames: ScreenFrames,
    route: String,
    _ network: SimulatedNetwork
  ) -> String? {
    let asked = network.requests.dropFirst(requests)
    isDisturbed = isDisturbed || network.isOffline
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
  /// Whether something in sight says that it is not there yet.
  fileprivate var waits: Bool {
    elements.contains { $0.element.role == .progress && isVisible($0) }
  }

  /// Whether a picture in sight is not there yet, which is asked for only when all this is drawn.
  fileprivate var awaitsPicture: Bool {
    elements.contains { $0.element.picture?.phase == .loading && isVisible($0) }
  }

  /// Whether anything can be seen that could not be seen on another screen, but that something is under way.
  fileprivate func showsMore(than other: ScreenFrames) -> Bool {
    let seen = Set(other.elements.lazy.filter { other.isVisible($0) }.map(\.id))
    return elements.contains {
      $0.element.role != .progress && isVisible($0) && !seen.contains($0.id)
    }
  }
}
