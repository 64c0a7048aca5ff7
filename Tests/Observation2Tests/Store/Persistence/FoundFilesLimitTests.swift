import Testing

@testable import StorePersistence

/// The memory of files by their bytes: its limit, and the files that it counts as equal.
@MainActor @Suite struct FoundFilesLimitTests {
  private final class Storage: FileStorage {
    let contents = 0

    init(
      folder: String,
      files: any StateFileSystem,
      report: @escaping (StateFileError) -> Void
    ) throws(StateFileError) {}
  }

  private final class OtherStorage: FileStorage {
    let contents = 0

    init(
      folder: String,
      files: any StateFileSystem,
      report: @escaping (StateFileError) -> Void
    ) throws(StateFileError) {}
  }

  @Test func `256 of them are known, and one more makes it forget the others`() {
    let found = FoundFiles<Int>()
    func known() -> Int {
      (0..<300).count { number in
        let bytes: [UInt8] = [UInt8(number % 256), UInt8(number / 256)]
        return found[["a": bytes]] != nil
      }
    }
    for number in 0..<256 {
      found[["a": [UInt8(number), 0]]] = number
      #expect(known() == number + 1)
    }
    #expect((0..<256).allSatisfy { found[["a": [UInt8($0), 0]]] == $0 })
    found[["a": [0, 1]]] = 256
    #expect(known() == 1 && found[["a": [0, 1]]] == 256)
  }

  @Test func `only the same bytes of the same paths are the same files`() {
    let found = FoundFiles<Int>()
    let sets: [[String: [UInt8]]] = [
      [:], ["a": []], ["b": []], ["a": [1]], ["a": [2]], ["b": [1]], ["a": [1, 2]], ["a": [1, 3]],
      ["a": [1], "b": [2]], ["a": [2], "b": [1]], ["a": [1], "b": []], ["a": [], "b": []],
      ["a": Array(repeating: 7, count: 999) + [1]], ["a": Array(repeating: 7, count: 999) + [2]],
    ]
    for (number, files) in sets.enumerated() {
      #expect(found[files] == nil)
      found[files] = number
    }
    for (number, files) in sets.enumerated() { #expect(found[files] == number) }
    found[["a": [1]]] = nil
    #expect(found[["a": [1]]] == nil && found[["a": [2]]] == 4)
  }

  @Test func `equal keys are found in a set, whatever order they have`() {
    let found = FoundFiles<Int>()
    let names = (0..<40).map { "file\($0)" }
    let pairs = names.enumerated().map { ($1, [UInt8($0)]) }
    found[Dictionary(uniqueKeysWithValues: pairs)] = 1
    var reversed: [String: [UInt8]] = [:]
    reversed.reserveCapacity(1_000)
    for (name, bytes) in pairs.reversed() { reversed[name] = bytes }
    #expect(found[reversed] == 1)
  }

  @Test func `each kind of storage has a memory of its own`() {
    let first = FoundFiles<Int>.of(Storage.self)
    #expect(first === FoundFiles<Int>.of(Storage.self))
    #expect(first !== FoundFiles<Int>.of(OtherStorage.self))
    #expect(FoundFiles<Int>.of(OtherStorage.self) === FoundFiles<Int>.of(OtherStorage.self))
  }
}
