import ScenesHeadless
import ScenesTransport
import Testing

@Suite struct EmbeddedDataErrorTests {
  @Test(
    arguments: [
      (
        .missing(file: "f.json"),
        "is not in the bundle. Add its folder to the resources of its target."
      ),
      (.malformed(file: "f.json", reason: "id is missing."), "can't be read: id is missing."),
    ] as [(EmbeddedDataError, String)]
  )
  func `an error names the file, and so does the answer`(error: EmbeddedDataError, words: String) {
    #expect("\(error)" == "f.json \(words)")
    #expect(error.asAnswer == TransportMessageError("f.json", .field("the file", words)))
    #expect("\(error.asAnswer)" == "f.json: the file \(words)")
  }
}
