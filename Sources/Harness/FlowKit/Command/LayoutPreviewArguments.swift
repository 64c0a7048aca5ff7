import Scenes

/// The options of `layout preview`, read from the command line behind these two words.
struct LayoutPreviewArguments: Hashable, Sendable {
  private static let valued = ["--size", "--case", "--scrolled", "--output"]

  /// The file with the description; empty if only the help is wanted.
  var path = ""
  /// Another size than the one that the description gives.
  var size: ScreenSize?
  /// The name of the case to draw, in a file of several.
  var name: String?
  /// How far the layout is scrolled, in points.
  var distance = 0.0
  /// The file to write; `nil` for the output.
  var output: String?
  var wantsHelp = false

  static func help(for name: String) -> String {
    """
    usage: \(name) layout preview FILE.json [--size WIDTHxHEIGHT] [--case NAME] [--scrolled N] [-o FILE.svg]

    Draws a layout that is described as data, as an SVG picture. FILE.json holds one description or
    a list of them; the words of a description are in the documentation of SceneCollections
    (LayoutDescription).

      --size 375x812    what can be seen at once, in points; by default what the description says
      --case NAME       which of several descriptions
      --scrolled N      by how many points it is scrolled, for headers that stay in sight (0)
      -o, --output FILE write the picture there, and not to the output
      --help            print this

    exit status: 0 drawn, 2 wrong usage, or a description that cannot be read
    """
  }

  /// - Throws: The first error.
  init(_ arguments: ArraySlice<String>) throws(HarnessArguments.Misuse) {
    var rest = arguments
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        guard path.isEmpty else {
          throw HarnessArguments.Misuse("layout preview draws one file, not “\(argument)” as well.")
        }
        path = argument
        continue
      }
      if argument == "--help" {
        wantsHelp = true
        continue
      }
      var name = String(argument.prefix { $0 != "=" })
      let inline = name.count < argument.count ? String(argument.dropFirst(name.count + 1)) : nil
      if name == "-o" { name = "--output" }
      guard Self.valued.contains(name) else {
        let hint = NearestName.hint(for: name, among: Self.valued + ["--help"])
        throw HarnessArguments.Misuse(
          "layout preview has no option \(argument.prefix(48)).\(hint)"
        )
      }
      guard let value = inline ?? rest.popFirst() else {
        throw HarnessArguments.Misuse("\(name) needs a value after it.")
      }
      try take(name, value)
    }
    if path.isEmpty, !wantsHelp {
      throw HarnessArguments.Misuse("layout preview needs a file with a description.")
    }
  }

  private mutating func take(_ name: String, _ value: String) throws(HarnessArguments.Misuse) {
    switch name {
    case "--size": size = try Self.size(value)
    case "--case": self.name = value
    case "--scrolled":
      guard let distance = Double(value), (0...1e6).contains(distance) else {
        throw HarnessArguments.Misuse(
          "--scrolled takes points from 0, but “\(value.prefix(48))” was given."
        )
      }
      self.distance = distance
    default: output = value
    }
  }

  private static func size(_ value: String) throws(HarnessArguments.Misuse) -> ScreenSize {
    let sides = value.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (1...100_000).contains(width), (1...100_000).contains(height)
    else {
      throw HarnessArguments.Misuse(
        "--size takes two numbers of points from 1 to 100000 such as 375x812, but “\(value.prefix(48))” "
          + "was given."
      )
    }
    return ScreenSize(width: width, height: height)
  }
}
