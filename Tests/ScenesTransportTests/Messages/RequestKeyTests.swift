import ScenesTransport
import Testing

@MainActor @Suite struct RequestKeyTests {
  @Test func `a key is sent as sixteen digits, and read again`() throws {
    #expect("\(RequestKey(value: 0xAB))" == "00000000000000ab")
    let generator = RequestKeyGenerator(seed: 7)
    for _ in 0..<100 {
      let key = generator.next()
      #expect(try RequestKey("\(key)", at: "key") == key)
    }
  }

  @Test(arguments: ["", "ab", "+0000000000000ab", "00000000000000abc", "00000000000000ag"])
  func `what is no key is named`(text: String) {
    #expect(throws: TransportMistake.field("key", "is “\(text)”, not 16 hexadecimal digits.")) {
      try RequestKey(text, at: "key")
    }
  }
}
