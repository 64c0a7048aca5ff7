import Foundation
import Observation2
import StateStore
import Testing

@testable import StorePersistence

/// The parts of a recording's lines: times, seals and problems.
@MainActor @Suite struct RecordedLineTests {
  private typealias Change = RecordedChange<Int, Int>

  private func time(_ text: String) -> Duration? {
    try? JSONDecoder().decode(RecordedTime.self, from: Data(text.utf8)).duration
  }

  @Test func `a time is written as its seconds and attoseconds`() throws {
    let half = RecordedTime(.milliseconds(2_500))
    #expect(try CanonicalJSON.text(of: half) == "[2,500000000000000000]")
    #expect(try CanonicalJSON.text(of: RecordedTime(.seconds(-1))) == "[-1,0]")
    #expect(time("[2,500000000000000000]") == .milliseconds(2_500))
    #expect(time("[-2,-500000000000000000]") == .milliseconds(-2_500))
  }

  @Test func `only times that a clock can show are read`() {
    let most = Int64(1) << 62
    let second = Int64(1_000_000_000_000_000_000)
    for (text, isRead) in [
      ("[\(most),0]", true), ("[-\(most),0]", true), ("[\(most + 1),0]", false),
      ("[-\(most + 1),0]", false), ("[\(Int64.min),0]", false), ("[\(Int64.max),0]", false),
      ("[0,\(second - 1)]", true), ("[0,-\(second - 1)]", true), ("[0,\(second)]", false),
      ("[0,-\(second)]", false), ("[\(most),\(second - 1)]", true), ("[0]", false), ("[]", false),
    ] {
      #expect((time(text) != nil) == isRead, "\(text)")
    }
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(RecordedTime.self, from: Data("[0,\(second)]".utf8))
    }
    #expect(
      "\(String(describing: error))".contains("[0, \(second)] is a time that no clock shows.")
    )
  }

  @Test func `a jump names a state before it`() {
    let at = RecordedTime(.zero)
    let none = "it has neither an action nor a state"
    #expect(Change(at: at).problem(1) == none)
    #expect(Change(at: at, from: .outside).problem(1) == none)
    #expect(Change(action: 1, at: at).problem(1) == nil)
    #expect(Change(at: at, state: 1).problem(1) == nil)
    #expect(Change(action: 1, at: at, stateOf: 7).problem(1) == nil)
    for number in 1...3 {
      for other in -2...5 {
        let problem = Change(at: at, stateOf: other).problem(number)
        let expected = 0 <= other && other < number ? nil : "there is no state \(other) before it"
        #expect(problem == expected)
      }
    }
  }

  @Test func `a line with a checksum alone is no change`() {
    let at = RecordedTime(.zero)
    #expect(Change(after: "", at: at).isCheck)
    #expect(!Change(at: at).isCheck)
    #expect(!Change(action: 1, after: "", at: at).isCheck)
    #expect(!Change(after: "", at: at, state: 1).isCheck)
    #expect(!Change(after: "", at: at, stateOf: 0).isCheck)
  }

  @Test func `a change is described by its action, or by the state that it puts back`() {
    let at = RecordedTime(.zero)
    #expect(Change(action: 7, at: at, stateOf: 1).description == "7")
    #expect(Change(at: at, stateOf: 1).description == "the state of 1 put back")
    #expect(Change(at: at, state: 1).description == "a state put in place")
  }

  private func sealed(_ contents: [String]) -> [String] {
    var seal = RecordingSeal()
    return contents.map { seal.seal($0) }
  }

  @Test func `a seal is the checksum of all lines up to it`() {
    let lines = sealed(["{\"a\":1}", "{}"])
    let first = StateFileTextSample.fnv1a(Array("{\"a\":1}".utf8))
    let second = StateFileTextSample.fnv1a(Array("{\"a\":1}{}".utf8))
    #expect(lines == ["{\"a\":1,\"seal\":\"\(first)\"}", "{,\"seal\":\"\(second)\"}"])
    var seal = RecordingSeal()
    #expect(seal.open(Array(lines[1].utf8)) == nil)
    // A line that was not opened changes nothing.
    #expect(seal.open(Array(lines[0].utf8)) == Array("{\"a\":1}".utf8))
    #expect(seal.open(Array(lines[0].utf8)) == nil)
    #expect(seal.open(Array(lines[1].utf8)) == Array("{}".utf8))
    #expect(seal.open([]) == nil)
  }

  private func read(_ text: String) -> [String] {
    RecordingLine.lines(of: text).map { line in
      "\(line.number) \(line.content.map { String(decoding: $0, as: UTF8.self) } ?? "damaged")"
    }
  }

  @Test func `lines keep their numbers, with blank ones and Windows' ends between them`() {
    let lines = sealed(["{1}", "{2}", "{3}"])
    let expected = ["1 {1}", "2 {2}", "3 {3}"]
    #expect(read(lines.joined(separator: "\n")) == expected)
    #expect(read(lines.joined(separator: "\n") + "\n") == expected)
    #expect(read(lines.joined(separator: "\r\n") + "\r\n") == expected)
    #expect(read(lines.joined(separator: "\r\n") + "\r") == expected)
    #expect(read("\n\n" + lines.joined(separator: "\n\r\n")) == ["3 {1}", "5 {2}", "7 {3}"])
    #expect(read("") == [] && read("\n\r\n") == [])
  }

  @Test func `reading ends at the first damaged line, and a last one that was cut off is left out`()
  {
    let lines = sealed(["{1}", "{2}", "{3}"])
    #expect(read([lines[0], "x", lines[1]].joined(separator: "\n")) == ["1 {1}", "2 damaged"])
    #expect(
      read([lines[0], lines[2], lines[1]].joined(separator: "\n")) == ["1 {1}", "2 damaged"]
    )
    #expect(read(lines[0] + "\n" + lines[1].dropLast()) == ["1 {1}"])
    #expect(read(lines[0] + "\n" + lines[1].dropLast() + "\n") == ["1 {1}", "2 damaged"])
    #expect(read(lines[0] + "\nx") == ["1 {1}"])
    // Whole lines with something after them were not cut off.
    #expect(read(lines[0] + "\n" + lines[1] + "x") == ["1 {1}", "2 damaged"])
    #expect(read(lines[0] + "\n" + lines[1] + "\r\r") == ["1 {1}", "2 damaged"])
    #expect(read(lines[0] + "\n" + lines[1] + "\u{FFFD}") == ["1 {1}", "2 damaged"])
    #expect(read(lines[0] + "\n" + lines[1] + "\r\u{FFFD}") == ["1 {1}", "2 damaged"])
    #expect(read(lines[0] + "\n" + lines[1] + "xx") == ["1 {1}"])
  }

  private func problem(_ contents: [String]) -> StoreRecording<Int, Int>.Problem? {
    do {
      _ = try StoreRecording<Int, Int>(sealed(contents).joined(separator: "\n"))
      return nil
    } catch {
      return error
    }
  }

  @Test func `a text that is no recording is refused, with its line and its reason`() throws {
    let start = #"{"epoch":[1,0],"state":5,"version":2}"#
    #expect(problem([start]) == nil)
    #expect(problem([])?.description == "Line 1 of the recording: there is none")
    for version in [1, 3] {
      let problem = problem([#"{"epoch":[1,0],"state":5,"version":\#(version)}"#])
      #expect(problem?.line == 1 && problem?.reason == "version \(version) is not known; 2 is")
    }
    #expect(problem([#"{"state":5,"version":2}"#])?.line == 1)
    #expect(problem([start, "{}"])?.line == 2)
    #expect(problem([start, #"{"at":[0,0]}"#])?.reason == "it has neither an action nor a state")
    #expect(problem([start, #"{"at":[0,0],"stateOf":0}"#]) == nil)
    #expect(
      problem([start, #"{"at":[0,0],"stateOf":1}"#])?.reason == "there is no state 1 before it"
    )
    #expect(
      problem([start, #"{"after":"","at":[0,0]}"#, #"{"at":[0,0],"stateOf":1}"#])?.line == 3
    )
    #expect(problem([start, #"{"action":1,"at":[0,0]}"#, #"{"at":[0,0],"stateOf":1}"#]) == nil)
    let seal =
      "its seal does not match: it or a line before it was changed or lost, or the recording is of version 1, "
      + "which has none"
    let first = #expect(throws: StoreRecording<Int, Int>.Problem.self) {
      try StoreRecording<Int, Int>("x\n")
    }
    #expect(
      first?.reason
        == seal.replacing("match: it", with: "match: this is no recording of a store, or it")
    )
    let second = #expect(throws: StoreRecording<Int, Int>.Problem.self) {
      try StoreRecording<Int, Int>(sealed([start])[0] + "\nx\n")
    }
    #expect(second?.line == 2 && second?.reason == seal)
  }
}
