/// Reports a failed expectation of the test kit to a test framework.
///
/// The kit imports no test framework. With Swift Testing:
///
/// ```swift
/// func report(
///   _ message: String,
///   _ fileID: StaticString,
///   _ filePath: StaticString,
///   _ line: UInt,
///   _ column: UInt
/// ) {
///   let place = SourceLocation(
///     fileID: "\(fileID)",
///     filePath: "\(filePath)",
///     line: Int(line),
///     column: Int(column)
///   )
///   Issue.record(Comment(rawValue: message), sourceLocation: place)
/// }
/// ```
///
/// With XCTest:
///
/// ```swift
/// @MainActor let report: FailureReporter = { message, _, filePath, line, _ in
///   XCTFail(message, file: filePath, line: line)
/// }
/// ```
public typealias FailureReporter =
  (
    _ message: String,
    _ fileID: StaticString,
    _ filePath: StaticString,
    _ line: UInt,
    _ column: UInt
  ) -> Void
