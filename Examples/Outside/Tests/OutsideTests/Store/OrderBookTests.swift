import Foundation
import Outside
import StorePersistence
import Testing

@Suite struct OrderBookTests {
  private let files = MemoryFileSystem()
  private let order = Order(key: "k1", items: ["carrot"])

  @Test func `an order is found by the next run until the shop has answered`() throws {
    do {
      let book = try OrderBook(path: "orders", files: files) { Issue.record($0) }
      #expect(book.keep(order))
    }
    do {
      let book = try OrderBook(path: "orders", files: files) { Issue.record($0) }
      #expect(book.pending == order)
      book.forget()
    }
    let book = try OrderBook(path: "orders", files: files) { Issue.record($0) }
    #expect(book.pending == nil)
  }

  @Test func `one that is not on the disk may not be sent`() throws {
    files.fault = { step, _ in step == .sync ? EIO : nil }
    var reports = 0
    let book = try OrderBook(path: "orders", files: files) { _ in reports += 1 }
    #expect(!book.keep(order))
    #expect(reports == 1)
  }

  @Test func `on a full disk the answered order goes all the same`() throws {
    var reports = 0
    let book = try OrderBook(path: "orders", files: files) { _ in reports += 1 }
    #expect(book.keep(order))
    files.fault = { step, _ in step == .write ? ENOSPC : nil }
    book.forget()
    #expect(files.contents["orders"] == nil)
    #expect(reports == 1)
  }
}
