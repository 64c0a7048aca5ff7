/// Typical slips in handwritten flows, often made with a Japanese keyboard, and their corrections.
package enum FlowSlip {
  /// Returns a message about the slip in a text; `nil` if it has none.
  package static func reason(for text: String) -> String? {
    let head = text.prefix { !$0.isNewline }
    if let first = head.unicodeScalars.first, dashes.contains(first) {
      return "“\(first)” is no dash of a list. Write “- ”, with a normal hyphen and a space."
    }
    if head.hasPrefix("-\u{3000}") {
      return "A full-width space stands after the dash. Write “- ”, with a normal space."
    }
    let name = head.prefix { $0 != ":" && $0 != "：" }
    guard name.count < head.count, name.utf8.allSatisfy({ $0 < 0x80 }), !name.isEmpty else {
      return nil
    }
    if head[name.endIndex] == "：" {
      return "A full-width colon stands here. Write “\(name.clipped(to: 48)): …”, with a normal "
        + "colon and a space."
    }
    guard head[name.endIndex...].hasPrefix(":\u{3000}") else { return nil }
    return
      "A full-width space stands after the colon. Write “\(name.clipped(to: 48)): …”, with a normal "
      + "space."
  }

  /// Returns a message about the slip in a text that begins with one of these names.
  package static func reason(for text: String, keys: [String]) -> String? {
    let name = String(text.prefix { $0 != "：" && $0 != ":" })
    return keys.contains(name) ? reason(for: text) : nil
  }

  private static let dashes: Set<Unicode.Scalar> = [
    "－", "ー", "−", "–", "—", "‐", "‑", "・", "•",
  ]

  /// Returns the correction for a command name of other tools or of plain English.
  package static func command(for name: String) -> String? {
    words[name.lowercased()].map { " Write “\($0)”." }
  }

  private static let words: [String: String] = {
    let known: [(String, [String])] = [
      (
        "tapOn: …",
        ["click", "clickon", "tap", "press", "presson", "touch", "touchon", "clickbutton"]
      ),
      ("doubleTapOn: …", ["doubletap", "doubleclick", "doubleclickon", "doublepress"]),
      ("longPressOn: …", ["longpress", "longtap", "longtapon", "longclick", "longclickon"]),
      (
        "advanceTime: 5s” to move the app's time on, or “extendedWaitUntil: {visible: …}",
        ["wait", "sleep", "delay", "pause", "waitseconds"]
      ),
      (
        "extendedWaitUntil: {visible: …}",
        ["waitfor", "waituntil", "waitforvisible", "waituntilvisible", "waitforelement"]
      ),
      ("scroll", ["scrolldown", "swipeup", "pagedown"]),
      ("scrollUntilVisible: …", ["scrollto", "scrollup", "scrolluntil"]),
      ("inputText: …", ["type", "typetext", "entertext", "input", "fill", "sendkeys", "write"]),
      (
        "assertVisible: …",
        ["see", "shouldsee", "assert", "assertexists", "asserttext", "expect", "expectvisible"]
      ),
      ("assertNotVisible: …", ["dontsee", "assertnotexists", "asserthidden", "assertinvisible"]),
      ("assertTrue: …", ["asserttrue", "assertequals", "assertequal", "verify"]),
      ("launchApp", ["launch", "open", "start", "startapp", "openapp", "run"]),
      ("stopApp", ["close", "closeapp", "quit", "terminate", "terminateapp"]),
      ("back", ["goback", "pressback", "navigateback"]),
      ("takeScreenshot: …", ["screenshot", "snapshot"]),
      ("runFlow: {when: …, commands: […]}", ["if", "when"]),
      ("repeat: {times: …, commands: […]}", ["loop", "for", "while", "foreach"]),
    ]
    return Dictionary(known.flatMap { meant, said in said.map { ($0, meant) } }) { first, _ in first
    }
  }()
}
