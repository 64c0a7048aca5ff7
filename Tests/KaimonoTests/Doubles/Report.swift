import Testing

/// Reports the test kit's failures to Swift Testing.
func report(
  _ message: String,
  _ fileID: StaticString,
  _ filePath: StaticString,
  _ line: UInt,
  _ column: UInt
) {
  let place = SourceLocation(
    fileID: "\(fileID)",
    filePath: "\(filePath)",
    line: Int(line),
    column: Int(column)
  )
  Issue.record(Comment(rawValue: message), sourceLocation: place)
}
