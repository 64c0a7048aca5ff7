/// The name of a node of a screen, by which patches and events mean it.
///
/// A node keeps its number for life, and no other node of the stage gets it.
public struct ScreenNodeID: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The number.
  public let number: Int

  /// Creates a name.
  public init(_ number: Int) {
    self.number = number
  }

  /// Reads a number.
  public init(from decoder: any Decoder) throws {
    number = try decoder.singleValueContainer().decode(Int.self)
  }

  /// Writes the number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }

  /// The number after a number sign.
  public var description: String { "#\(number)" }
}

/// Hands out the numbers of nodes; the screens of a stage share one.
@MainActor
final class ScreenNumbers {
  private var last = 0

  init() {}

  func next() -> ScreenNodeID {
    last += 1
    return ScreenNodeID(last)
  }
}
