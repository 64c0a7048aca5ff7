import Foundation

/// Finds flow files on disk and reads them, together with all that they run.
///
/// - A file that is given is read whatever its name is.
/// - In a folder that is given, every `.yaml` and `.yml` file in it and in its folders is a flow, in
///   order of their paths. Hidden files are passed over, and so are symbolic links to folders.
/// - Files in a folder named `subflows` inside it are not played on their own; they are read when
///   another flow runs them.
/// - A file that is given twice is played once.
public struct FlowFinder: Sendable {
  /// How much a file may ask for.
  public var limits: FlowLimits

  /// Creates a finder.
  ///
  /// - Parameter limits: How much a file may ask for.
  public init(limits: FlowLimits = FlowLimits()) {
    self.limits = limits
  }

  /// Reads the flows at some paths.
  ///
  /// Missing and unreadable files, files that run each other in a circle, and everything that is
  /// wrong in a file are errors in the result; if there is one, nothing should be played.
  ///
  /// - Parameter paths: Files and folders.
  /// - Returns: The flows, what they run, and all errors.
  public func find(_ paths: [String]) -> FlowCollection {
    var loader = FlowLoader(limits: limits)
    for path in paths { loader.add(path) }
    return loader.finish()
  }
}
