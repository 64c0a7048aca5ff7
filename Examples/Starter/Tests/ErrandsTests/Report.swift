import Testing

/// Records a message of the test kit, which knows no testing library, as an issue of Swift Testing.
func report(
  _ message: String,
  _ fileID: StaticString,
  _ filePath: StaticString,
  _ line: UInt,
  _ column: UInt
) {
  let location = SourceLocation(
    fileID: "\(fileID)",
    filePath: "\(filePath)",
    line: Int(line),
    column: Int(column)
  )
  Issue.record(Comment(rawValue: message), sourceLocation: location)
}
