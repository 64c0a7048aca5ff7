/// The limits of a flow file.
public struct FlowLimits: Equatable, Sendable {
  /// The largest file that is read, in bytes: 1 MiB unless set.
  public var bytes: Int

  /// The deepest nesting of collections.
  ///
  /// It is fixed because the parser recurses and must stay within the stack of any thread.
  package static let depth = 64

  /// The number of files that run each other in a row.
  package static let chain = 1_000

  /// The bytes of all flow files of a run, and of the settings of their folders: each takes up to 70 of memory.
  package static let allBytes = 16 << 20

  /// The number of documents in one file: the header and the commands.
  package static let documents = 2

  /// The number of errors listed for one file, and for all files of a reading; reading stops there.
  package static let errors = 100

  /// Creates limits.
  ///
  /// - Parameter bytes: The largest file that is read, in bytes.
  public init(bytes: Int = 1 << 20) {
    self.bytes = bytes
  }
}
