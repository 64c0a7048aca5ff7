import Testing

@testable import Observation2

/// The numbers of a hub's observers run out after two thousand millions (rules 32 and 33 of *The
/// rules*).
@Suite struct ObserverListTests {
  /// The start of the last numbers before the count begins again.
  private let nearTheEnd: UInt32 = .max - 2

  @Test func `numbers that begin again are not those in use`() {
    var list = ObserverList<HubEntry>()
    list.renumber(after: nearTheEnd)
    var ids: [UInt32] = []
    for _ in 0..<8 { ids.append(list.append { HubEntry(RawSink { _, _ in true }, id: $0) }) }
    #expect(Set(ids).count == 8)
    #expect(ids.allSatisfy { $0 & ObserverList<HubEntry>.mark != 0 })
    for (index, id) in ids.enumerated() {
      let found = list.index(of: id)
      #expect(found == index)
    }
    empty(&list)
  }

  @Test func `a number that begins again is skipped while its observer is there`() {
    var list = ObserverList<HubEntry>()
    let oldest = list.append { HubEntry(RawSink { _, _ in true }, id: $0) }
    list.renumber(after: nearTheEnd)
    var ids: Set<UInt32> = [oldest]
    for _ in 0..<8 { ids.insert(list.append { HubEntry(RawSink { _, _ in true }, id: $0) }) }
    #expect(ids.count == 9)
    let found = list.index(of: oldest)
    #expect(found == 0)
    empty(&list)
  }

  private func empty(_ list: inout ObserverList<HubEntry>) {
    guard let (entries, count) = list.takeAll() else { return }
    entries.deinitialize(count: count)
    entries.deallocate()
  }

  @Test func `observers that join after the numbers have begun again hear and leave as others do`()
  {
    let hub = EventHub<Int>()
    var heard: [[Int]] = Array(repeating: [], count: 12)
    var links: [UpstreamLink] = []
    hub.number(after: nearTheEnd)
    for index in heard.indices {
      links.append(
        hub.observe(
          EventSink { payload, signal in
            if signal == .next {
              heard[index].append(payload.assumingMemoryBound(to: Int.self).pointee)
            }
            return true
          }
        )
      )
    }
    hub.pass(1)
    for index in [0, 11, 5, 3] { links[index].cancel() }
    hub.pass(2)
    for index in heard.indices {
      #expect(heard[index] == ([0, 11, 5, 3].contains(index) ? [1] : [1, 2]))
    }
    for link in links { link.cancel() }
    #expect(!hub.hasObservers)
  }
}
