import StorePersistence
import Testing

@testable import Kaimono

@MainActor @Suite struct OrderDamageTests {
  private let order = PendingOrder(order: KaimonoOrder(key: OrderKey(value: .max), cart: .sample()))

  private func open(_ files: FilesInMemory) throws -> PendingOrderFile {
    try PendingOrderFile(path: "/pending", files: files) { files.reports.append($0) }
  }

  @Test
  func `a bit that flips anywhere in the pending order's file is reported, and the file kept`()
    throws
  {
    let files = FilesInMemory()
    try open(files).keep(order)
    let whole = try #require(files.contents["/pending"])
    for place in 0..<whole.count * 8 {
      let files = FilesInMemory()
      var bytes = whole
      bytes[place / 8] ^= 1 << (place % 8)
      files.contents["/pending"] = bytes
      let pending = try open(files).pending
      #expect(pending == nil && files.reports.count == 1, "bit \(place)")
      #expect(files.contents.values.contains(bytes), "bit \(place)")
    }
  }
}
