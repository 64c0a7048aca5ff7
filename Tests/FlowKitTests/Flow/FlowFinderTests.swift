import FlowKit
import Foundation
import Testing

@Suite struct FlowFinderTests {
  /// Runs a body in a new folder with these files, and removes the folder.
  private func withFiles(
    _ files: [String: String],
    _ body: (_ root: String) throws -> Void
  ) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (name, text) in files {
      let url = root.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: url)
    }
    try body(root.path)
  }

  private func errors(_ found: FlowCollection, under root: String) -> [String] {
    found.errors.map { $0.description.replacingOccurrences(of: root + "/", with: "") }
  }

  @Test func `a folder gives its flows in order, without subflows and other files`() throws {
    try withFiles([
      "b.yaml": "- back", "a/c.yml": "- back", "a.yaml": "- back", "notes.txt": "x",
      "subflows/s.yaml": "- back", ".hidden/h.yaml": "- x", "a/subflows/t.yaml": "- x",
    ]) { root in
      let found = FlowFinder().find([root + "/", root + "/b.yaml"])
      #expect(errors(found, under: root) == [])
      #expect(
        found.flows.map { $0.file.dropFirst(root.count + 1) } == ["a.yaml", "a/c.yml", "b.yaml"]
      )
    }
  }

  @Test func `a link to a flow that is not there or to a folder is an error`() throws {
    try withFiles(["a.yaml": "- back"]) { root in
      let links = [("gone.yaml", "nowhere"), ("loop", "."), ("note", "nowhere")]
      for (name, target) in links {
        try FileManager.default.createSymbolicLink(
          atPath: "\(root)/\(name)",
          withDestinationPath: target
        )
      }
      let found = FlowFinder().find([root])
      #expect(
        errors(found, under: root) == [
          "loop:1:1: This link leads to a folder, which the harness does not follow. "
            + "Name that folder too, and remove the link.",
          "gone.yaml:1:1: This is no regular file. It links to what is not there.",
        ]
      )
      #expect(found.flows.count == 1)
    }
  }

  @Test func `a file that a flow runs is read but not played`() throws {
    try withFiles([
      "a.yaml":
        "- runFlow: subflows/s.yaml\n- repeat: {times: 1, commands: [runFlow: subflows/s.yaml]}",
      "subflows/s.yaml": "- runFlow: ../t.txt", "t.txt": "- back",
    ]) { root in
      let found = FlowFinder().find([root])
      #expect(errors(found, under: root) == [])
      #expect(found.flows.count == 1)
      #expect(found[root + "/subflows/s.yaml"]?.steps.count == 1)
      #expect(found[root + "/subflows/../t.txt"]?.steps.map(\.name) == ["back"])
      #expect(found[root + "/none.yaml"] == nil)
    }
  }

  @Test func `an error of a file hides no error of the files that it names`() throws {
    try withFiles([
      "a.yaml": "- runFlow: gone.yaml\n- tapon: x\n- runFlow: b.yaml\n- runFlow: lost.yaml",
      "b.yaml": "- runFlow: a.yaml",
    ]) { root in
      let found = FlowFinder().find([root])
      #expect(found.flows.map(\.name) == ["b"])
      #expect(found.errors.map(\.line).prefix(3) == [1, 2, 4])
      #expect(found.errors.count == 4, "\(found.errors)")
      #expect(found.errors.contains { $0.message.contains("in a circle") })
    }
  }

  @Test func `errors of all files are listed`() throws {
    try withFiles([
      "a.yaml": "- tapon", "b.yaml": "- back", "c.yaml": "- runFlow: subflows/s.yaml",
      "subflows/s.yaml": "a: &x",
    ]) { root in
      let found = FlowFinder().find([root, root + "/none.yaml"])
      #expect(
        errors(found, under: root) == [
          "a.yaml:1:3: There is no command “tapon”. Did you mean “tapOn”?",
          "none.yaml:1:1: There is no such file or folder. Check the path.",
          "subflows/s.yaml:1:4: Anchors (“&x”) are not read. Quote it if it is a text.",
        ]
      )
      #expect(found.flows.map { $0.file.dropFirst(root.count + 1) } == ["b.yaml", "c.yaml"])
    }
  }

  @Test func `a missing subflow is reported at its step`() throws {
    try withFiles([
      "a.yaml": "- back\n- runFlow: subflows/lgin.yaml", "subflows/login.yaml": "- back",
    ]) {
      root in
      let found = FlowFinder().find([root])
      #expect(
        errors(found, under: root) == [
          "a.yaml:2:3: The file “subflows/lgin.yaml” that runFlow names is not there "
            + "(looked for subflows/lgin.yaml). Did you mean “login.yaml”?"
        ]
      )
    }
  }

  @Test func `flows that run each other in a circle are refused at the step that closes it`() throws
  {
    try withFiles([
      "a.yaml": "- runFlow: b.yaml", "b.yaml": "- back\n- runFlow: c.yaml",
      "c.yaml": "- runFlow: a.yaml", "d.yaml": "- runFlow: d.yaml",
    ]) { root in
      let found = FlowFinder().find([root])
      #expect(
        errors(found, under: root) == [
          "c.yaml:1:3: Flows run each other in a circle: a.yaml → b.yaml → c.yaml → a.yaml. "
            + "Take the common steps into a flow of their own.",
          "d.yaml:1:3: Flows run each other in a circle: d.yaml → d.yaml. "
            + "Take the common steps into a flow of their own.",
        ]
      )
    }
  }

  @Test func `a long chain of files is followed`() throws {
    var files = ["f999.yaml": "- back"]
    for index in 0..<999 { files["f\(index).yaml"] = "- runFlow: f\(index + 1).yaml" }
    try withFiles(files) { root in
      let found = FlowFinder().find([root + "/f0.yaml"])
      #expect(found.errors == [])
      #expect(found[root + "/f999.yaml"] != nil)
    }
  }

  @Test func `a folder without flows, a large file and a device are refused`() throws {
    try withFiles(["e/x.txt": "", "large.yaml": String(repeating: "#", count: 5000)]) { root in
      let found = FlowFinder(limits: FlowLimits(bytes: 1000))
        .find([root + "/e", root + "/large.yaml", "/dev/zero"])
      #expect(
        errors(found, under: root) == [
          "e:1:1: The folder holds no flow: no file in it ends in .yaml or .yml.",
          "large.yaml:1:1: The file has more than the 1000 bytes that are read. "
            + "Split the flow, or raise the limit.",
          "/dev/zero:1:1: This is no regular file. Give a .yaml file.",
        ]
      )
    }
  }
}
