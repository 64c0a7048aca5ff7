import Scenes

/// The screens of the contract of devices, as a script.
final class ContractScript: ScriptedApp {
  private var stored = 0
  private var greeting = "none"
  private var returns = 0
  private var field = ""
  private var isPressed = false
  private var due: Duration?
  private var isOnSecond = false
  /// The mistake that the script makes; `nil` for none.
  private let mistake: Mistake?
  private let rowHeight: Double

  /// A mistake that a rule of the contract finds.
  enum Mistake: String, CaseIterable {
    case forgetsArguments, forgetsCount, keepsState, comesLate, tapsOnPress, opensAnything
    case staysOnSecond, losesKeys, standsStill
  }

  init(_ mistake: Mistake? = nil, rowHeight: Double = 40) {
    (self.mistake, self.rowHeight) = (mistake, rowHeight)
  }

  var nextChange: Duration? { due }
  var standsStill: Bool { mistake == .standsStill }

  func elements(at time: Duration) -> [ScriptedElement] {
    if isOnSecond { return [element("second", 0, "second")] }
    var all = [
      element("greeting", 0, greeting), element("count", 1, "\(stored)"),
      button("button", 2), button("later", 3), button("press", 4, [.tap, .longPress]),
      ScriptedElement(
        id: "contract-field",
        role: .textField,
        text: field,
        frame: frame(5),
        events: [.text]
      ),
      button("open", 6), element("back", 7, "\(returns)"),
    ]
    if isPressed { all.append(element("pressed", 8, "pressed")) }
    if let due, time >= due { all.append(element("late", 9, "late")) }
    return all
  }

  func rows() -> (list: ScriptedElement, rows: [ScriptedElement])? {
    if isOnSecond { return nil }
    let rows = (1...40).map { number in
      ScriptedElement(
        id: "contract-row-\(number)",
        text: "row \(number)",
        frame: ScreenRect(x: 0, y: Double(number - 1) * rowHeight, width: 300, height: rowHeight)
      )
    }
    let frame = ScreenRect(x: 0, y: 350, width: 300, height: 200)
    return (ScriptedElement(id: "contract-list", role: .scroll, frame: frame), rows)
  }

  private func frame(_ line: Int) -> ScreenRect {
    ScreenRect(x: 20, y: Double(line) * 30, width: 200, height: 30)
  }

  private func element(_ name: String, _ line: Int, _ text: String) -> ScriptedElement {
    ScriptedElement(id: "contract-\(name)", text: text, frame: frame(line))
  }

  private func button(
    _ name: String,
    _ line: Int,
    _ events: ScreenEventKinds = .tap
  ) -> ScriptedElement {
    ScriptedElement(
      id: "contract-\(name)",
      role: .button,
      text: name,
      frame: frame(line),
      events: events
    )
  }

  // MARK: - What happens

  func launch(_ arguments: [String: String]) {
    greeting = mistake == .forgetsArguments ? "none" : arguments["greeting"] ?? "none"
    (returns, field, isPressed, due, isOnSecond) = (0, "", false, nil, false)
    if mistake == .forgetsCount { stored = 0 }
  }

  func clearState() { if mistake != .keepsState { stored = 0 } }
  func comesBack() { returns += 1 }

  func touch(_ id: String, isLong: Bool, at time: Duration) {
    switch id {
    case "contract-button": stored += 1
    case "contract-later": due = time + .seconds(mistake == .comesLate ? 2 : 1)
    case "contract-press": isPressed = isPressed || isLong || mistake == .tapsOnPress
    case "contract-open": isOnSecond = true
    default: break
    }
  }

  func type(_ text: String, into id: String) { if mistake != .losesKeys { field += text } }
  func erase(_ count: Int, in id: String) { field = String(field.dropLast(count)) }

  func open(_ link: String) -> Bool {
    isOnSecond = link == "contract://second" || mistake == .opensAnything
    return isOnSecond
  }

  func back() -> Bool {
    defer { if mistake != .staysOnSecond { isOnSecond = false } }
    return isOnSecond
  }
}
