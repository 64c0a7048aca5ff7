import Foundation
import Observation2
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

@MainActor
@Suite struct ApprovedSnapshotsTests {
  private let folder: SnapshotFolder

  init() throws {
    folder = try SnapshotFolder()
  }

  private func approved(updating: Bool = false) -> ApprovedSnapshots {
    ApprovedSnapshots(folder: folder.url.path, isUpdating: updating)
  }

  private func shown(_ lines: [String]) -> StageSnapshot {
    Stage(VirtualTime()) { LinesScene(lines) }.snapshot()
  }

  private func complaint(_ work: () throws -> Void) -> SnapshotError? {
    do {
      try work()
      return nil
    } catch {
      return error as? SnapshotError
    }
  }

  @Test func `a screen that nobody has approved fails, and says how to approve it`() throws {
    let error = complaint {
      _ = try approved().compare(shown(["a"]), function: "an `empty` (cart) says so()")
    }
    #expect(
      error?.description == """
        No snapshot is approved yet: there is no \(folder.path(of: "an-empty-cart-says-so.txt")). \
        To approve the screen as it is now:
          UPDATE_SNAPSHOTS=1 swift test --filter 'an empty .cart. says so'
        """
    )
    #expect(folder.files == [])
  }

  @Test func `approving writes the text and the picture, and then it is the same`() throws {
    let screen = shown(["a", "b"])
    let outcome = try approved(updating: true).compare(screen, function: "f()", named: "one")
    #expect(
      outcome == .approved([folder.path(of: "f.one.txt"), folder.path(of: "f.one.svg")])
    )
    #expect(try folder.text(of: "f.one.txt") == screen.text + "\n")
    #expect(try folder.text(of: "f.one.svg") == screen.svg + "\n")
    #expect(try approved().compare(screen, function: "f()", named: "one") == .same)
  }

  @Test func `approving what is the same writes nothing`() throws {
    let screen = shown(["a"])
    _ = try approved(updating: true).compare(screen, function: "f(id:)")
    try folder.write(screen.text.replacing("\n", with: "\r\n") + "\r\n\r\n", to: "f.txt")
    let before = try folder.text(of: "f.txt")
    #expect(try approved(updating: true).compare(screen, function: "f(id:)") == .same)
    #expect(try folder.text(of: "f.txt") == before)
  }

  @Test func `a difference is shown with the lines around it, and what came is kept aside`() throws
  {
    _ = try approved(updating: true)
      .compare(shown(["a", "b", "c", "d", "e", "f", "g"]), function: "f()")
    let changed = shown(["a", "b", "c", "x", "e", "f", "g"])
    guard
      case .different(let file, let received?, let lines, _) = complaint({
        _ = try approved().compare(changed, function: "f()")
      })
    else {
      Issue.record("It is not different.")
      return
    }
    #expect(file == folder.path(of: "f.txt"))
    #expect(
      lines == [
        "  …",
        "    text \"b\" (0, 22, 8.5 × 22)",
        "    text \"c\" (0, 44, 8.5 × 22)",
        "-   text \"d\" (0, 66, 8.5 × 22)",
        "+   text \"x\" (0, 66, 8.5 × 22)",
        "    text \"e\" (0, 88, 8.5 × 22)",
        "    text \"f\" (0, 110, 8.5 × 22)",
      ]
    )
    #expect(try String(contentsOfFile: received, encoding: .utf8) == changed.text + "\n")
    try FileManager.default.removeItem(atPath: received)
    #expect(try folder.text(of: "f.txt") != changed.text + "\n")
  }

  @Test func `a picture that alone differs fails too`() throws {
    let screen = shown(["a"])
    _ = try approved(updating: true).compare(screen, function: "f()")
    try folder.write("<svg/>\n", to: "f.svg")
    let error = complaint { _ = try approved().compare(screen, function: "f()") }
    guard case .different(let file, _, _, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(file == folder.path(of: "f.svg"))
  }

  @Test func `a folder that can't be written is an error that says what to do`() throws {
    try folder.write("a file in the place of the folder", to: "closed")
    let closed = ApprovedSnapshots(folder: folder.path(of: "closed/suite"), isUpdating: true)
    let error = complaint { _ = try closed.compare(shown(["a"]), function: "f()") }
    guard case .unwritable(let file, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(file == folder.path(of: "closed/suite/f.txt"))
    #expect(error?.description.contains("Approve it in a checkout") == true)
  }

  @Test func `an approved file that can't be read is an error`() throws {
    try folder.write("", to: "f.txt/inside")
    let error = complaint { _ = try approved().compare(shown(["a"]), function: "f()") }
    guard case .unreadable(let file, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(file == folder.path(of: "f.txt"))
  }

  @Test func `tests that were built elsewhere are told so`() {
    let gone = ApprovedSnapshots(beside: folder.path(of: "gone/CartTests.swift"), isUpdating: true)
    #expect(gone.folder == folder.path(of: "gone/__Snapshots__/CartTests"))
    #expect(throws: SnapshotError.noSource(folder: folder.path(of: "gone"))) {
      try gone.compare(shown(["a"]), function: "f()")
    }
  }

  @Test func `long names are cut off and stay apart`() throws {
    let long = String(repeating: "長い名前", count: 40)
    for end in ["a", "b"] {
      _ = try approved(updating: true).compare(shown([end]), function: "\(long)\(end)()")
    }
    #expect(folder.files.count == 4)
    #expect(folder.files.allSatisfy { $0.utf8.count < 120 })
  }

  @Test func `files that no test names any more are listed`() throws {
    try folder.write(
      """
      @Test func `an empty cart`() { stage.expectSnapshot(report: report) }
      @Test func full() { stage.expectSnapshot(named: "at first", report: report) }
      """,
      to: "CartTests.swift"
    )
    for name in ["an-empty-cart.txt", "full.at-first.svg", "full.later.txt", "gone.txt", "x"] {
      try folder.write("", to: "__Snapshots__/CartTests/\(name)")
    }
    let snapshots = ApprovedSnapshots(beside: folder.path(of: "CartTests.swift"))
    #expect(try snapshots.stale() == ["full.later.txt", "gone.txt", "x"])
    #expect(try approved().stale() == [])
  }

  @Test func `the files of each device are named by the expectation`() throws {
    let line = "@Test func full() { stage.expectSnapshotOnEachDevice(report: report) }"
    try folder.write(line, to: "CartTests.swift")
    let named = ["full.phone.txt", "full.tablet-in-the-largest-text.svg", "full.phone-turned.txt"]
    for name in named + ["full.watch.txt"] {
      try folder.write("", to: "__Snapshots__/CartTests/\(name)")
    }
    let snapshots = ApprovedSnapshots(beside: folder.path(of: "CartTests.swift"))
    #expect(try snapshots.stale() == ["full.watch.txt"])
  }

  @Test func `a screen is compared on each device, and then is as before`() {
    let stage = Stage(VirtualTime()) { LinesScene(["a"]) }
    let before = stage.snapshot()
    var messages: [String] = []
    // Where no test lies, nothing is approved whatever the environment says.
    stage.expectSnapshotOnEachDevice(
      report: { message, _, _, _, _ in messages.append(message) },
      filePath: "/nowhere/CartTests.swift"
    )
    #expect(messages.count == 6)
    #expect(stage.snapshot().text == before.text)
  }

  @Test func `a name that is put together at run time keeps its files`() throws {
    try folder.write(
      "func full() { stage.expectSnapshot(named: \"row \\(number)\", report: report) }",
      to: "CartTests.swift"
    )
    try folder.write("", to: "__Snapshots__/CartTests/full.row-7.txt")
    #expect(try ApprovedSnapshots(beside: folder.path(of: "CartTests.swift")).stale() == [])
  }
}

/// A scene of some lines.
private final class LinesScene: SceneHost {
  struct Lines: SceneView {
    let lines: [String]

    var body: [ScreenElement] {
      column { for line in lines { text(line) } }
    }
  }

  let view: Lines

  init(_ lines: [String]) {
    view = Lines(lines: lines)
  }
}
