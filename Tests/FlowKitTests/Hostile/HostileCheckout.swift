import Foundation
import ScenesHeadless

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit

/// The checkout of a stranger's pull request, and the file of a victim beside it.
@MainActor
final class HostileCheckout {
  /// The harness, whose folder contains the checkout.
  let harness: HarnessScratch
  /// The checkout's folder.
  let folder: String
  /// A file outside of the checkout that must stay as it is.
  let victim: String

  init() throws {
    harness = try HarnessScratch()
    victim = try harness.write("precious\n", to: "victim")
    folder = harness.folder.appendingPathComponent("checkout").path
    _ = try write("- launchApp\n", to: "flow.yaml")
  }

  /// `true` as long as no command has written through a planted entry.
  var isVictimIntact: Bool {
    (try? harness.read("victim")) == "precious\n"
  }

  /// The flow of the pull request.
  var flow: String { path("flow.yaml") }

  /// The path of an entry.
  func path(_ name: String) -> String { folder + "/" + name }

  /// The names of a folder's entries, sorted.
  func names(in name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
  }

  func write(_ text: String, to name: String) throws -> String {
    try harness.write(text, to: "checkout/\(name)")
  }

  /// Plants a link, by default to the victim's file.
  @discardableResult
  func link(_ name: String, to target: String? = nil) throws -> String {
    try makeFolder(of: name)
    try FileManager.default.createSymbolicLink(
      atPath: path(name),
      withDestinationPath: target ?? victim
    )
    return path(name)
  }

  /// Plants a hard link, by which the victim's file has a second name.
  @discardableResult
  func hardLink(_ name: String) throws -> String {
    try makeFolder(of: name)
    try FileManager.default.linkItem(atPath: victim, toPath: path(name))
    return path(name)
  }

  /// Plants a pipe that no process reads or writes.
  @discardableResult
  func pipe(_ name: String) throws -> String {
    try makeFolder(of: name)
    if mkfifo(path(name), 0o600) != 0 { throw POSIXError(.EIO) }
    return path(name)
  }

  /// Plants a file of three gigabytes that needs no space on the disk.
  @discardableResult
  func huge(_ name: String) throws -> String {
    let path = try write("", to: name)
    if truncate(path, 3 << 30) != 0 { throw POSIXError(.EIO) }
    return path
  }

  /// Runs a command, and returns its status and its last error.
  func run(
    _ arguments: [String],
    app: any SimulatedApp.Type = TinyApp.self
  ) async -> (status: HarnessStatus, error: String) {
    let status = await harness.run(arguments, app: app)
    return (status, harness.errors.last ?? "")
  }

  private func makeFolder(of name: String) throws {
    let parent = URL(fileURLWithPath: path(name)).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
  }
}
