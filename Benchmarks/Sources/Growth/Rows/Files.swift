import Observation2
import StateStore
import StorePersistence

extension GrowthRow {
  /// A state's file, a recording and their JSON with growing contents.
  @MainActor static var files: [GrowthRow] {
    [
      GrowthRow(
        "canonical JSON of n levels",
        of: ["CanonicalJSON.encode(_:)", "CanonicalJSON.text(of:)"],
        n: 60,
        expected: .each(times: 11)
      ) { n, gauge in
        json(of: Level(n), &gauge)
      },
      GrowthRow(
        "canonical JSON of n sets in each other",
        of: [],
        n: 60,
        expected: .each(times: 45, plus: -23)
      ) {
        n,
        gauge in
        json(of: SetLevel(n), &gauge)
      },
      GrowthRow("canonical JSON of n elements and keys", of: [], n: 200, expected: .something) {
        n,
        gauge in
        json(of: Wide(n), &gauge)
      },
      GrowthRow("n damaged files, each kept", of: [], n: 50, expected: .each) { n, gauge in
        let files = MemoryFileSystem()
        // A whole one whose value was changed.
        do {
          let file = try? StateFile<Int>(path: "state", files: files) { _ in }
          file?.save(1)
        }
        let damaged = files.contents.removeValue(forKey: "state").map {
          Array($0.dropLast()) + [0x32]
        }
        var kept = 0
        gauge.start()
        for _ in 0..<n {
          files.contents["state"] = damaged
          let file = try? StateFile<Int>(path: "state", files: files) { _ in kept += 1 }
          _ = file?.load()
        }
        gauge.stop()
        return min(kept, files.contents.count)
      },
      GrowthRow(
        "n numbers saved and loaded",
        of: [
          "StateFile.init(path:version:migrations:files:report:)", "StateFile.save(_:)",
          "StateFile.load()",
        ],
        n: 1_000,
        expected: .each
      ) { n, gauge in
        let files = MemoryFileSystem()
        gauge.start()
        let file = try? StateFile<[Int]>(path: "state", files: files) { _ in }
        file?.save(Array(0..<n))
        let count = file?.load()?.count ?? 0
        gauge.stop()
        return count
      },
      GrowthRow(
        "n changes of a state that is persisted",
        of: [
          "Store.persisted(_:to:after:)", "StatePersistence.flush()", "StatePersistence.isPending",
        ],
        n: 1_000,
        expected: .each
      ) { n, gauge in
        let files = MemoryFileSystem()
        guard let file = try? StateFile<Int>(path: "state", files: files, report: { _ in }) else {
          return 0
        }
        let store = Store(
          initial: StorePage(),
          reducer: StorePage.reducer,
          clock: VirtualTime()
        )
        let saving = store.persisted(\.note, to: file)
        gauge.start()
        for number in 1...n { store.send(.note(number)) }
        let isSaved = saving.isPending && saving.flush()
        gauge.stop()
        saving.dispose()
        return isSaved ? file.load() ?? 0 : 0
      },
    ]
  }

  @MainActor
  private static func json(of value: some Encodable, _ gauge: inout Gauge) -> Int {
    gauge.start()
    let count = (try? CanonicalJSON.encode(value).count) ?? 0
    gauge.stop()
    return count
  }
}

/// `{"next":[…]}`: 11 bytes a level, brackets and all, when the last is empty.
private final class Level: Encodable {
  let next: [Level]

  init(_ depth: Int) {
    next = depth > 1 ? [Level(depth - 1)] : []
  }
}

/// `{"children":[{"id":10000001,"children":[…]}…]}`, with a leaf beside each, so that there is
/// something to sort.
private final class SetLevel: Encodable, Hashable {
  let children: Set<SetLevel>
  let id: Int

  init(_ depth: Int, id: Int = 0) {
    children = depth > 1 ? [SetLevel(depth - 1), SetLevel(1, id: 1)] : []
    self.id = id
  }

  static func == (left: SetLevel, right: SetLevel) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

/// A list, a set and two dictionaries, one of them with keys that are not texts.
private struct Wide: Encodable {
  let list: [Double]
  let set: Set<Int>
  let byName: [String: Int]
  let byPlace: [[Int]: Int]

  init(_ count: Int) {
    list = (0..<count).map { Double($0) / 8 }
    set = Set(0..<count)
    byName = Dictionary(uniqueKeysWithValues: (0..<count).map { ("n\($0)", $0) })
    byPlace = Dictionary(uniqueKeysWithValues: (0..<count).map { ([$0], $0) })
  }
}
