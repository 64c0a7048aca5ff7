import Scenes

/// Compares the order in which a screen is read with where things stand.
///
/// Assistive technology reads what is described first. What stands in layers over one another, or beside one another in
/// columns of their own, has no order by place.
@MainActor
struct AccessibilityOrder {
  /// What lays its children over one another.
  private static let layered: Set<ScreenRole> = [.layers, .screen, .alert, .sheet, .actionSheet]

  let frames: ScreenFrames
  let environment: ScreenEnvironment

  func findings() -> [AccessibilityFinding] {
    let read = frames.elements.filter { element in
      !element.isHidden && !element.clippedFrame.isEmpty && element.element.isRead
    }
    return zip(read, read.dropFirst()).compactMap { before, after in
      guard !before.contains(after), let around = container(of: before, after),
        isMisplaced(after, before, in: around)
      else { return nil }
      return AccessibilityFinding(
        .readingOrder,
        after,
        "is read after \(before.element) at \(before.frame), and stands before it"
      )
    }
  }

  /// The nearest thing around both; nothing if one lies over the other, so that places say nothing.
  private func container(
    of before: LaidOutElement,
    _ after: LaidOutElement
  ) -> LaidOutElement? {
    var next = frames.parent(of: after)
    var (lies, last) = (isInFront(after), after)
    while let container = next, !container.contains(before) {
      lies = lies || isInFront(container)
      (next, last) = (frames.parent(of: container), container)
    }
    guard let container = next, !lies, last.index > before.index else { return nil }
    // A bar's title is read before what stands at its end, also where it has room below only: it says what that is of.
    let isBar = frames.parent(of: container)?.element.role == .navigationBar
    return isBar || Self.layered.contains(container.element.role) ? nil : container
  }

  private func isInFront(_ element: LaidOutElement) -> Bool {
    element.element.floats || element.element.blocksTouches
  }

  private func isMisplaced(
    _ after: LaidOutElement,
    _ before: LaidOutElement,
    in container: LaidOutElement
  ) -> Bool {
    let (first, second) = (before.clippedFrame, after.clippedFrame)
    if first.x < second.x + second.width, second.x < first.x + first.width {
      return second.y + second.height <= first.y + 0.5
    }
    // The columns of a waterfall have no lines.
    guard container.element.scrollAxis == nil, first.y < second.y + second.height,
      second.y < first.y + first.height
    else { return false }
    return environment.layoutDirection == .leftToRight
      ? second.x + second.width <= first.x + 0.5 : first.x + first.width <= second.x + 0.5
  }
}
