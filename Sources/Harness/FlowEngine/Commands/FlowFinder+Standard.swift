public import FlowFormat

extension FlowFinder {
  /// Creates a finder for flows with the commands of the format.
  ///
  /// - Parameter limits: The limits of a file.
  public init(limits: FlowLimits = FlowLimits()) {
    self.init(limits: limits, commands: .standard)
  }
}

extension FlowReader {
  /// Creates a reader for flows with the commands of the format.
  ///
  /// - Parameter limits: The limits of a file.
  public init(limits: FlowLimits = FlowLimits()) {
    self.init(limits: limits, commands: .standard)
  }
}
