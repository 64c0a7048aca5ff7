import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

@Suite struct StableHashTests {
  private func hash(_ words: String, counting: Bool = false) -> UInt64 {
    var hash = StableHash()
    hash.add(marked: words, isCounting: counting)
    return hash.value
  }

  @Test func `numbers make no difference, and words do`() {
    #expect(hash("合計 ¥300") == hash("合計 ¥1200"))
    #expect(hash("12:05") == hash("9:41"))
    #expect(hash("合計 ¥300") != hash("合計 300円"))
    #expect(hash("a1") != hash("a"))
  }

  @Test func `a hash that counts distinguishes zero, one and more`() {
    let hashes = ["0", "1", "2", "10"].map { hash("\($0) orders", counting: true) }
    #expect(Set(hashes).count == 3)
    #expect(hashes[2] == hashes[3])
  }

  @Test func `words end where they end`() {
    var (one, other) = (StableHash(), StableHash())
    for words in ["ab", "c"] { one.add(words) }
    for words in ["a", "bc"] { other.add(words) }
    #expect(one.value != other.value)
  }

  @Test func `it is the same in every process`() {
    var hash = StableHash()
    hash.add("cart")
    #expect(hash.value == 0xAFD4_203B_09A4_DE50)
  }
}
