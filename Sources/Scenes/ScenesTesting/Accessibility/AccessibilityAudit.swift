import Scenes

/// Looks at a laid-out screen for what keeps people from reading or operating it.
@MainActor
struct AccessibilityAudit {
  /// The least length of a side of what takes taps, in points.
  private static let leastSide = 44.0
  /// Controls that are one thing with their parts.
  private static let wholes: Set<ScreenRole> = [
    .stepper, .disclosureGroup, .toggle, .picker, .datePicker, .searchField,
  ]
  private static let operated: ScreenEventKinds = [.tap, .doubleTap, .longPress, .text, .value]

  let frames: ScreenFrames
  let environment: ScreenEnvironment
  let measurer: any TextMeasurer

  func findings(_ kinds: Set<AccessibilityFinding.Kind>) -> [AccessibilityFinding] {
    let seen = frames.elements.filter { !$0.isHidden && !$0.frame.isEmpty }
    let found =
      seen.flatMap { element in
        [identifier, name, hitRegion, covered, clippedText, contrast].compactMap { $0(element) }
      } + AccessibilityOrder(frames: frames, environment: environment).findings()
    return found.filter { kinds.contains($0.kind) }
  }

  private func isControl(_ element: LaidOutElement) -> Bool {
    !element.element.events.isDisjoint(with: Self.operated)
  }

  /// What has the identifier of a control: itself, what it is a part of, as a button of a stepper, or what fills it, as
  /// the content of a cell.
  private func identified(_ element: LaidOutElement) -> LaidOutElement? {
    func has(_ element: LaidOutElement) -> Bool { element.element.identifier?.isEmpty == false }
    if has(element) { return element }
    if let whole = frames.parent(of: element), Self.wholes.contains(whole.element.role), has(whole)
    {
      return whole
    }
    return frames.children(of: element).first { has($0) && $0.frame == element.frame }
  }

  // MARK: - Controls

  private func identifier(_ element: LaidOutElement) -> AccessibilityFinding? {
    guard isControl(element), identified(element) == nil else { return nil }
    return AccessibilityFinding(.identifier, element, "has no identifier")
  }

  private func name(_ element: LaidOutElement) -> AccessibilityFinding? {
    guard isControl(element), !says(element) else { return nil }
    return AccessibilityFinding(
      .name,
      element,
      "says nothing to assistive technology; give it a label"
    )
  }

  /// Whether an element says something by itself or, as a button in UIKit and SwiftUI, by what is in it.
  private func says(_ element: LaidOutElement) -> Bool {
    if element.element.isRead || element.element.placeholder?.isEmpty == false { return true }
    return frames.elements[element.index..<element.endIndex].dropFirst().contains { inner in
      !inner.isHidden && inner.element.isRead
    }
  }

  private func hitRegion(_ element: LaidOutElement) -> AccessibilityFinding? {
    guard !element.element.events.isDisjoint(with: [.tap, .text]) else { return nil }
    let size = element.frame.size
    let least = Self.leastSide - 0.5
    if size.width >= least && size.height >= least { return nil }
    return AccessibilityFinding(.hitRegion, element, "is smaller than 44 × 44 points")
  }

  private func covered(_ element: LaidOutElement) -> AccessibilityFinding? {
    guard isControl(element), !element.clippedFrame.isEmpty,
      case .covered(let cover)? = frames.obstacleToTapping(element, disabledToo: true),
      !cover.blocksTouches
    else { return nil }
    return AccessibilityFinding(.covered, element, "is covered by \(cover)")
  }

  // MARK: - Texts

  private func clippedText(_ element: LaidOutElement) -> AccessibilityFinding? {
    guard let text = shownText(of: element), element.element.runs.isEmpty else { return nil }
    let (look, frame) = (element.element, element.frame)
    let width = frame.width - look.inset.leading - look.inset.trailing
    let needed = measurer.size(of: text, font: font(of: element), width: max(0, width)).height
    if needed > frame.height - look.inset.top - look.inset.bottom + 0.5 {
      return AccessibilityFinding(.clippedText, element, "shows only a part of “\(text)”")
    }
    if sticksOut(frame, of: element) {
      return AccessibilityFinding(.clippedText, element, "sticks out of the screen with “\(text)”")
    }
    return nil
  }

  /// What is written in an element, if it takes the lines that it needs: a field scrolls, and shows what it can.
  private func shownText(of element: LaidOutElement) -> String? {
    let look = element.element
    guard look.role != .image, look.role != .progress, !look.events.contains(.text) else {
      return nil
    }
    return look.text.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func font(of element: LaidOutElement) -> ScreenFont {
    element.element.font(at: environment.textSize)
  }

  /// Whether a part lies beside the screen, where nothing scrolls to it.
  private func sticksOut(_ frame: ScreenRect, of element: LaidOutElement) -> Bool {
    var axes: Set<ScreenAxis> = []
    if frame.x < -0.5 || frame.maxX > frames.size.width + 0.5 { axes.insert(.horizontal) }
    if frame.y < -0.5 || frame.maxY > frames.size.height + 0.5 { axes.insert(.vertical) }
    var next = frames.parent(of: element)
    while let container = next, !axes.isEmpty {
      if let axis = container.element.scrollAxis { axes.remove(axis) }
      next = frames.parent(of: container)
    }
    return !axes.isEmpty
  }

  private func contrast(_ element: LaidOutElement) -> AccessibilityFinding? {
    guard shownText(of: element) != nil, element.isEnabled else { return nil }
    let scheme = environment.colorScheme
    let ink = (element.element.color ?? usualInk(of: element)).color(in: scheme)
    let contrast = ink.contrast(on: background(of: element))
    if contrast >= 4.495 { return nil }
    let shown = (contrast * 100).rounded() / 100
    return AccessibilityFinding(.contrast, element, "has a contrast of \(shown) : 1")
  }

  private func usualInk(of element: LaidOutElement) -> ScreenColorRole {
    element.element.role == .button ? .accent : .label
  }

  /// The colour of all that lies behind an element and contains it.
  private func background(of element: LaidOutElement) -> ScreenColor {
    let scheme = environment.colorScheme
    var layers: [ScreenColor] = []
    var next: LaidOutElement? = element
    while let container = next {
      if let role = container.element.background { layers.append(role.color(in: scheme)) }
      if layers.last?.alpha == 1 { break }
      next = frames.parent(of: container)
    }
    return layers.reversed().reduce(ScreenColorRole.background.color(in: scheme)) { $1.over($0) }
  }
}

extension ScreenNodeLook {
  /// Whether it says something to somebody who hears the screen: the name of a picture's file says nothing.
  var isRead: Bool {
    [label, role == .image ? nil : text].contains { $0?.isEmpty == false }
  }
}
