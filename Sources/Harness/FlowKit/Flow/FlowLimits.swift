/// How much a flow file may ask for.
public struct FlowLimits: Hashable, Sendable {
  /// The largest file that is read, in bytes: 1 MiB unless set.
  public var bytes: Int

  /// The deepest nesting of collections.
  ///
  /// Fixed: the parser recurses, so this is what keeps it within the stack of any thread.
  package static let depth = 64

  /// The documents of one file: the header and the commands.
  package static let documents = 2

  /// The errors listed for one file; reading stops there.
  package static let errors = 100

  /// Creates limits.
  ///
  /// - Parameter bytes: The largest file that is read, in bytes.
  public init(bytes: Int = 1 << 20) {
    self.bytes = bytes
  }
}
