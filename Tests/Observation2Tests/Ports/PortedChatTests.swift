import Observation2
import Observation2Testing
import Testing

/// A second program ported from the docs alone: a chat with a draft, typing indicators and unread counts.
///
/// The stories: messages come from a socket on any thread and are grouped by room; a room counts what has
/// come since it was last opened; "is typing" shows for three seconds after each key stroke of the other
/// person, and goes when the message comes; a message of one's own shows at once, and is marked when it
/// could not be sent.
@MainActor @Suite struct PortedChatTests {
  private struct Message: Equatable, Sendable {
    let room: String
    let text: String
  }

  private enum Frame: Sendable {
    case message(Message)
    case typing(room: String)
  }

  @MainActor private final class Room {
    let opened = PublishRelay<Void>()
    let isTyping: Driver<Bool>
    let unread: Driver<Int>

    init(_ name: String, frames: EventStream<Frame>, clock: any AppClock) {
      let messages = frames.compactMap { frame -> Message? in
        if case .message(let message) = frame, message.room == name { message } else { nil }
      }
      let strokes = frames.filter {
        if case .typing(name) = $0 { true } else { false }
      }
      isTyping = EventStream.merge(strokes.map { _ in true }, messages.map { _ in false })
        .flatMapLatest { isTyping in
          isTyping
            ? EventStream.timer(.seconds(3), scheduler: clock.scheduler).map { _ in false }
              .startWith(true)
            : .just(false)
        }
        .startWith(false)
        .distinctUntilChanged()
        .asDriver(onErrorJustReturn: false)
      unread = EventStream.merge(messages.map { _ in 1 }, opened.asStream().map { _ in 0 })
        .scan(0) { $1 == 0 ? 0 : $0 + $1 }
        .startWith(0)
        .asDriver(onErrorJustReturn: 0)
    }
  }

  @MainActor private final class Draft {
    let send = PublishRelay<String>()
    let lines: Driver<[String]>

    init(deliver: @escaping @MainActor (String) async throws -> Void, clock: any AppClock) {
      let outcomes = send.asStream().enumerated().flatMap { index, text in
        EventStream.task(clock: clock) { try await deliver(text) }
          .map { (index, text) }
          .catchAndReturn((index, "\(text) ⚠️"))
          .startWith((index, "\(text) …"))
      }
      lines =
        outcomes
        .scan(into: [String]()) { lines, outcome in
          if outcome.0 < lines.count {
            lines[outcome.0] = outcome.1
          } else {
            lines.append(outcome.1)
          }
        }
        .asDriver(onErrorJustReturn: [])
        .startWith([])
    }
  }

  private let time = VirtualTime()

  @Test func `typing shows for three seconds, and goes with the message`() throws {
    let frames = try HotTestStream<Frame>(
      time,
      "-t-t----t-m",
      from: 0,
      Marbles(
        step: 1_000,
        names: ["t": .typing(room: "a"), "m": .message(Message(room: "a", text: "!"))]
      )
    )
    let room = Room("a", frames: frames.asStream(), clock: time)
    let isTyping = time.record(room.isTyping)
    time.run(to: 20_000)
    let marbles = Marbles(step: 1_000, names: ["y": true, "n": false])
    isTyping.expectMarbles("ny----n-y-n", from: 0, marbles, report: report)
  }

  @Test func `each room counts its own, from when it was opened`() async {
    let inlet = StreamInlet<Frame>()
    let rooms = ["a", "b"].map { Room($0, frames: inlet.stream, clock: time) }
    let counts = rooms.map { time.record($0.unread) }
    await Task.detached {
      for text in ["1", "2"] { inlet.send(.message(Message(room: "a", text: text))) }
      inlet.send(.message(Message(room: "b", text: "3")))
    }.value
    await time.settle()
    rooms[0].opened.accept()
    inlet.send(.message(Message(room: "a", text: "4")))
    await time.settle()
    #expect(counts.map(\.values) == [[0, 1, 2, 0, 1], [0, 1]])
  }

  @Test func `all rooms come from one stream, grouped`() {
    let messages = EventStream.of(
      Message(room: "a", text: "1"),
      Message(room: "b", text: "2"),
      Message(room: "a", text: "3")
    )
    let newest = messages.groupBy(\.room).flatMap { room in room.map { "\(room.key): \($0.text)" } }
    #expect(newest.recorded().values == ["a: 1", "b: 2", "a: 3"])
  }

  @Test func `a line shows at once, and is marked when it could not be sent`() async {
    let time = time
    let draft = Draft(
      deliver: { text in
        try await time.sleep(for: .seconds(1))
        if text == "bad" { throw TestError("offline") }
      },
      clock: time
    )
    let lines = time.record(draft.lines)
    draft.send.accept("hi")
    await time.advance(by: .milliseconds(500))
    draft.send.accept("bad")
    await time.advance(by: .seconds(5))
    #expect(
      lines.events == [
        .next(0, []), .next(0, ["hi …"]), .next(500, ["hi …", "bad …"]),
        .next(1_000, ["hi", "bad …"]), .next(1_500, ["hi", "bad ⚠️"]),
      ]
    )
  }
}
