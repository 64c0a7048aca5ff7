import Foundation
import ProcessSupport
import Testing

@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The option `--secret`.
@Suite struct SecretOptionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func secrets(
    _ arguments: [String],
    _ environment: [String: String] = [:]
  ) throws -> [String: String] {
    try FlowSecrets(CommandWords(arguments[...], for: RunCommand.syntax), environment).values
  }

  private func file(_ bytes: [UInt8]) throws -> String {
    let path = folder.path("secret")
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test func `a secret comes from the environment or from a file`() throws {
    let path = try file(Array("from a file\n\n".utf8))
    let read = try secrets(["--secret", "A", "--secret=B=@\(path)"], ["A": "from outside\n"])
    #expect(read == ["A": "from outside\n", "B": "from a file\n"])
    #expect(try secrets(["--secret", "B=@\(file(Array("windows\r\n".utf8)))"]) == ["B": "windows"])
  }

  @Test func `no planted link leads out of a checkout to the file of a secret`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let files = FileManager.default
    defer { try? files.removeItem(at: folder) }
    try files.createDirectory(
      at: folder.appending(path: "ws/.git"),
      withIntermediateDirectories: true
    )
    try Data("outside-secret".utf8).write(to: folder.appending(path: "pw.txt"))
    let link = folder.appending(path: "ws/pw.txt")
    try files.createSymbolicLink(at: link, withDestinationURL: folder.appending(path: "pw.txt"))
    #expect(throws: HarnessArguments.Misuse.self) { try secrets(["--secret", "A=@\(link.path)"]) }
    let path = folder.appending(path: "pw.txt").path
    #expect(try secrets(["--secret", "A=@\(path)"]) == ["A": "outside-secret"])
  }

  @Test(arguments: [
    ("", "registers=none,format=text"), (",", "registers=none,format=text"),
    ("enable=yes,registers=all,", "enable=yes,registers=none,format=text"),
    (" enable=yes,, registers=all ,format=json", "enable=yes,registers=none,format=text"),
  ])
  func `no setting for the report of a crash shows registers`(given: String, settings: String) {
    #expect(FlowSecrets.backtrace(given) == settings)
  }

  @Test func `another process reads a secret from its environment`() throws {
    let given = FlowSecrets(["A": "hunter2-secret"]).environmentOfChild
    let words = ["--secret", "A=@/dev/fd/63"]
    #expect(try secrets(words, given) == ["A": "hunter2-secret"])
    #expect(try secrets([], given) == ["A": "hunter2-secret"])
    // The contents of registers would show it.
    #expect(given["SWIFT_BACKTRACE"]?.hasSuffix("registers=none,format=text") == true)
  }

  @Test(arguments: [
    (
      ["A"], [:],
      "--secret A: the environment has no variable A. Set it, or give a file with A=@FILE."
    ),
    (["A=@/none/such"], [:], "--secret A: the file /none/such is not there, or can't be read."),
    (["A=@/"], [:], "--secret A: the file / is not there, or can't be read."),
    (["A"], ["A": ""], "--secret A: the value is empty."),
    (["A"], ["A": "hunte"], "--secret A: the value has fewer than 6 characters, or only spaces."),
    (
      ["A"], ["A": "          "],
      "--secret A: the value has fewer than 6 characters, or only spaces."
    ),
    (
      ["A"], ["A": String(repeating: "long", count: 16_385)],
      "--secret A: the value has more than 65536 bytes."
    ),
    (
      ["A=hunter2"], [:],
      "--secret takes NAME, a variable of the environment, or NAME=@FILE. A list of processes"
    ),
    (["", "A"], ["A": "hunter2"], "--secret takes NAME"),
    (["1A"], ["1A": "hunter2"], "--secret takes NAME"),
    (["A", "--env", "A=b"], ["A": "hunter2"], "--secret and --env both give A. Keep --secret."),
  ])
  func `a secret that cannot be used is refused without its value`(
    _ words: [String],
    _ environment: [String: String],
    _ sentence: String
  ) {
    let error = #expect(throws: HarnessArguments.Misuse.self) {
      try secrets(["--secret"] + words, environment)
    }
    #expect(error?.description.hasPrefix(sentence) == true, "\(error?.description ?? "")")
    #expect(error?.description.contains("hunte") == false)
  }

  @Test(arguments: [
    [0xFF, 0x61, 0x62, 0x63, 0x64, 0x65, 0x66], [0x61, 0, 0x62, 0x63, 0x64, 0x65],
  ])
  func `a file that holds no text is refused`(_ bytes: [UInt8]) throws {
    let path = try file(bytes)
    let error = #expect(throws: HarnessArguments.Misuse.self) {
      try secrets(["--secret", "A=@\(path)"])
    }
    #expect(error?.description.hasSuffix("holds no text in UTF-8.") == true)
  }

  @Test func `a pipe and an endless file are refused at once`() throws {
    let pipe = folder.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    let huge = try file([])
    #expect(truncate(huge, 3 << 30) == 0)
    for (path, reason) in [
      (pipe, "\(pipe): it is a pipe, a device or the like. Give a regular file."),
      ("/dev/zero", "/dev/zero: it is a pipe, a device or the like. Give a regular file."),
      (huge, "the value has more than 65536 bytes."),
    ] {
      let error = #expect(throws: HarnessArguments.Misuse.self) {
        try secrets(["--secret", "A=@\(path)"])
      }
      #expect(error?.description == "--secret A: \(reason)")
    }
  }

  @Test func `a pipe of the shell gives a secret`() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("hunter2\n".utf8))
    try pipe.fileHandleForWriting.close()
    let word = "A=@/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    #expect(try secrets(["--secret", word]) == ["A": "hunter2"])
  }

  @Test(arguments: ["WORD", "WORD=@/dev/stdin"])
  func `other processes get a secret, and their results show none`(_ word: String) throws {
    let value = "it's 100% s€cret"
    let literal = #"- assertTrue: "${WORD == 'it\\'s 100% s€cret'}""#
    try Data("- launchApp\n\(literal)\n- assertTrue: ${WORD == 'no'}\n".utf8)
      .write(to: URL(fileURLWithPath: folder.path("a.yaml")))
    let path = try #require(HelperProcess.path(of: "flow-crash-helper"))
    let input = try file(Array(value.utf8))
    var environment = ProcessInfo.processInfo.environment
    environment["WORD"] = word == "WORD" ? value : nil
    let process = try HelperProcess(
      "/bin/sh",
      arguments: [
        "-c",
        "'\(path)' '\(folder.path("a.yaml"))' --jobs 2 --secret \(word) --report json < '\(input)'",
      ],
      environment: environment
    )
    let bytes = process.readToEnd()
    #expect(process.wait() == .exited(1))
    let report = try JSONDecoder().decode(FlowReport.self, from: Data(bytes))
    #expect(report.flows.first?.steps.map(\.outcome) == [.passed, .passed, .failed])
    #expect(SecretForms.found(value, in: bytes) == [])
  }
}
