import Foundation
import Observation2
import StateStore
import StorePersistence

/// A state whose two halves are always equal.
private struct Halves: Codable, Equatable {
  var number = 0
  var filling: [Int] = []
}

/// Sends a store actions in bursts until the process is killed, and saves its state after each
/// pause.
///
/// Prints the number that is sent next (`sent`), and the one that is on the disk (`saved`).
@MainActor
func persistWithoutEnd(_ path: String) async {
  do {
    let clock = MainScheduler()
    let file = try StateFile<Halves>(path: path) { giveUp("\($0)") }
    let reducer = Reducer<Halves, Int> { state, number in
      state = Halves(number: number, filling: Array(repeating: number, count: 1_000))
      return .none
    }
    let store = Store(initial: file.load() ?? Halves(), reducer: reducer, clock: clock)
    let saving = store.persisted(\.self, to: file, after: .milliseconds(1))
    say("sent \(store.state.number)\nsaved \(store.state.number)")
    while true {
      let burst = Int.random(in: 1...5)
      say("sent \(store.state.number + burst)")
      for _ in 0..<burst { store.send(store.state.number + 1) }
      if Int.random(in: 0..<8) == 0 {
        saving.flush()
      } else if Bool.random() {
        // Another burst may begin while the disk is busy.
        try await clock.sleep(for: .microseconds(Int.random(in: 0..<2_000)))
      } else {
        while saving.isPending { try await clock.sleep(for: .microseconds(200)) }
      }
      if !saving.isPending { say("saved \(store.state.number)") }
    }
  } catch {
    giveUp("\(error)")
  }
}
