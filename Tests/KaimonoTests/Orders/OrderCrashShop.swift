import Foundation
import ProcessSupport
import Testing

@testable import Kaimono

/// A shop in a process of its own, for any number of customers.
final class OrderCrashShop {
  let socket: String
  private let folder: TemporaryFolder
  private let process: HelperProcess

  init() throws {
    folder = try TemporaryFolder()
    socket = folder.path("shop")
    process = try Self.helper(["shop", socket, folder.path("")])
    #expect(process.read() == Array("open\n".utf8))
  }

  /// Starts the helper of these tests.
  static func helper(_ arguments: [String]) throws -> HelperProcess {
    let program = try #require(HelperProcess.path(of: "order-crash-helper"))
    return try HelperProcess(program, arguments: arguments)
  }

  /// Returns the orders that the shop has taken from a customer.
  func orders(of customer: String) throws -> [KaimonoOrder] {
    guard let data = FileManager.default.contents(atPath: folder.path("\(customer).orders")) else {
      return []
    }
    return try JSONDecoder().decode([KaimonoOrder].self, from: data)
  }
}
