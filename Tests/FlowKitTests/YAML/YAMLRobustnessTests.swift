import FlowKit
import Testing

@Suite struct YAMLRobustnessTests {
  /// A file that uses the whole subset.
  static let sample = """
    # header
    appId: jp.example.market
    tags: [cart, "smoke"]
    env: { A: 'x''y', B: "\\u3042\\n" }
    ---
    - launchApp:
        arguments: { scene: cart }
    - assertVisible: ${A}
    - tapOn: |-
        two
          lines
    - runFlow:
        commands:
        - back
        - tapOn: >+
            folded
            text

    - assertVisible: plain
        goes on
    - assertTrue: "${A == 'x' && !(1 + 2 > 3) ? [1, {a: B}][0] : 'か'.length}"

    """

  @Test func `a truncation at any byte is read or refused with a place`() {
    let bytes = Array(Self.sample.utf8)
    for end in bytes.indices {
      let (flow, errors) = FlowReader().read(Array(bytes[..<end]), file: "f")
      #expect((flow == nil) == !errors.isEmpty)
      for error in errors { expectPlace(of: error, in: bytes) }
    }
  }

  @Test(arguments: Array("\t\"'[]{}:-#&*!|>%@`,?\n \u{0}あ$\\".unicodeScalars))
  func `a character anywhere is read or refused with a place`(character: Unicode.Scalar) {
    let bytes = Array(Self.sample.utf8)
    for offset in bytes.indices {
      let changed = bytes[..<offset] + Array(String(character).utf8) + bytes[offset...]
      let (flow, errors) = FlowReader().read(Array(changed), file: "f")
      #expect((flow == nil) == !errors.isEmpty)
      for error in errors { expectPlace(of: error, in: Array(changed)) }
    }
  }

  @Test(arguments: 0..<400)
  func `random bytes are read or refused with a place`(seed: UInt64) {
    var random = SplitMix(state: seed)
    let alphabet = Array("ab: -\n\n  []{},'\"#|>&*!?$\\\t".utf8)
    let bytes = (0..<200).map { _ in
      let next = random.next()
      return seed.isMultiple(of: 4)
        ? UInt8(truncatingIfNeeded: next) : alphabet[Int(next % UInt64(alphabet.count))]
    }
    let (flow, errors) = FlowReader().read(bytes, file: "f")
    #expect((flow == nil) == !errors.isEmpty)
    for error in errors { expectPlace(of: error, in: bytes) }
  }

  /// In quadratic time each of these would take minutes.
  @Test(arguments: [
    ("- a\n", ""), ("a", ""), ("a b ", ""), ("\n", ""), (" ", "a"), ("[a, ", ""), ("a, ", ""),
    ("# c\n", ""), ("'' ", ""), ("- |\n", ""), ("- >\n\n", "a"), ("\"\\n", ""), ("${1}", ""),
    ("${'a'+", ""), ("${a", ""), ("x: y\n", ""), ("- {a: b}\n", ""), ("あ\n\n", ""),
    ("- \"a\n", ""), ("- tapn: x\n", ""), ("- tapOn: {idd: x}\n", ""),
  ])
  func `a long run of anything is read or refused`(unit: String, ending: String) {
    let count = (1 << 18) / unit.utf8.count - 1
    let bytes = Array((String(repeating: unit, count: count) + ending).utf8)
    let (flow, errors) = FlowReader().read(bytes, file: "f")
    #expect((flow == nil) == !errors.isEmpty)
    #expect(errors.count <= 101)
  }

  @Test func `the deepest steps and selectors are read`() throws {
    let loops = 20
    let texts = [
      "[" + String(repeating: "repeat: {times: 2, commands: [", count: loops) + "back"
        + String(repeating: "]}", count: loops) + "]",
      "- tapOn: " + String(repeating: "{below: ", count: 60) + "x"
        + String(repeating: "}", count: 60),
    ]
    for text in texts {
      let first = FlowReader().read(Array(text.utf8), file: "f")
      #expect(first.errors == [])
      #expect(first.flow == FlowReader().read(Array(text.utf8), file: "f").flow)
      #expect(first.flow?.steps.first?.source.isEmpty == false)
    }
  }

  private func expectPlace(of error: FlowError, in bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).unicodeScalars.count { $0 == "\n" } + 2
    #expect(error.line >= 1 && error.line <= lines && error.column >= 1, "\(error)")
    #expect(!error.message.isEmpty)
  }
}

/// A random number generator with the same numbers for the same seed on every machine.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
