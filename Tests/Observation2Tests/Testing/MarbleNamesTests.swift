import Observation2
import Observation2Testing
import Testing

/// Marble diagrams with names, and errors that have names.
@MainActor @Suite struct MarbleNamesTests {
  private struct Offline: Error {}

  private let time = VirtualTime()
  private let marbles = Marbles(
    errors: ["offline": Offline(), "x": TestError("x")],
    names: ["hit": 1, "-1": -1, "0": 0]
  )

  @Test func `a name happens where its brace opens, and takes its room`() throws {
    let events = try marbles.events("0-{hit}-{-1}-|", from: 200)
    #expect(events == [.next(200, 0), .next(220, 1), .next(280, -1), .completed(330)])
  }

  @Test func `names in a group happen at once`() throws {
    #expect(
      try marbles.events("-({hit}0{-1}|)") == [
        .next(10, 1), .next(10, 0), .next(10, -1), .completed(10),
      ]
    )
  }

  @Test func `each error has its name`() throws {
    let events = try marbles.events("#x{offline}")
    #expect(
      events == [.error(0, TestError()), .error(10, TestError("x")), .error(20, Offline())]
    )
  }

  @Test func `without a table a name is the value itself, of several characters too`() throws {
    #expect(try Marbles<Int>().events("1{12}{-3}") == [.next(0, 1), .next(10, 12), .next(50, -3)])
    let words = Marbles<String>(errors: ["!": Offline()])
    #expect(try words.events("{ab c}!") == [.next(0, "ab c"), .error(60, Offline())])
  }

  @Test func `between braces every character is a name, also one with a meaning of its own`() throws
  {
    let words = Marbles<String>(errors: ["^": Offline()])
    #expect(
      try words.events("{|}{#}({-}{(}){^}#|") == [
        .next(0, "|"), .next(30, "#"), .next(60, "-"), .next(60, "("), .error(140, Offline()),
        .error(170), .completed(180),
      ]
    )
    let xs = try HotTestStream(time, "{|}-{#}|", from: 0, words)
    let observer = time.record(xs)
    time.run(to: 200)
    var messages: [String] = []
    observer.expectMarbles("{|}-{#}-|", from: 0, words) { message, _, _, _, _ in
      messages.append(message)
    }
    #expect(messages.first?.contains("actual    {|}---{#}--|-") == true)
  }

  @Test(arguments: [
    ("-{hit", 2, "the name is not closed; add '}'."),
    ("-hit}", 5, "no name is open here."),
    ("0}", 2, "no name is open here."),
    ("{}", 2, "the name is empty."),
    ("-{miss}", 2, "'miss' stands for no value."),
  ])
  func `what can't be read is named with its column`(
    diagram: String,
    column: Int,
    reason: String
  ) {
    let error = #expect(throws: MarbleError.self) { try marbles.events(diagram) }
    #expect(error?.column == column)
    #expect(error?.reason == reason)
  }

  @Test func `a failure draws names as the diagram has them`() throws {
    let xs = try HotTestStream(time, "0-{hit}--{-1}{offline}", from: 0, marbles)
    let observer = time.record(xs)
    time.run(to: 200)
    var messages: [String] = []
    observer.expectMarbles("0-{hit}--0x", from: 0, marbles) { message, _, _, _, _ in
      messages.append(message)
    }
    #expect(
      messages == [
        """
        The events differ.
          expected  0-{hit}------0---x-----------
          actual    0-{hit}------(-1)---{offline}
                                 ^
          expected  0@0  1@20  0@90  #x@100
          actual    0@0  1@20  -1@90  #Offline()@130
        """
      ]
    )
  }
}
