import ScenesTransport
import Testing

@Suite struct TransportHeadersTests {
  @Test func `a field is found whatever the case of its name`() {
    let headers: TransportHeaders = ["Content-Type": "a"]
    #expect(headers["content-type"] == "a")
    #expect(headers["CONTENT-TYPE"] == "a")
    #expect(headers["Content"] == nil)
    #expect(headers == ["CONTENT-type": "a"])
    #expect(headers.hashValue == (["CONTENT-type": "a"] as TransportHeaders).hashValue)
    #expect(headers != ["Content-Type": "A"])
  }

  @Test func `fields of one name are joined, and setting replaces them all`() {
    var headers: TransportHeaders = ["Accept": "a", "X": "1"]
    headers.add("accept", "b")
    #expect(headers["Accept"] == "a, b")
    #expect(headers.all.map(\.name) == ["Accept", "X", "accept"])
    headers["ACCEPT"] = "c"
    #expect(headers["Accept"] == "c")
    headers["accept"] = nil
    #expect(headers == ["X": "1"])
  }

  @Test func `headers replace those of the same names only`() {
    let base: TransportHeaders = ["Accept": "a", "X": "1"]
    let all = base.replacing(with: ["accept": "b", "Y": "2"])
    #expect(all == ["X": "1", "Accept": "b", "Y": "2"])
  }
}
