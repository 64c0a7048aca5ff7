import FlowEngine
import FlowFormat
import FlowHunt
import Scenes

/// The options of `layout preview`, read from the command line behind these two words.
struct LayoutPreviewArguments: Equatable, Sendable {
  /// The file with the description.
  var path: String
  /// Another size than the one that the description gives.
  var size: ScreenSize?
  /// The name of the case to draw, in a file of several.
  var name: String?
  /// How far the layout is scrolled, in points.
  var distance = 0.0
  /// The file to write; `nil` for the output.
  var output: String?

  /// - Throws: The first error.
  init(_ words: CommandWords) throws(HarnessArguments.Misuse) {
    try words.refuseOperands(after: 1)
    guard let path = words.operands.first else {
      throw HarnessArguments.Misuse("layout preview needs a file with a description.")
    }
    self.path = path
    name = words.last("--case")
    output = words.last("--output")
    if let value = words.last("--size") { size = try Self.size(value) }
    if let value = words.last("--scrolled") {
      guard let distance = Double(value), (0...1e6).contains(distance) else {
        throw HarnessArguments.Misuse(
          "--scrolled takes points from 0, but “\(value.clipped(to: 48))” was given."
        )
      }
      self.distance = distance
    }
  }

  private static func size(_ value: String) throws(HarnessArguments.Misuse) -> ScreenSize {
    let sides = value.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (1...100_000).contains(width), (1...100_000).contains(height)
    else {
      throw HarnessArguments.Misuse(
        "--size takes two numbers of points from 1 to 100000 such as 375x812, but “\(value.clipped(to: 48))” "
          + "was given."
      )
    }
    return ScreenSize(width: width, height: height)
  }
}
