import Foundation
import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Flows of a folder whose names lead to no file, or to another one.
@MainActor @Suite struct UnreadableNamesTests {
  private static let failing = "- launchApp\n- assertVisible: {text: 無い, timeout: 0}\n"
  /// A byte that no text in UTF-8 has.
  private static let byte: UInt8 = 0xFF

  private let checkout: HostileCheckout
  private var flows: String { checkout.path("flows") }

  init() throws {
    checkout = try HostileCheckout()
    _ = try checkout.write("- launchApp\n", to: "flows/good.yaml")
  }

  /// Writes a failing flow to a path of bytes; `false` where no name has such bytes, as on a Mac.
  private func plant(_ name: [UInt8], in folder: [UInt8] = []) -> Bool {
    let start = Array(flows.utf8) + [0x2F]
    func characters(_ bytes: [UInt8]) -> [CChar] { (bytes + [0]).map { CChar(bitPattern: $0) } }
    if !folder.isEmpty, mkdir(characters(start + folder), 0o755) != 0 { return false }
    let path = start + folder + (folder.isEmpty ? [] : [0x2F]) + name
    let file = open(characters(path), O_WRONLY | O_CREAT, 0o644)
    guard file >= 0 else { return false }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    return (try? handle.write(contentsOf: Data(Self.failing.utf8))) != nil
  }

  @Test func `a flow whose name is not UTF-8 is an error of the run`() async {
    guard plant(Array("bad".utf8) + [Self.byte] + Array(".yaml".utf8)) else { return }
    let format = ["fmt", "--check", flows]
    for words in [[flows], [flows + "/*.yaml"], ["list", flows], ["check", flows], format] {
      let (status, _) = await checkout.run(words)
      #expect(status == .unusable, "\(words)")
      #expect(checkout.harness.errors.contains { $0.contains("is not UTF-8") }, "\(words)")
    }
  }

  @Test func `a flow in a folder whose name is not UTF-8 is an error of the run`() async {
    guard plant(Array("bad.yaml".utf8), in: [0x64, Self.byte]) else { return }
    for words in [[flows], [flows + "/**/*.yaml"], ["fmt", "--check", flows]] {
      let (status, _) = await checkout.run(words)
      #expect(status == .unusable, "\(words)")
      #expect(checkout.harness.errors.contains { $0.contains("is not UTF-8") }, "\(words)")
    }
  }

  @Test func `a readable file beside a name that reads like its own hides nothing`() async throws {
    guard plant(Array("twin".utf8) + [Self.byte] + Array(".yaml".utf8)) else { return }
    _ = try checkout.write("- launchApp\n", to: "flows/twin\u{FFFD}.yaml")
    for words in [[flows], [flows + "/*.yaml"]] {
      #expect(await checkout.run(words).status == .unusable, "\(words)")
    }
  }

  @Test func `a name may have the character for unknown bytes`() async throws {
    _ = try checkout.write(Self.failing, to: "flows/odd\u{FFFD}.yaml")
    #expect(await checkout.run([flows]).status == .failed)
    #expect(await checkout.run([flows + "/*.yaml"]).status == .failed)
  }

  @Test func `folders that are too deep for a run are an error`() async throws {
    let deep = String(repeating: "d/", count: 64)
    _ = try checkout.write(Self.failing, to: "flows/\(deep)f.yaml")
    #expect(await checkout.run([flows]).status == .failed)
    _ = try checkout.write(Self.failing, to: "flows/\(deep)d/f.yaml")
    for words in [[flows], ["check", flows], ["list", flows], ["fmt", "--check", flows]] {
      let count = checkout.harness.errors.count
      #expect(await checkout.run(words).status == .unusable, "\(words)")
      let errors = checkout.harness.errors.dropFirst(count)
      #expect(errors.contains { $0.contains("more than 64 folders deep") }, "\(words)")
    }
  }

  @Test func `a link to a folder of flows is an error of the run`() async throws {
    _ = try checkout.write(Self.failing, to: "more/f.yaml")
    try checkout.link("flows/more", to: "../more")
    for words in [[flows], ["check", flows], ["list", flows], ["fmt", flows]] {
      let count = checkout.harness.errors.count
      let (status, _) = await checkout.run(words)
      #expect(status == .unusable, "\(words)")
      let message = "\(flows)/more:1:1: This link leads to a folder"
      let errors = checkout.harness.errors.dropFirst(count)
      #expect(errors.contains { $0.contains(message) }, "\(words)")
    }
    #expect(await checkout.run([flows + "/good.yaml"]).status == .passed)
  }

  @Test func `fmt lists 100 errors of a folder, and formats the settings too`() async throws {
    _ = try checkout.write("flows:   [a]\n", to: "flows/config.yaml")
    #expect(await checkout.run(["fmt", "--check", flows]).status == .failed)
    #expect(checkout.harness.lines.contains(flows + "/config.yaml"))
    _ = try checkout.write(Self.failing, to: "more/f.yaml")
    for number in 0..<101 { try checkout.link("flows/more\(number)", to: "../more") }
    let count = checkout.harness.errors.count
    #expect(await checkout.run(["fmt", "--check", flows]).status == .unusable)
    #expect(checkout.harness.errors.count - count == 100)
  }

  @Test func `a link to a flow is played, and a link in place of subflows leaves none out`()
    async throws
  {
    _ = try checkout.write("", to: ".git/HEAD")
    _ = try checkout.write(Self.failing, to: "more/f.yaml")
    try checkout.link("flows/subflows", to: "../more")
    #expect(await checkout.run([flows]).status == .passed)
    try checkout.link("flows/f.yaml", to: "../more/f.yaml")
    #expect(await checkout.run([flows]).status == .failed)
  }

  @Test func `a mark that joins the dot hides no flow`() async throws {
    for mark in ["\u{600}", "\u{301}", "\u{200D}"] {
      _ = try checkout.write(Self.failing, to: "flows/mark\(mark).yaml")
      #expect(await checkout.run([flows]).status == .failed)
      try FileManager.default.removeItem(atPath: "\(flows)/mark\(mark).yaml")
    }
    #expect(await checkout.run([flows]).status == .passed)
  }

  @Test func `a pattern passes over no folder that it can't read`() async throws {
    let file = try checkout.write(Self.failing, to: "flows/locked/f.yaml")
    let folder = String(file.dropLast("/f.yaml".count))
    defer { chmod(folder, 0o755) }
    // The owner of the machine reads every folder.
    guard chmod(folder, 0) == 0, access(folder, R_OK) != 0 else { return }
    #expect(await checkout.run([flows + "/**/*.yaml"]).status == .unusable)
  }
}
