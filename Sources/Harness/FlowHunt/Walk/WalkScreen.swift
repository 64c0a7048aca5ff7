import FlowEngine
import FlowFormat
import FlowReports
import Scenes
import ScenesHeadless

/// The possible actions on a screen: its elements, by the actions that they take.
@MainActor
struct WalkScreen {
  let frames: ScreenFrames
  /// The kind of the scene in front.
  let route: String
  /// `true` if lines begin on the left.
  let beginsLeft: Bool
  private(set) var taking: [Int] = []
  private(set) var disabled: [Int] = []
  private(set) var pressed: [Int] = []
  private(set) var doubleTapped: [Int] = []
  private(set) var fields: [Int] = []
  private(set) var refreshed: [Int] = []
  /// The elements with buttons at an edge that a swipe uncovers.
  private(set) var swiped: [Int] = []
  private(set) var identified: [Int] = []
  private(set) var focused: Int?

  init(_ frames: ScreenFrames, route: String, _ direction: ScreenLayoutDirection) {
    self.frames = frames
    self.route = route
    beginsLeft = direction == .leftToRight
    for index in frames.elements.indices {
      let events = frames.elements[index].element.events
      if frames.elements[index].isFocused { focused = index }
      if frames.elements[index].element.identifier != nil { identified.append(index) }
      guard !events.isEmpty, !frames.elements[index].isHidden else { continue }
      guard frames.elements[index].isEnabled else {
        disabled.append(index)
        continue
      }
      if events.contains(.text) { fields.append(index) }
      if events.contains(.tap) { taking.append(index) }
      if events.contains(.longPress) { pressed.append(index) }
      if events.contains(.doubleTap) { doubleTapped.append(index) }
      if events.contains(.refresh) { refreshed.append(index) }
      if events.contains(.swipeAction), frames.isVisible(frames.elements[index]) {
        swiped.append(index)
      }
    }
  }

  /// Asks for what is new.
  var refresh: WalkStep {
    WalkStep(.refresh, "pullToRefresh", subject: "\(route) refresh")
  }

  /// Returns a touch of an element.
  func touch(
    _ action: WalkAction,
    _ command: String,
    _ index: Int
  ) -> WalkStep {
    WalkStep(action, command, to: selector(index), subject: subject(index))
  }

  /// The first element that takes a tap and has a number in its identifier, as the rows of a list have.
  var firstRow: Int? {
    taking.first { index in
      let id = frames.elements[index].element.identifier
      return id?.contains(where: \.isNumber) == true && isReachable(index)
    }
  }

  /// The numbers in identifiers on the screen.
  var numbers: Set<String> {
    var numbers: Set<String> = []
    for index in identified {
      let id = frames.elements[index].element.identifier ?? ""
      for part in id.split(separator: "-") where Int(part) != nil { numbers.insert(String(part)) }
    }
    return numbers
  }

  /// Returns a Boolean value that indicates whether a finger can touch an element now.
  func isReachable(_ index: Int) -> Bool { frames.obstacleToTapping(frames.elements[index]) == nil }

  /// Where a finger takes hold of a row: the row, or else the first thing in it that is called something, as in the
  /// rows of a collection.
  func handle(of row: Int) -> Int {
    let elements = frames.elements
    return (row..<elements[row].endIndex).first {
      elements[$0].element.identifier?.isEmpty == false && frames.isVisible(elements[$0])
    } ?? row
  }

  /// The scrolls on the screen that have somewhere to go, each with the direction in which a finger moves it.
  var ways: [(scroll: ScrollArea, direction: FlowDirection)] {
    frames.scrolls.flatMap { area -> [(ScrollArea, FlowDirection)] in
      guard frames.isVisible(frames.elements[area.elementIndex]) else { return [] }
      let end = area.maxOffset
      var ways: [(ScrollArea, FlowDirection)] = []
      if area.offset.y < end.y - 1 { ways.append((area, .up)) }
      if area.offset.y > 1 { ways.append((area, .down)) }
      if area.offset.x < end.x - 1 { ways.append((area, .left)) }
      if area.offset.x > 1 { ways.append((area, .right)) }
      return ways
    }
  }

  /// Returns the kind of an element, on its kind of screen.
  ///
  /// Elements that differ in their numbers are of one kind.
  func subject(_ index: Int) -> String {
    let shown =
      frames.elements[index].element.identifier ?? frames.elements[index].element.shownText
      ?? "\(frames.elements[index].element.role)"
    // Without its digits no mask would find a secret.
    let name = FlowSecrets.current.masked(shown)
    if name.utf8.allSatisfy({ 32..<127 ~= $0 }) {
      let bytes = name.utf8.prefix(60).map { 48...57 ~= $0 ? UInt8(ascii: "#") : $0 }
      return "\(route) \(String(decoding: bytes, as: UTF8.self))"
    }
    return "\(route) \(String(name.prefix(60).map { $0.isNumber ? "#" : $0 }))"
  }

  /// Returns the name of a kind of element for readers: one mark for each number, as everywhere where kinds
  /// are counted.
  ///
  /// The choice of the next action goes by the kinds themselves, which tell numbers of one digit from
  /// longer ones.
  static func name(ofSubject subject: String) -> String {
    var name = ""
    for character in subject where character != "#" || name.last != "#" { name.append(character) }
    return name
  }

  /// The keys of a selector that finds an element: its identifier, else its text, else its middle.
  func selector(_ index: Int) -> [(key: String, value: String)] {
    let element = frames.elements[index]
    let budget = FlowBudget()
    if let id = element.element.identifier, !id.isEmpty {
      let pattern = FlowPattern(id)
      let same = identified.filter {
        frames.elements[$0].element.identifier.map { pattern.matches(identifier: $0, budget) }
          ?? false
      }
      return [("id", FlowText.quoted(id))] + place(of: index, among: same)
    }
    if let text = element.element.shownText, element.element.role != .image, !text.isEmpty,
      text.count <= 40, !text.contains(where: \.isNewline)
    {
      let pattern = FlowPattern(text)
      let same = frames.elements.indices.filter {
        frames.elements[$0].element.isCalled { pattern.matches($0, budget) }
      }
      return [("text", FlowText.quoted(text))] + place(of: index, among: same)
    }
    return [("point", Self.point((frames.visiblePart(of: element) ?? element.frame).center))]
  }

  /// Returns a point of the screen as it is written in a file.
  static func point(_ point: ScreenPoint) -> String {
    "\"\(Int(point.x.rounded(.down))),\(Int(point.y.rounded(.down)))\""
  }

  /// The index of an element among those that can be seen of those that a play finds by its name, if there are several.
  private func place(of index: Int, among same: [Int]) -> [(key: String, value: String)] {
    if same.count < 2 { return [] }
    let sight = FlowSight(frames: frames)
    let seen = same.map { frames.elements[$0] }.filter { sight.isVisible($0) }
    guard seen.count > 1,
      let place = frames.inReadingOrder(seen).firstIndex(where: { $0.index == index })
    else { return [] }
    return [("index", "\(place)")]
  }
}
