import Observation2
import StateStore
import Testing

@testable import StorePersistence

/// The lines of a recording that have a checksum, also after an action that can't be encoded.
@MainActor @Suite struct RecordedChecksumTests {
  struct Page: Codable, Equatable {
    var text = ""
    var real = 0.0
  }

  enum Edit: Codable, Equatable {
    case write(String)
    case scale(Double)
  }

  private final class Desk {
    let recorder: StoreRecorder<Page, Edit>
    let store: Store<Page, Edit>
    private(set) var lines: [String] = []
    private(set) var errors: [any Error] = []

    @MainActor
    init() {
      weak var desk: Desk?
      recorder = StoreRecorder(
        of: Page(),
        clock: VirtualTime(timeSince1970: .zero),
        report: { desk?.errors.append($0) },
        write: { desk?.lines.append($0) }
      )
      store = Store(
        initial: Page(),
        clock: recorder.clock,
        middleware: [recorder.middleware]
      ) { page, edit in
        switch edit {
        case .write(let text): page.text += text
        case .scale(let real): page.real = real.isFinite ? real : page.real + 1
        }
        return .none
      }
      desk = self
    }

    func hasChecksum(_ index: Int) -> Bool { lines[index].contains(#""after":"#) }
  }

  @Test func `the line after an action that can't be encoded has the checksum that was due`() {
    let desk = Desk()
    // Longer than a line, so that the next checksum is some lines away.
    desk.store.send(.write(String(repeating: "x", count: 400)))
    #expect(desk.hasChecksum(1))
    var unchecked = 0
    let size = { (try? CanonicalJSON.encode(desk.store.state).count) ?? 0 }
    let due = size()
    unchecked = desk.lines[1].utf8.count
    while unchecked < due {
      desk.store.send(.write("y"))
      #expect(!desk.hasChecksum(desk.lines.count - 1))
      unchecked += desk.lines[desk.lines.count - 1].utf8.count
    }
    let count = desk.lines.count
    desk.store.send(.scale(.nan))
    #expect(desk.lines.count == count)
    #expect(desk.errors.count == 1)
    desk.store.send(.write("z"))
    #expect(desk.hasChecksum(count))
  }

  @Test func `a state that can't be encoded is reported, and its checksum written later`() {
    var (lines, errors) = ([String](), 0)
    let recorder = StoreRecorder<Double, Double>(
      of: 0,
      clock: VirtualTime(timeSince1970: .zero),
      report: { _ in errors += 1 },
      write: { lines.append($0) }
    )
    recorder.writeChecksum()
    #expect(lines.isEmpty && errors == 0)
    let store = Store<Double, Double>(
      initial: 0,
      clock: recorder.clock,
      middleware: [recorder.middleware]
    ) { state, factor in
      state = factor / state
      return .none
    }
    store.send(1)
    #expect(errors == 1 && lines.count == 1)
    recorder.writeChecksum()
    #expect(errors == 2 && lines.count == 1)
    store.send(1)
    recorder.writeChecksum()
    #expect(errors == 2 && lines.count == 3)
    let sum = StateFileTextSample.fnv1a(Array("0.0".utf8))
    #expect(lines[1].hasPrefix(#"{"action":1.0,"after":"\#(sum)","at":[0,0]"#))
    #expect(lines[2].hasPrefix(#"{"after":"\#(sum)","at":[0,0],"seal":"#))
  }
}
