/// The abilities of a device beyond the touches, keys and looks that every device has.
///
/// A command says what it needs (``FlowCommandSyntax/needs``). A flow with a command that needs more than its device
/// has is refused before it plays.
///
/// A device of your own can have ``virtualTime`` and ``settings``. Only an app on the stage has the others, even if a
/// device claims them.
public struct FlowCapabilities: OptionSet, Equatable, Sendable {
  /// The bits, one for each capability.
  public let rawValue: Int

  /// Creates a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Time passes only where the flow lets it pass, so that a flow can wait for hours at no cost.
  public static let virtualTime = FlowCapabilities(rawValue: 1 << 0)
  /// The app has a back end in the same process, for which flows plan events and which they can ask.
  public static let backend = FlowCapabilities(rawValue: 1 << 1)
  /// Requests can be made to fail or to take longer, and the connection can be cut.
  public static let faults = FlowCapabilities(rawValue: 1 << 2)
  /// The app states what has to hold at all times, and the player checks it.
  public static let invariants = FlowCapabilities(rawValue: 1 << 3)
  /// The app's scenes, their values and the events that they record can be asked for.
  public static let model = FlowCapabilities(rawValue: 1 << 4)
  /// The person's settings, the size of the screen and the language can be changed.
  public static let settings = FlowCapabilities(rawValue: 1 << 5)
  /// An input method can mark text.
  public static let markedText = FlowCapabilities(rawValue: 1 << 6)

  /// All of them, as the stage has them.
  public static let all = FlowCapabilities(words.map(\.0))

  /// Those that only the stage has: their commands act on the app and its clock, not on a device.
  package static let ofStage: FlowCapabilities = [
    .backend, .faults, .invariants, .model, .markedText,
  ]

  /// Each capability with its words, for errors.
  private static let words: [(FlowCapabilities, String)] = [
    (.virtualTime, "virtual time"),
    (.backend, "a back end inside the app"),
    (.faults, "a network that can be made to fail"),
    (.invariants, "invariants"),
    (.model, "a look at the app's scenes and events"),
    (.settings, "settings that can be changed"),
    (.markedText, "an input method"),
  ]

  /// The capabilities in words, separated by commas; empty if there is none.
  public var description: String {
    let unknown = subtracting(.all).rawValue
    let words = Self.words.filter { contains($0.0) }.map(\.1)
    return (words + (unknown == 0 ? [] : ["a capability without a name (bits \(unknown))"]))
      .joined(separator: ", ")
  }
}

extension FlowCapabilities: CustomStringConvertible {}
