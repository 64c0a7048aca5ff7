import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct MarblesTests {
  private let time = VirtualTime()

  @Test func `a character is one step, and time begins with the first`() throws {
    let events = try Marbles<Int>().events("-1-2--3|", from: 200)
    #expect(events == [.next(210, 1), .next(230, 2), .next(260, 3), .completed(270)])
  }

  @Test func `a group happens where it opens, and takes its room`() throws {
    let events = try Marbles<String>(step: 5).events("a(bc|)-#")
    #expect(
      events == [.next(0, "a"), .next(5, "b"), .next(5, "c"), .completed(5), .error(35)]
    )
  }

  @Test func `a caret marks the beginning of time`() throws {
    #expect(try Marbles<Int>().events("1-^2", from: 200) == [.next(180, 1), .next(210, 2)])
  }

  @Test func `values come from a dictionary or a closure`() throws {
    let table = Marbles(error: TestError("boom"), values: ["t": true, "f": false])
    #expect(
      try table.events("tf#") == [.next(0, true), .next(10, false), .error(20, TestError("boom"))]
    )
    let closure = Marbles { $0.wholeNumberValue.map { [$0] } }
    #expect(try closure.events("-7") == [.next(10, [7])])
  }

  @Test(arguments: [
    ("-1-x", 4, "'x' stands for no value."),
    ("-(12", 2, "the group is not closed; add ')'."),
    ("-1)", 3, "no group is open here."),
    ("()", 2, "the group is empty."),
    ("(1(", 3, "a group can't contain a group."),
    ("(1-2)", 3, "time can't pass within a group; close it with ')' first."),
    ("^-^", 3, "there is a '^' already."),
    ("(^)", 2, "'^' can't stand within a group."),
  ])
  func `what can't be read is named with its column`(
    diagram: String,
    column: Int,
    reason: String
  ) {
    let error = #expect(throws: MarbleError.self) { try Marbles<Int>().events(diagram) }
    #expect(error?.column == column)
    #expect(error?.reason == reason)
  }

  @Test func `an error shows the diagram with the place marked`() {
    let error = #expect(throws: MarbleError.self) { try Marbles<Int>().events("-1-x") }
    #expect(
      error?.description == """
        Marble diagram, column 4: 'x' stands for no value.
          -1-x
             ^
        """
    )
  }

  @Test func `a difference shows both diagrams aligned`() throws {
    let xs = try HotTestStream<Int>(time, "-1-2--(34)|")
    var messages: [String] = []
    let observer = time.start { xs.asStream() }
    observer.expectMarbles(
      "-1-2--(34)|",
      report: { message, _, _, _, _ in messages.append(message) }
    )
    #expect(messages == [])
    observer.expectMarbles("-1--2-3|", report: { message, _, _, _, _ in messages.append(message) })
    #expect(
      messages == [
        """
        The events differ.
          expected  -1--2-3---|---
          actual    -1-2--(34)---|
                       ^
          expected  1@210  2@240  3@260  |@270
          actual    1@210  2@230  3@260  4@260  |@300
        """
      ]
    )
  }

  @Test func `events off the grid, foreign values and errors are shown with what they are`() {
    let xs = HotTestStream(time, [.next(210, 10), .next(215, 1), .error(220, TestError("boom"))])
    var messages: [String] = []
    time.start { xs.asStream() }
      .expectMarbles("-1|", report: { message, _, _, _, _ in messages.append(message) })
    #expect(
      messages == [
        """
        The events differ.
          expected  -1---------|------
          actual    -(10 1@215)(#boom)
                     ^
          expected  1@210  |@220
          actual    10@210  1@215  #boom@220
        """
      ]
    )
  }

  @Test func `far-off events are listed, not drawn`() {
    var messages: [String] = []
    time.start(dispose: 3_600_000) { EventStream.timer(.seconds(3_000), scheduler: time) }
      .expectMarbles("-0", report: { message, _, _, _, _ in messages.append(message) })
    #expect(
      messages == [
        """
        The events differ.
          expected  0@210
          actual    0@3000200  |@3000200
        """
      ]
    )
  }

  @Test func `a diagram that can't be read is reported at its place`() {
    var reports: [(String, UInt)] = []
    time.start { EventStream<Int>.never() }
      .expectMarbles(
        "-(",
        report: { message, _, _, line, _ in reports.append((message, line)) },
        line: 7
      )
    #expect(reports.map(\.1) == [7])
    #expect(reports.first?.0.hasPrefix("Marble diagram, column 2:") == true)
  }
}
