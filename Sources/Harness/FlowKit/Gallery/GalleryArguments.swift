/// The options of `gallery`, read from the command line behind this word.
struct GalleryArguments: Hashable, Sendable {
  private static let options = ["--output", "--help"]

  /// What is shown: a feature, a scene or a route; all states if `nil`.
  var scene: String?
  /// The folder to write; empty if only the help is wanted.
  var output = ""
  var wantsHelp = false

  static func help(for name: String) -> String {
    """
    usage: \(name) gallery [SCENE] -o DIR

    Draws what the app's scenes can look like as wireframes: DIR/index.html is one page with all of
    them, which needs no network, and beside it each picture is an SVG file. SCENE is the name of a
    feature, of a scene or of a route, such as kaimono, Cart or product/201; without it all states
    are drawn. Each is seen on a phone, on a phone that is turned and on a tablet, in the usual and
    in the largest text, and on the phone in the dark as well.

      -o, --output DIR  the folder to write; it is made if it is not there
      --help            print this

    exit status: 0 drawn, 1 a state could not be reached or is not what it says (the others are
    drawn), 2 wrong usage, or a folder that cannot be written
    """
  }

  /// - Throws: The first error.
  init(_ arguments: ArraySlice<String>) throws(HarnessArguments.Misuse) {
    var rest = arguments
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        guard scene == nil else {
          throw HarnessArguments.Misuse("gallery draws one scene, not “\(argument)” as well.")
        }
        scene = argument
        continue
      }
      if argument == "--help" {
        wantsHelp = true
        continue
      }
      let name = String(argument.prefix { $0 != "=" })
      guard name == "-o" || name == "--output" else {
        let hint = NearestName.hint(for: name, among: Self.options)
        throw HarnessArguments.Misuse("gallery has no option \(argument.prefix(48)).\(hint)")
      }
      let inline = name.count < argument.count ? String(argument.dropFirst(name.count + 1)) : nil
      guard let value = inline ?? rest.popFirst(), !value.isEmpty else {
        throw HarnessArguments.Misuse("\(name) needs the name of a folder after it.")
      }
      output = value
    }
    if output.isEmpty, !wantsHelp {
      throw HarnessArguments.Misuse("gallery needs a folder to write: -o DIR.")
    }
  }
}
