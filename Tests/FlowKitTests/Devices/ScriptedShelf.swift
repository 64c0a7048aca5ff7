import Scenes

/// An app of a scripted device whose elements follow from the touches and the time.
final class ScriptedShelf: ScriptedApp {
  /// The elements after a number of touches, at a time.
  var elements: (_ touches: Int, _ time: Duration) -> [ScriptedElement]
  /// The list and its rows, if there is one.
  var list: (list: ScriptedElement, rows: [ScriptedElement])?
  /// The time between two looks; `nil` if nothing changes by itself.
  var interval: Duration?
  /// The number of launches.
  private(set) var launches = 0
  /// The text of the field that has the focus.
  var text = ""
  private var touches = 0
  private var time = Duration.zero

  init(_ elements: @escaping (_ touches: Int, _ time: Duration) -> [ScriptedElement]) {
    self.elements = elements
  }

  /// Buttons below each other, named `e0` and so on.
  static func buttons(_ count: Int) -> [ScriptedElement] {
    (0..<count).map { number in
      button("e\(number)", ScreenRect(x: 0, y: Double(number) * 10, width: 100, height: 10))
    }
  }

  static func button(_ id: String, _ frame: ScreenRect) -> ScriptedElement {
    ScriptedElement(id: id, role: .button, text: id, frame: frame, events: .tap)
  }

  var nextChange: Duration? { interval.map { time + $0 } }
  var standsStill: Bool { false }

  func elements(at time: Duration) -> [ScriptedElement] {
    self.time = time
    return elements(touches, time)
  }

  func rows() -> (list: ScriptedElement, rows: [ScriptedElement])? { list }
  func launch(_ arguments: [String: String]) { launches += 1 }
  func clearState() {}
  func comesBack() {}
  func touch(_ id: String, isLong: Bool, at time: Duration) { touches += 1 }
  func type(_ text: String, into id: String) { self.text += text }
  func erase(_ count: Int, in id: String) { text = String(text.dropLast(count)) }
  func open(_ link: String) -> Bool { true }
  func back() -> Bool { true }
}
