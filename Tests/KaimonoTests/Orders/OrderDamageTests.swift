import StorePersistence
import Testing

@testable import Kaimono

@MainActor @Suite struct OrderDamageTests {
  private let order = PendingOrder(order: KaimonoOrder(key: OrderKey(value: .max), cart: .sample()))

  @Test
  func `a bit that flips anywhere in the pending order's file is reported, and the file kept`()
    throws
  {
    let files = DeviceFiles()
    try files.open().keep(order)
    let whole = try #require(files.memory.contents["/pending"])
    for place in 0..<whole.count * 8 {
      let files = DeviceFiles()
      var bytes = whole
      bytes[place / 8] ^= 1 << (place % 8)
      files.memory.contents["/pending"] = bytes
      let pending = try files.open().pending
      #expect(pending == nil && files.reports.count == 1, "bit \(place)")
      #expect(files.memory.contents.values.contains(bytes), "bit \(place)")
    }
  }
}
