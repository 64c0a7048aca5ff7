import Foundation
import ProcessSupport
import Scenes
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// Masks find a secret in each form, and nothing else.
@Suite struct SecretMaskTests {
  private static let mask = FlowSecrets.mask

  private func masked(_ text: String, _ values: String...) -> String {
    let pairs = values.enumerated().map { ("S\($0.offset)", $0.element) }
    return FlowSecrets(Dictionary(uniqueKeysWithValues: pairs)).masked(text)
  }

  @Test(arguments: SecretsTests.values)
  func `a mask covers a secret in each form, and the text beside it stays`(_ value: String) {
    for form in SecretForms.all(of: value) + [SecretForms.base64(value).replacing("=", with: "")] {
      #expect(masked("Q: \(form).", value) == "Q: •••.")
    }
  }

  @Test(arguments: [
    "::add-mask::x", "##[x]hunter9", "a:b[c]:\u{202E}\u{3164}d", "one\rtwo\u{7F}[three]",
  ])
  func `a mask covers a secret behind the escapes of each output`(_ value: String) {
    let secrets = FlowSecrets(["S": value])
    let xml = JUnitReport(unreadable: [FlowError(file: "a", position: .start, message: value)]).xml
    for text in [
      value.showingControls, value.onOneLine.showingControls,
      OutputText.lines("##vso\(value)").rendered(showsControls: false),
      WorkflowCommand(name: .error, title: value, message: value).line,
    ] + xml.split(separator: "\n").map(String.init) {
      #expect(SecretForms.found(value, in: Array(secrets.masked(text).utf8)) == [], "\(text)")
    }
    #expect(secrets.masked(value.showingControls) == "•••")
    // The attribute has the first line only.
    if !value.contains(where: \.isNewline) {
      #expect(secrets.masked(xml).contains("message=\"•••\""))
    }
  }

  /// An escape of a report that the masks don't know would show the secret.
  @Test(arguments: [
    "葛\u{E0100}geheimwort", "geheim\u{E0001}wort77", "\u{1D173}hunter\u{10FFFD}two",
    "one\u{FFFE}\u{85}\u{2028}two\u{8}\u{C}", "a\u{200B}\u{FEFF}\u{AD}\u{3164}bcd",
  ])
  @MainActor func `a mask covers a secret of unusual characters in the texts of TAP`(
    _ value: String
  ) async throws {
    var report = try await ReportSample().report
    let place = try #require(report.flows.firstIndex { !$0.passed })
    report.flows[place].failures[0].message = "There is no “\(value)”."
    let secrets = FlowSecrets(["S": value])
    for format in ["tap", "junit", "pretty", "jsonl", "html"] {
      let text = secrets.masked(try RichReport.text(format, of: report))
      #expect(SecretForms.found(value, in: Array(text.utf8)) == [], "\(format)")
      #expect(
        !text.contains("wort") && !text.contains("hunter") && !text.contains("bcd"),
        "\(format)"
      )
    }
  }

  @Test func `a mask covers a secret that became a part of a path or a link`() {
    let address = "postgres://user:password@host.example/db?x=1"
    let link = "shop://a/postgres:/user:password@host.example/db?x=1"
    #expect(masked(link, address) == "shop://a/•••")
    #expect(masked("pictures/a/b-secret.svg", "a//./b-secret") == "pictures/•••.svg")
    #expect(masked("pictures/a/./b-secret.svg", "a//./b-secret") == "pictures/•••.svg")
    #expect(masked("d/topsecretvalue", "../topsecretvalue") == "d/•••")
    #expect(masked("d/Tr0ub4dor-and-3", "x/../Tr0ub4dor-and-3") == "d/•••")
  }

  @Test func `a text without a secret stays as it is`() {
    let text = "hunte\u{301}r2-secret, %68unte, \\u0068\r\n\u{0}"
    #expect(Array(masked(text, "hunter2-secret").utf8) == Array(text.utf8))
    #expect(masked(text) == text)
  }

  @Test func `secrets that contain, touch or overlap each other become one mask`() {
    #expect(masked("an-inner1-outer inner1", "inner1", "an-inner1-outer") == "••• •••")
    #expect(masked("<abcdefabcdef>", "abcdef") == "<•••>")
    #expect(masked("<abcdefghij>", "abcdef", "efghij") == "<•••>")
  }

  @Test func `scalars decide, and not characters`() {
    #expect(masked("caf\u{E9}-card", "caf\u{E9}-card") == "•••")
    #expect(masked("cafe\u{301}-card", "caf\u{E9}-card") == "cafe\u{301}-card")
    // An accent behind a secret makes another character of its end.
    #expect(masked("hunter2\u{301}", "hunter2") == "•••\u{301}")
  }

  @Test func `a mask covers the beginning of a secret that a message cuts off`() {
    let token = String(repeating: "token", count: 20)
    #expect(masked("It is “\(token.prefix(48))”.", token) == "It is “•••”.")
    #expect(masked("\(token.prefix(24))…", token) == "•••…")
    #expect(masked("\(token.prefix(24)) and more", token) == "••• and more")
    #expect(masked("“\(token.prefix(5))”", token) == "“token”")
  }

  @Test func `a mask covers a secret between other bytes in base64`() {
    let value = "a-long-enough-secret"
    for user in ["", "a", "ab", "abc"] {
      let code = SecretForms.base64("\(user):\(value)")
      let text = masked("Basic \(code)", value)
      #expect(text.contains(Self.mask) && text.count < code.count)
    }
  }

  @Test func `each line of a secret is masked where a report indents it`() {
    let key = "-----BEGIN KEY-----\nAbCdEfGh\nIjKlMnOp\n"
    let text = masked("key:\n    -----BEGIN KEY-----\n    AbCdEfGh\n    IjKlMnOp", key)
    #expect(text == "key:\n    •••")
    #expect(masked("IjKlMnOp, AbCdEfGh", key) == "•••, •••")
    // A message cuts it off within a line.
    #expect(masked("“-----BEGIN KEY-----\n    AbCdEf”.", key) == "“•••”.")
  }

  @Test(arguments: 0..<40) func `a random secret is found in random encodings`(_ seed: UInt64) {
    var random = FlowRandom(seed: seed)
    func pick<Element>(_ list: [Element]) -> Element { list[random.below(list.count)] }
    let alphabet = Array("aé\u{301}字🔑 \"'\\/%&<>+$`*#|\n\t\u{7}-_~bcd".unicodeScalars)
    var value = ""
    for _ in 0..<(8 + random.below(12)) { value.unicodeScalars.append(pick(alphabet)) }
    value += "end"
    let secrets = FlowSecrets(["S": "go" + value])
    for _ in 0..<20 {
      var form = "go" + value
      for _ in 0...random.below(3) { form = pick(SecretForms.encodings)(form) }
      #expect(secrets.masked("Q\(form)Z\(form)Q") == "Q•••Z•••Q", "\(form)")
    }
    // The same as a secret of lines, which reports indent, put side by side or join.
    let lines = value.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
    let key = FlowSecrets(["S": "go\n\(lines.joined(separator: "\n"))"])
    for gap in ["", " ", "\n    ", "\r\n\t"] {
      var form = (["go"] + lines).joined(separator: gap)
      for _ in 0...random.below(3) { form = pick(SecretForms.encodings)(form) }
      #expect(key.masked("Q\(form)Z\(form)Q") == "Q•••Z•••Q", "\(form)")
    }
  }

  @Test(arguments: [1, 3, 7, 1000])
  func `a secret that comes in pieces is masked`(_ size: Int) {
    let text = "before hunter2-secret\nnext hunte-\nlast hunter2-secret"
    let written = SecretStream.written(text, inPiecesOf: size, without: "hunter2-secret")
    #expect(written == "before •••\nnext hunte-\nlast •••")
  }

  @Test func `a line without an end does not wait for ever, and shows no secret`() {
    FlowSecrets.$current.withValue(FlowSecrets(["S": "hunter2-secret"])) {
      var stream = SecretStream()
      var written: [UInt8] = []
      let piece = Array("x hunter2-secret".utf8)
      let all = (0..<100_000).flatMap { _ in piece }
      for start in stride(from: 0, to: all.count, by: 65_536) {
        written += stream.add(Array(all[start..<min(start + 65_536, all.count)]))
      }
      #expect(!written.isEmpty)
      written += stream.finish()
      #expect(written.elementsEqual((0..<100_000).flatMap { _ in Array("x •••".utf8) }))
    }
  }

  @Test func `a mask leaves the outcome and the kind in a report as they are`() {
    let json =
      #"{"outcome" : "passed", "kind":"request", "step":"passed", "a":["outcome","passed"], "outcome":"passed-2"}"#
    #expect(
      FlowSecrets(["S": "passed-2024", "T": "request-2024"]).maskedJSON(json)
        == #"{"outcome" : "passed", "kind":"request", "step":"•••", "a":["outcome","•••"], "outcome":"•••"}"#
    )
  }

  @Test func `a mask leaves the commands of chosen steps as they are`() {
    let step = WalkStep(
      .launch,
      "launchApp",
      arguments: [WalkStep.Argument(key: "arguments", value: "{scene: launchpad42}")]
    )
    FlowSecrets.$current.withValue(
      FlowSecrets(["S": "launchpad42", "T": "argument-7", "N": "139624"])
    ) {
      #expect(step.maskedLine == "- launchApp: {arguments: {scene: •••}}")
      let script = WalkScript(comment: "launchpad42", name: "a", tag: "monkey", file: "f.yaml")
      #expect(script.text(of: [step]).hasPrefix("# •••\n"))
      #expect(script.text(of: [step]).hasSuffix("\n- launchApp: {arguments: {scene: •••}}\n"))
      let json =
        #"{"command":"launchApp","digest":13962479,"key":"arguments","screen":"argument/ID","value":"launchpad42"}"#
      #expect(
        FlowSecrets.current.maskedJSON(json) == json.replacing("launchpad42", with: "•••")
      )
    }
  }

  @Test func `a text with many secrets and many escapes takes no longer than both`() {
    let secrets = FlowSecrets(["S": "secr3t"])
    let count = 100_000
    let text = String(repeating: ##"secr3t\\#"##, count: count)
    let masked = secrets.maskedEscapes(Array(text.utf8))
    #expect(masked == Array(String(repeating: ##"•••\\#"##, count: count).utf8))
  }

  @Test func `the description of an element shows nothing of a secret with controls`() {
    let value = "geheim\u{8}wort\u{C}ende77\u{7F}x"
    var look = ScreenNodeLook(role: .text)
    look.label = value
    look.identifier = "x"
    #expect(FlowSecrets(["S": value]).masked(look.description) == #"text label "•••" #x"#)
  }

  @MainActor @Test func `a report without secrets stays one, whatever the secrets are`()
    async throws
  {
    let words = ["passed", "failed", "warned", "skipped", "invariant", "process"]
    let secrets = FlowSecrets(Dictionary(uniqueKeysWithValues: words.map { ($0, "\($0)-2024") }))
    var report = try await ReportSample().report
    report.flows[0].failures += report.flows[1].failures
    report.flows[0].failures[0].kind = .process
    let json = String(decoding: try report.encoded(), as: UTF8.self)
    let masked = secrets.maskedJSON(json)
    #expect(masked.contains(Self.mask))
    let read = try JSONDecoder().decode(FlowReport.self, from: Data(masked.utf8))
    for (flow, other) in zip(read.flows, report.flows) {
      #expect(flow.steps.map(\.outcome) == other.steps.map(\.outcome))
    }
    #expect(read.flows[0].failures[0].kind == .process)
  }

  /// The files that write without a mask, and the reason.
  private static let exceptions = [
    "FlowKit/Command/HarnessCommand+Main.swift": "HarnessCommand masks what comes here",
    "FlowKit/Command/LayoutPreviewCommand.swift": "plays no flow",
    "FlowKit/Command/FormatCommand.swift": "plays no flow",
    "FlowKit/Command/GalleryCommand.swift": "plays no flow",
    "FlowKit/Command/MonkeyCommand.swift": "WalkScript masks what comes here",
    "FlowKit/Command/RecordingCommand.swift": "takes no secret",
    "FlowKit/Runner/BazelTest.swift": "creates an empty file",
    "FlowHunt/Processes/Descriptor.swift": "takes bytes",
    "FlowHunt/Shrinking/CrashReplay.swift": "WalkScript masks what comes here",
    "FlowKit/Runner/HarnessTerminal.swift": "ProgressLine masks what comes here",
    "FlowReports/Report/OutputPlace.swift": "creates an empty file",
  ]

  @Test func `each file of the harness that writes masks secrets`() throws {
    let root = "Sources/Harness/"
    let marks = [
      ".write(to:", "Descriptor.write(", "FileHandle(forWriting", "FileHandle.standard",
      "createFile(", "SafeFile.replace(", "terminal.write(", "fputs(", "print(",
    ]
    for path in DocumentationPage.files("Sources/Harness", ".swift") {
      let lines = try DocumentationPage.text(path).split(separator: "\n")
        .filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      guard lines.contains(where: { line in marks.contains { line.contains($0) } }) else {
        continue
      }
      let name = String(path.dropFirst(root.count))
      let masks =
        lines.contains { $0.contains("FlowSecrets.current") }
        || lines.contains { $0.contains("SecretStream") }
      #expect(masks || Self.exceptions[name] != nil, "\(name) writes without a mask.")
    }
  }
}
