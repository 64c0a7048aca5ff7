extension YAMLParser {
  /// Reads the documents of the file.
  mutating func documents() throws(FlowError) -> [YAMLNode] {
    var documents: [YAMLNode] = []
    var isDocumentOpen = false
    while true {
      try skipToContent()
      if isAtEnd { break }
      if isAtMarker(UInt8(ascii: ".")) {
        for _ in 0..<3 { advance() }
        try finishLine(after: "the end of the document “...”")
        isDocumentOpen = false
        continue
      }
      if current == UInt8(ascii: "%"), cursor.position.column == 1 {
        throw failure("YAML directives (“\(lineAhead())”) are not read. Remove the line.")
      }
      let isExplicit = isAtMarker(UInt8(ascii: "-"))
      if !isExplicit, isDocumentOpen { throw strayContent() }
      guard documents.count < FlowLimits.documents else {
        throw failure(
          "A third document begins here. A flow has two at most: its header, and after “---” its "
            + "commands."
        )
      }
      if isExplicit {
        for _ in 0..<3 { advance() }
        documents.append(try node(in: .documentLine, parentIndent: -1, depth: 0))
      } else {
        documents.append(try node(in: .document, parentIndent: -1, depth: 0))
      }
      isDocumentOpen = true
    }
    return documents
  }

  /// Returns the error about content after a complete document, usually a line with too little
  /// indentation.
  private func strayContent() -> FlowError {
    failure(
      "“\(lineAhead())” does not belong to what stands above it. "
        + "Check its indentation; keys and items of one level start in one column."
    )
  }
}
