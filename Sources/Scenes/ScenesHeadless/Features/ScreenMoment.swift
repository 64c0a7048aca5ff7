import Scenes

/// The screen at a moment at which nothing was under way, as far as it is compared with another one.
struct ScreenMoment {
  let route: String
  let size: ScreenSize
  let time: Duration
  /// A Boolean value that indicates whether nothing is scrolled.
  let isTop: Bool
  /// The identifiers, in the order of the elements.
  private(set) var names: [String] = []
  /// The words of the elements that outlive the process, by their identifiers, and these in the order of the elements.
  private(set) var kept: [String: String] = [:]
  private(set) var keptNames: [String] = []
  /// The texts of the fields.
  private(set) var typed: [String: String] = [:]
  /// The words of the elements that have been chosen, ticked or set.
  private(set) var chosen: [String: String] = [:]
  /// The controls, each with `true` if it can be used.
  private(set) var enabled: [String: Bool] = [:]
  /// The mistake of a row that leads nowhere, while another one of its kind leads somewhere.
  private(set) var dead: String?

  @MainActor
  init(
    _ frames: ScreenFrames,
    route: String,
    time: Duration,
    keeping kept: Set<String>,
    leading leads: [String: String]
  ) {
    var rows = LeadingRows()
    (self.route, self.time, size) = (route, time, frames.size)
    isTop = frames.scrolls.allSatisfy { $0.offset == .zero }
    names.reserveCapacity(frames.identified.count)
    enabled.reserveCapacity(frames.identified.count)
    for index in frames.identified {
      let laidOut = frames.elements[index]
      let look = laidOut.element
      guard let id = look.identifier, !id.isEmpty else { continue }
      names.append(id)
      let form = id.markingNumbers
      if leads[form] != nil { rows.note(look, as: form) }
      if kept.contains(form) {
        self.kept[id] = Self.words(of: look)
        keptNames.append(id)
      }
      if look.events.contains(.text) { typed[id] = look.text ?? "" }
      if look.isSelected || look.isChecked != nil || look.events.contains(.value) {
        chosen[id] = Self.words(of: look, withText: false)
      }
      if !look.events.isEmpty { enabled[id] = laidOut.isEnabled }
    }
    dead = rows.dead
  }

  // MARK: - Comparing

  /// Returns a difference from the moment before the process ended.
  ///
  /// - Parameters:
  ///   - before: The moment before.
  ///   - isUndisturbed: `true` if no request has failed since, so that all that was loaded before is there again.
  ///   - frames: The screen of this moment.
  /// - Returns: A sentence about the loss; `nil` if there is none.
  func lost(
    withTheProcessAt before: ScreenMoment,
    _ isUndisturbed: Bool,
    _ frames: ScreenFrames
  ) -> String? {
    guard before.route == route else { return nil }
    for (id, look) in before.kept.sorted(by: { $0.key < $1.key }) {
      if let now = kept[id] {
        if now != look { return "“\(id)” was \(look) before the process ended, and is \(now)" }
      } else if isUndisturbed, before.isTop, isTop, frames.isDescribedToItsEnd {
        return "“\(id)” is gone since the process ended"
      }
    }
    let (all, old) = (Set(keptNames), Set(before.keptNames))
    let (now, then) = (keptNames.filter(old.contains), before.keptNames.filter(all.contains))
    if isTop, before.isTop, let place = zip(now, then).first(where: { $0 != $1 }) {
      return "“\(place.0)” stands where “\(place.1)” stood before the process ended"
    }
    return nil
  }

  /// Returns a control that was disabled before the process ended, and is enabled as soon as the same opens again.
  ///
  /// Something did not hear that it can be used.
  func stuck(_ before: ScreenMoment) -> String? {
    // The person who types decides what can be used.
    guard before.route == route, before.typed == typed, time - before.time < .seconds(30) else {
      return nil
    }
    let id = before.enabled.filter { !$0.value && enabled[$0.key] == true }.keys.min()
    return id.map { "“\($0)” was disabled before the process ended, and is enabled since" }
  }

  /// Returns an element that is gone, or not as a person has left it, since the device was turned.
  ///
  /// - Parameters:
  ///   - before: The moment before.
  ///   - frames: The screen of this moment.
  /// - Returns: A sentence about the loss; `nil` if there is none.
  func lost(inTurningFrom before: ScreenMoment, _ frames: ScreenFrames) -> String? {
    guard before.route == route else { return nil }
    for (old, new) in [(before.typed, typed), (before.chosen, chosen)] {
      for (id, words) in old.sorted(by: { $0.key < $1.key }) {
        if let now = new[id], now != words {
          return "“\(id)” was \(words) before the device was turned, and is \(now)"
        }
      }
    }
    guard before.isTop, isTop, frames.isDescribedToItsEnd else { return nil }
    let there = Set(names)
    return before.names.first { !there.contains($0) }
      .map { "“\($0)” is gone since the device was turned" }
  }

  /// Returns an element that is gone since the device was turned and turned back: the same is described as before.
  func lost(inTurningBackFrom before: ScreenMoment) -> String? {
    guard before.route == route, before.size == size, before.isTop, isTop else { return nil }
    let there = Set(names)
    return before.names.first { !there.contains($0) }
      .map { "“\($0)” is gone since the device was turned and turned back" }
  }

  private static func words(of look: ScreenNodeLook, withText isWithText: Bool = true) -> String {
    let parts = [
      isWithText ? look.shownText : nil, look.value, look.isSelected ? "selected" : nil,
      look.isChecked.map { $0 ? "checked" : "not checked" },
    ]
    let words = parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    return words.isEmpty ? "without a value" : "“\(words)”"
  }
}

extension ScreenFrames {
  /// A Boolean value that indicates whether everything that can be scrolled to is described, without a gap.
  ///
  /// Rows that are far away may not be.
  fileprivate var isDescribedToItsEnd: Bool {
    scrolls.allSatisfy { area in
      let scroll = elements[area.elementIndex]
      let isVertical = area.axis == .vertical
      let start =
        isVertical ? scroll.frame.y - area.offset.y : scroll.frame.x - area.offset.x
      let end = start + (isVertical ? area.contentSize.height : area.contentSize.width)
      // Without containers, since one may be as long as all that is not described.
      let spans = elements[area.elementIndex..<scroll.endIndex].dropFirst()
        .filter { $0.endIndex == $0.index + 1 }
        .map { isVertical ? ($0.frame.y, $0.frame.maxY) : ($0.frame.x, $0.frame.maxX) }
        .sorted { $0.0 < $1.0 }
      var covered = start
      for (first, last) in spans {
        if first > covered + Self.widestGap { return false }
        covered = max(covered, last)
      }
      return covered >= end - Self.widestFoot
    }
  }

  /// So far apart are two things between which nothing is missing, and so far from the end is the last one.
  private static var widestGap: Double { 40 }
  private static var widestFoot: Double { 16 }
}
