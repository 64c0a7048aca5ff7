import Observation2
import Observation2Testing
import StateStore
import Testing

/// A pulse emits each assignment, whether its store batches actions or not.
@MainActor @Suite struct PulseBatchTests {
  private struct Note: Equatable {
    @Pulse var text: Int?
  }

  private struct Board: Equatable {
    @Pulse var toast: Int?
    var note: Note? = Note()
    var count = 0
  }

  private enum Action: CaseIterable {
    case toast
    case toasts
    case reset
    case toastAndReset
    case resetAndToast
    case note
    case resetNote
    case closeNote
    case openNote
    case count
  }

  private struct Numbered {
    let action: Action
    let number: Int
  }

  private let bag = DisposeBag()

  private func makeStore(
    _ middleware: [StoreMiddleware<Board, Numbered>] = []
  ) -> Store<Board, Numbered> {
    Store(initial: Board(), clock: VirtualTime(), middleware: middleware) { state, numbered in
      let number = numbered.number
      switch numbered.action {
      case .toast: state.toast = number
      case .toasts:
        state.toast = number
        state.toast = -number
      case .reset: state = Board(note: state.note)
      case .toastAndReset:
        state.toast = number
        state = Board(note: state.note)
      case .resetAndToast:
        state = Board(note: state.note)
        state.toast = number
      case .note: state.note?.text = number
      case .resetNote: state.note = Note()
      case .closeNote: state.note = nil
      case .openNote: state.note = state.note ?? Note()
      case .count: state.count += 1
      }
      return .none
    }
  }

  private func observe(_ store: Store<Board, Numbered>) throws -> StreamRecordings {
    let note = try #require(store.scope(optional: \.note) { $0 as Numbered })
    return StreamRecordings(
      toasts: store.pulse(\.$toast).asStream().recorded(),
      notes: note.pulse(\.$text).asStream().recorded()
    )
  }

  @MainActor private struct StreamRecordings {
    let toasts: StreamRecording<Int?>
    let notes: StreamRecording<Int?>
    var values: [[Int?]] { [toasts.values, notes.values] }
  }

  private func send(_ actions: Action..., to store: Store<Board, Numbered>) {
    for (index, action) in actions.enumerated() {
      store.send(Numbered(action: action, number: index + 1))
    }
  }

  @Test func `an assignment is emitted though a later action of the batch resets the state`() throws
  {
    let store = makeStore()
    let recordings = try observe(store)
    store.batch {
      send(.toast, .reset, to: store)
      #expect(recordings.toasts.values.isEmpty)
    }
    #expect(recordings.toasts.values == [1])
    store.batch { send(.toasts, .reset, .toast, .resetAndToast, .reset, .count, to: store) }
    #expect(recordings.toasts.values == [1, 1, -1, 3, 4])
  }

  @Test func `an assignment is emitted though a later action of the batch removes its child`()
    throws
  {
    let store = makeStore()
    let recordings = try observe(store)
    store.batch { send(.note, .closeNote, to: store) }
    #expect(recordings.notes.values == [1])
    store.batch { send(.openNote, .note, .closeNote, .openNote, .note, .resetNote, to: store) }
    #expect(recordings.notes.values == [1, 2, 5])
  }

  @Test func `an assignment is emitted though the batch puts another state in place`() throws {
    let store = makeStore()
    let recordings = try observe(store)
    let before = store.state
    store.batch {
      send(.toast, to: store)
      store.replaceState(with: before)
      send(.toast, to: store)
      store.replaceState(with: Board())
    }
    #expect(recordings.toasts.values == [1, 1])
  }

  @Test func `assignments of a batch are emitted though the store ends in it`() throws {
    let store = makeStore()
    let recordings = try observe(store)
    store.batch {
      send(.toast, .reset, to: store)
      store.dispose()
    }
    #expect(recordings.toasts.values == [1])
  }

  @Test func `who observes in a batch receives what is assigned from then on`() throws {
    let store = makeStore()
    let early = try observe(store)
    var late: StreamRecording<Int?>?
    store.batch {
      send(.toast, .reset, to: store)
      late = store.pulse(\.$toast).asStream().recorded()
      send(.count, .toast, .reset, to: store)
    }
    #expect(early.toasts.values == [1, 2])
    #expect(late?.values == [2])
    send(.toast, to: store)
    #expect(late?.values == [2, 1])
  }

  @Test func `an observer's batch emits each assignment too`() throws {
    let store = makeStore()
    let recordings = try observe(store)
    store.driver(\.count).drive { count in
      if count == 1 { store.batch { self.send(.toast, .reset, .toast, .reset, to: store) } }
    }
    .disposed(by: bag)
    send(.count, to: store)
    #expect(recordings.toasts.values == [1, 3])
  }

  @Test func `what is observed no longer keeps nothing of a batch`() throws {
    let store = makeStore()
    for _ in 0..<100 { store.pulse(\.$toast).emit { _ in }.dispose() }
    #expect(store.observedSlices == 0)
    let recordings = try observe(store)
    store.batch { send(.toast, .reset, to: store) }
    #expect(recordings.toasts.values == [1])
  }

  @Test func `random actions emit the same with batches and without`() throws {
    for seed in 0..<500 as Range<UInt64> {
      var random = SplitMix(seed: seed)
      let (batched, plain) = (makeStore(), makeStore())
      let (ofBatched, ofPlain) = (try observe(batched), try observe(plain))
      var number = 0
      for _ in 0..<6 {
        let actions = (0..<Int(random.next() % 6)).map { _ in
          number += 1
          let action = Action.allCases[Int(random.next() % UInt64(Action.allCases.count))]
          return Numbered(action: action, number: number)
        }
        if random.next() % 4 == 0 {
          for action in actions { batched.send(action) }
        } else {
          batched.batch { for action in actions { batched.send(action) } }
        }
        for action in actions { plain.send(action) }
        #expect(ofBatched.values == ofPlain.values, "seed \(seed)")
      }
      #expect(batched.state == plain.state)
    }
  }
}
