/// Scrolls whose layout follows the part of their edges that the device covers.
///
/// That part is known once the scroll has its frame, which is after it was measured. A scroll that is as broad as the
/// window is measured for the right part at once; another one is laid out a second time.
extension ScreenTree {
  /// Marks the scrolls that are covered elsewhere than they were laid out for.
  ///
  /// - Returns: `true` if there is any.
  func followSafeArea() -> Bool {
    if safeScrolls.isEmpty { return false }
    safeScrolls.removeAll { !$0.isAlive }
    var isOther = false
    for scroll in safeScrolls {
      let covered = scroll.coveredEdges
      guard let extra = scroll.extra, let known = extra.safeArea else { continue }
      extra.safeArea = ElementSafeArea(surroundings.values, covered: covered)
      if known.covered == covered { continue }
      markLayout(scroll)
      isOther = true
    }
    return isOther
  }
}

/// The covered part of a scroll's edges, and the window for which that was found.
struct ElementSafeArea {
  let window: ScreenSize
  let safeArea: ScreenInsets
  let covered: ScreenInsets

  init(_ environment: ScreenEnvironment, covered: ScreenInsets) {
    (window, safeArea) = (environment.containerSize, environment.safeArea)
    self.covered = covered
  }

  func isFound(in environment: ScreenEnvironment) -> Bool {
    window == environment.containerSize && safeArea == environment.safeArea
  }
}

extension ElementNode {
  /// The part of its edges to lay a scroll out for; before it has a frame in this window, the likely one.
  func safeArea(in room: ScreenSize, _ extra: ElementExtra) -> ScreenInsets {
    let environment = tree.surroundings.values
    if let known = extra.safeArea, known.isFound(in: environment) { return known.covered }
    if extra.safeArea == nil { tree.safeScrolls.append(self) }
    let (safe, window) = (environment.safeArea, environment.containerSize)
    let isBroad = room.width == window.width
    let isHigh = room.height == window.height
    let likely = ScreenInsets(
      top: isHigh ? safe.top : 0,
      leading: isBroad ? safe.leading : 0,
      bottom: isHigh ? safe.bottom : 0,
      trailing: isBroad ? safe.trailing : 0
    )
    extra.safeArea = ElementSafeArea(environment, covered: likely)
    return likely
  }

  /// How much of its edges the device covers, by its frame.
  fileprivate var coveredEdges: ScreenInsets {
    let environment = tree.surroundings.values
    let (safe, window) = (environment.safeArea, environment.containerSize)
    if safe == .zero { return .zero }
    let isMirrored = environment.layoutDirection == .rightToLeft
    var room = frame.inset(by: traits.surrounding, isMirrored: isMirrored)
    var (followsWidth, followsHeight) = (true, true)
    var next = container
    while let current = next {
      room = room.moved(by: current.frame.origin)
      switch current.traits.scrollAxis {
      case .horizontal: followsWidth = false
      case .vertical: followsHeight = false
      case nil: break
      }
      next = current.container
    }
    // The device covers at most the window's own part, also for a scroll that is larger than the window.
    func covered(_ safe: Double, from distance: Double, _ isFollowed: Bool) -> Double {
      isFollowed ? max(0, min(safe, safe - distance)) : 0
    }
    let (before, after) =
      isMirrored ? (window.width - room.maxX, room.x) : (room.x, window.width - room.maxX)
    return ScreenInsets(
      top: covered(safe.top, from: room.y, followsHeight),
      leading: covered(safe.leading, from: before, followsWidth),
      bottom: covered(safe.bottom, from: window.height - room.maxY, followsHeight),
      trailing: covered(safe.trailing, from: after, followsWidth)
    )
  }
}
