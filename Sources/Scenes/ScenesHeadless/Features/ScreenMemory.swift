import Observation2
import Scenes

/// What the screens of an installation have looked like, to be compared with what they look like now.
///
/// It looks only at moments at which nothing is under way, and only after steps.
@MainActor
final class ScreenMemory {
  /// A moment at which nothing was under way.
  private struct Moment {
    let route: String
    let size: ScreenSize
    let isTop: Bool
    let rows: [String]
    let isWhole: Bool
    let kept: [String: String]
  }

  private let network: SimulatedNetwork
  private let exploration: AppExploration
  private weak var stage: Stage?
  /// The screen that was looked at last.
  private var revision = -1
  private var last: Moment?
  /// What is kept and was on the screen when the process ended, if nothing has happened since that may change it.
  private var ended: Moment?
  /// The moment before the device was turned.
  private var unturned: Moment?
  /// What could be used on a screen that looked so.
  private var usable: [Int: [Bool]] = [:]
  /// The places of rows on the screen that was looked at last, by what they are rows of.
  private var places: [String: [String: Int]] = [:]
  /// When these places were looked at: what is there after some time may be elsewhere.
  private var placesTime = Duration.zero
  private var events = 0

  init(_ network: SimulatedNetwork, _ exploration: AppExploration) {
    (self.network, self.exploration) = (network, exploration)
  }

  /// Something has happened from outside that may change everything.
  func forget() {
    (last, ended, unturned) = (nil, nil, nil)
    usable = [:]
  }

  /// Looks at the screen, once after each change.
  ///
  /// - Returns: What has been lost; `nil` if nothing has.
  func look(at stage: Stage) -> String? {
    if let wrong = wrongPlace(on: stage) { return wrong }
    if self.stage !== stage {
      if ended == nil { ended = last }
      (self.stage, revision, last, unturned, places) = (stage, -1, nil, nil, [:])
    }
    let frames = stage.frames
    guard stage.revision != revision else { return nil }
    revision = stage.revision
    notePlaces(frames, stage.time.timeSince1970)
    guard network.underWay.isEmpty, exploration.isSettled(),
      let top = stage.navigator.navigation.top
    else {
      last = nil
      return nil
    }
    let moment = self.moment(frames, route: "\(top.route.base)")
    defer { last = moment }
    return lostWithTheProcess(moment) ?? lostInTurning(moment) ?? unusable(frames, moment)
  }

  // MARK: - What outlives the process

  private func lostWithTheProcess(_ moment: Moment) -> String? {
    guard let before = ended else { return nil }
    ended = nil
    guard before.route == moment.route else { return nil }
    for (id, look) in before.kept.sorted(by: { $0.key < $1.key }) {
      if let now = moment.kept[id] {
        if now != look { return "“\(id)” was \(look) before the process ended, and is \(now)" }
      } else if before.isTop, moment.isTop, moment.isWhole {
        return "“\(id)” is gone since the process ended"
      }
    }
    return nil
  }

  // MARK: - Turning

  private func lostInTurning(_ moment: Moment) -> String? {
    defer { if last?.size != moment.size { unturned = last } }
    guard let last, last.route == moment.route, last.size != moment.size, last.isTop, moment.isTop
    else { return nil }
    if let unturned, unturned.route == moment.route, unturned.size == moment.size, unturned.isTop,
      let lost = unturned.rows.first(where: { !moment.rows.contains($0) })
    {
      return "“\(lost)” is gone since the device was turned and turned back"
    }
    guard moment.isWhole, let lost = last.rows.first(where: { !moment.rows.contains($0) }) else {
      return nil
    }
    return "“\(lost)” is gone since the device was turned"
  }

  // MARK: - What can be used

  private func unusable(_ frames: ScreenFrames, _ moment: Moment) -> String? {
    var hasher = Hasher()
    hasher.combine(moment.route)
    hasher.combine(moment.size)
    for words in exploration.stored() { hasher.combine(words) }
    var enabled: [Bool] = []
    for laidOut in frames.elements {
      var look = laidOut.element
      look.isEnabled = true
      hasher.combine(look)
      hasher.combine(laidOut.isFocused)
      hasher.combine(laidOut.depth)
      enabled.append(laidOut.isEnabled)
    }
    let key = hasher.finalize()
    guard let before = usable[key] else {
      usable[key] = enabled
      return nil
    }
    guard let index = zip(before, enabled).enumerated().first(where: { $1.0 != $1.1 })?.offset
    else { return nil }
    let element = frames.elements[index]
    return
      "\(element.element) is \(element.isEnabled ? "enabled" : "disabled") on a screen on which it was "
      + "\(element.isEnabled ? "disabled" : "enabled"), and which is the same otherwise"
  }

  // MARK: - Places

  /// The events that tell the place of something that was touched tell the one on the screen before the touch.
  private func wrongPlace(on stage: Stage) -> String? {
    let log = stage.events
    defer { events = log.events.count }
    guard log.events.count > events, placesTime == stage.time.timeSince1970 else { return nil }
    for event in log.events[events...] {
      guard let told = event.values["index"].flatMap({ Int($0) }),
        let id = event.values.first(where: { $0.key.hasSuffix("ID") })?.value
      else { continue }
      let found = places.values.compactMap { $0[id] }
      if let place = found.first, !found.contains(told) {
        return "“\(event.name)” tells the place \(told) of \(id), which is at \(place)"
      }
    }
    return nil
  }

  private func notePlaces(_ frames: ScreenFrames, _ time: Duration) {
    (places, placesTime) = ([:], time)
    guard frames.scrolls.allSatisfy({ $0.offset == .zero }) else { return }
    for laidOut in frames.elements {
      guard let id = laidOut.element.identifier, let dash = id.lastIndex(of: "-"),
        Int(id[id.index(after: dash)...]) != nil
      else { continue }
      let (kind, number) = (String(id[..<dash]), String(id[id.index(after: dash)...]))
      places[kind, default: [:]][number] = places[kind]?[number] ?? places[kind]?.count ?? 0
    }
  }

  // MARK: - A moment

  private func moment(_ frames: ScreenFrames, route: String) -> Moment {
    var rows: [String] = []
    var kept: [String: String] = [:]
    for laidOut in frames.elements {
      guard let id = laidOut.element.identifier else { continue }
      if id.utf8.contains(where: { 48...57 ~= $0 }) { rows.append(id) }
      if exploration.kept.contains(id.markingNumbers) { kept[id] = Self.words(of: laidOut.element) }
    }
    return Moment(
      route: route,
      size: frames.size,
      isTop: frames.scrolls.allSatisfy { $0.offset == .zero },
      rows: rows,
      isWhole: frames.isDescribedToItsEnd,
      kept: kept
    )
  }

  private static func words(of look: ScreenNodeLook) -> String {
    let parts = [
      look.shownText, look.value, look.isSelected ? "selected" : nil,
      look.isChecked.map { $0 ? "checked" : "not checked" },
    ]
    let words = parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    return words.isEmpty ? "without a value" : "“\(words)”"
  }
}

extension ScreenFrames {
  /// Whether everything that can be scrolled to is described: what is far away may not be.
  fileprivate var isDescribedToItsEnd: Bool {
    scrolls.allSatisfy { area in
      let scroll = elements[area.elementIndex]
      let end =
        area.axis == .vertical
        ? scroll.frame.y - area.offset.y + area.contentSize.height
        : scroll.frame.x - area.offset.x + area.contentSize.width
      let last = elements[area.elementIndex..<scroll.endIndex].dropFirst().map {
        area.axis == .vertical ? $0.frame.maxY : $0.frame.maxX
      }
      .max()
      return (last ?? end) >= end - 60
    }
  }
}
