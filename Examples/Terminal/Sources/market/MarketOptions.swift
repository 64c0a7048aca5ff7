import Foundation
import TerminalProcess

/// What the command line asks for.
struct MarketOptions {
  /// How the program is called.
  static let usage = """
    Shows the market in this terminal.

      market                      takes keys until q or Control-C
             --state FOLDER       where cart, orders, the shop and the place in the app are kept
                                  (usual: \(usualFolder))
             --fresh              begins anew: what is kept is set aside, in a folder beside it
             --scene NAME         opens a scene, such as cart, or a link
             --sessions FOLDER    writes what the stores have recorded at the end, such as cart.jsonl, with
                                  which a flow begins: “- replay: cart.jsonl”
      market --keys "tab enter"   presses keys, a second of virtual time for each, and prints the screen;
                                  nothing is kept
             --size 60x24         the columns and rows of that screen
      market record FILE.yaml     writes what is done, by keys and mouse, as a flow, on an app of its own of
                                  which nothing is kept; then plays it
             --scene NAME         where the flow begins
             --keys "tab enter"   what is done, in place of a person

    Tab and the arrows move, Enter and Space tap, + and - step, page keys scroll, Escape and b go back.
    m opens a menu, a lists what else can be done, d taps twice, r asks for newer content.
    A click taps, the wheel scrolls, Control-Z stops until the shell goes on with it, Control-L draws anew.
    NO_COLOR=1 draws without colours. It returns 1 when the terminal can't be drawn on, or goes away.
    In a script also: space, type:WORD, click:COLUMN,ROW, back-tab, page-down, wait:SECONDS.
    """

  /// The keys of a script; `nil` to take a person's.
  var script: TerminalScript?
  var size = (columns: 80, rows: 24)
  var folder = Self.usualFolder
  var isFresh = false
  var scene: String?
  /// Where what the stores have recorded is written; nothing is recorded if `nil`.
  var sessions: String?
  /// The flow file to write; `nil` if none is.
  var recording: String?

  /// Reads the arguments.
  init(_ arguments: [String]) throws(TerminalScript.Slip) {
    var arguments = arguments[...]
    if arguments.first == "record" {
      guard let file = arguments.dropFirst().first, !file.hasPrefix("-") else {
        throw TerminalScript.Slip("record needs the name of the file to write.")
      }
      recording = file
      arguments = arguments.dropFirst(2)
    }
    while let name = arguments.popFirst() {
      if name == "--fresh" {
        isFresh = true
        continue
      }
      guard ["--keys", "--size", "--state", "--scene", "--sessions"].contains(name) else {
        throw TerminalScript.Slip("There is no option \(name).")
      }
      guard let value = arguments.popFirst(),
        !["--state", "--sessions"].contains(name) || !value.isEmpty
      else {
        throw TerminalScript.Slip("\(name) needs a value.")
      }
      switch name {
      case "--keys": script = try TerminalScript(value)
      case "--size": size = try TerminalScript.size(value)
      case "--state": folder = value
      case "--sessions": sessions = value
      default: scene = value
      }
    }
  }

  /// The folder for an app's own data, as the system has it.
  private static var usualFolder: String {
    let variables = ProcessInfo.processInfo.environment
    let base =
      variables["XDG_STATE_HOME"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/state")
    return base.appendingPathComponent("scene-kitchen-market").path
  }
}
