import Observation2
import StateStore
import Testing

@testable import StorePersistence

/// The reports of a recording's check: their text, their place, and their number.
@MainActor @Suite struct RecordingCheckTests {
  private struct Report: Equatable {
    let message: String
    let fileID: String
    let filePath: String
    let line: UInt
    let column: UInt
  }

  private func sealed(_ contents: [String]) throws -> StoreRecording<Int, Int> {
    var seal = RecordingSeal()
    return try StoreRecording(contents.map { seal.seal($0) }.joined(separator: "\n"))
  }

  private func checksum(_ state: Int) -> String {
    StateFileTextSample.fnv1a(Array("\(state)".utf8))
  }

  private func reports(
    of recording: StoreRecording<Int, Int>,
    problem: ((Int) -> String?)? = nil
  ) throws -> [Report] {
    var all: [Report] = []
    try recording.check(
      report: { message, fileID, filePath, line, column in
        all.append(
          Report(
            message: message,
            fileID: "\(fileID)",
            filePath: "\(filePath)",
            line: line,
            column: column
          )
        )
      },
      fileID: "Module/File.swift",
      filePath: "/folder/File.swift",
      line: 12,
      column: 34,
      reducer: { clock in
        Reducer { state, action in
          state += action + Int(clock.timeSince1970.components.seconds)
          return .none
        }
      },
      problem: problem
    )
    return all
  }

  private func report(_ message: String) -> Report {
    Report(
      message: message,
      fileID: "Module/File.swift",
      filePath: "/folder/File.swift",
      line: 12,
      column: 34
    )
  }

  private let start = #"{"epoch":[100,0],"state":5,"version":2}"#

  @Test func `a first state that is not the recorded one is reported once, and nothing after it`()
    throws
  {
    let wrong = #"{"action":1,"after":"0","at":[0,0]}"#
    let recording = try sealed([start, #"{"after":"0","at":[0,0]}"#, wrong])
    let message = "The first state, as it is read, is not the recorded one."
    #expect(try reports(of: recording) == [report(message)])
    let right = try sealed([start, #"{"after":"\#(checksum(5))","at":[0,0]}"#])
    #expect(try reports(of: right) == [])
    // A rule is asked about the changes alone.
    var asked: [Int] = []
    let found = try reports(of: recording) { state in
      asked.append(state)
      return nil
    }
    #expect(found == [] && asked == [106])
  }

  @Test func `the first change with a wrong state is reported, with its place`() throws {
    let recording = try sealed([
      start, #"{"action":1,"after":"\#(checksum(106))","at":[0,0]}"#, #"{"action":2,"at":[1,0]}"#,
      #"{"action":3,"at":[2,0]}"#, #"{"after":"0","at":[2,0]}"#,
      #"{"action":4,"after":"0","at":[3,0]}"#,
    ])
    let message = """
      After action 3, 3 at 2.0 seconds: the state is not the recorded one. What came after 1 changed:
      - 106
      + 314
      """
    let found = try reports(of: recording)
    #expect(found.count == 1)
    #expect(found.first?.line == 12 && found.first?.column == 34)
    #expect(
      found.first?.fileID == "Module/File.swift" && found.first?.filePath == "/folder/File.swift"
    )
    #expect(found.first?.message.hasPrefix(message.prefix(94)) == true)
    #expect(
      found.first?.message.contains("106") == true && found.first?.message.contains("314") == true
    )
  }

  @Test func `a rule is asked after each change until it is broken`() throws {
    let recording = try sealed([
      start, #"{"action":1,"at":[0,0]}"#, #"{"at":[1,0],"stateOf":0}"#,
      #"{"at":[2,0],"stateOf":1}"#,
      #"{"at":[2,0],"state":7}"#, #"{"at":[2,0],"stateOf":3}"#, #"{"action":0,"at":[5,0]}"#,
    ])
    var asked: [Int] = []
    let broken = try reports(of: recording) { state in
      asked.append(state)
      return state == 7 ? "seven" : nil
    }
    #expect(asked == [106, 5, 106, 7])
    #expect(broken.count == 1)
    #expect(
      broken.first?.message.hasPrefix(
        "After change 4, a state put in place at 2.0 seconds: seven. It changed:"
      )
        == true
    )
    #expect(recording.end { _ in Reducer { _, _ in .none } } == 5)
    #expect(
      try recording.trace { clock in
        Reducer { state, action in
          state += action + Int(clock.now.components.seconds)
          return .none
        }
      } == [
        #"{"at":[0,0],"number":1,"state":6}"#, #"{"at":[1,0],"number":2,"state":5}"#,
        #"{"at":[2,0],"number":3,"state":6}"#, #"{"at":[2,0],"number":4,"state":7}"#,
        #"{"at":[2,0],"number":5,"state":6}"#, #"{"at":[5,0],"number":6,"state":11}"#,
      ]
    )
  }

  @Test func `a change without any difference says so`() throws {
    let recording = try sealed([
      start, #"{"action":-100,"after":"0","at":[0,0]}"#,
    ])
    #expect(
      try reports(of: recording) == [
        report(
          "After action 1, -100 at 0.0 seconds: the state is not the recorded one. The action changed nothing."
        )
      ]
    )
    let other = try sealed([start, #"{"after":"\#(checksum(5))","at":[0,0],"state":5}"#])
    #expect(try reports(of: other) == [])
  }

  @Test func `a checksum that is written later replaces the one of the change before it`() throws {
    let recording = try sealed([
      start, #"{"action":1,"after":"0","at":[0,0]}"#, #"{"after":"\#(checksum(106))","at":[9,0]}"#,
    ])
    #expect(recording.count == 1)
    #expect(try reports(of: recording) == [])
  }
}
