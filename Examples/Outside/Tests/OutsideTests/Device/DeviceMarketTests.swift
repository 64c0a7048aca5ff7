import Foundation
import Testing

@Suite struct DeviceMarketTests {
  @Test func `an app of production products shows its tabs, and links no simulation`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("device-market-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    let output = Pipe()
    // It lies beside the tests.
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("device-market")
    process.arguments = ["http://127.0.0.1:1", folder.path]
    process.standardOutput = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    for tab in ["検索", "かいもの", "タイムライン", "ホーム"] {
      #expect(said.split(separator: "\n").contains { $0 == tab }, "\(said)")
    }
    #expect(process.terminationStatus == 0, "\(said)")
  }
}
