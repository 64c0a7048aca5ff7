import Foundation
import Observation2
import StateStore
import StorePersistence

/// Drives a store and its effects by random actions, undo and redo, until it has changed a number
/// of times, and prints its recording.
@MainActor
func recordSession(seed: UInt64, count: Int) async {
  let time = VirtualTime()
  var random = SessionRandom(seed: seed)
  var recording = ""
  var lines = 0
  let recorder = StoreRecorder<Session, SessionAction>(
    of: Session(),
    clock: time,
    report: { giveUp("\($0)") },
    write: { line in
      // The first line is the initial state.
      if lines <= count { recording += line + "\n" }
      lines += 1
    }
  )
  let history = StateHistory<Session, SessionAction>(limit: 10)
  let store = Store(
    initial: Session(),
    reducer: .session(recorder.clock, SessionGateway(time, seed: seed)),
    clock: recorder.clock,
    middleware: [recorder.middleware, history.middleware],
    // Now and then a missing coupon receives an action, which is recorded like the others.
    report: { _ in }
  )
  while lines <= count {
    switch Int.random(in: 0..<24, using: &random) {
    case 0: history.undo()
    case 1: history.redo()
    case 2: history.jump(to: Int.random(in: 0..<12, using: &random))
    default: store.send(randomAction(&random))
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      await time.advance(by: .milliseconds(Int.random(in: 0..<1_000, using: &random)))
    }
  }
  store.dispose()
  FileHandle.standardOutput.write(Data(recording.utf8))
}

private func randomAction(_ random: inout SessionRandom) -> SessionAction {
  let number = Int.random(in: 0..<8, using: &random)
  let name = ["にんじん", "salt \"fine\"", "ésprit", "b/c", "🥕", "", "Z", "a"][number]
  let place = Session.Place(row: number, shelf: name)
  let letter = UInt8.random(in: 0...255, using: &random)
  switch Int.random(in: 0..<12, using: &random) {
  case 0, 1: return .add(number, note: name)
  case 2: return .remove(number)
  case 3: return .favour(name)
  case 4: return .put(Int(letter % 16), on: place)
  case 5, 6: return .askPrice(number)
  case 7: return .watchStock(name)
  case 8: return .order
  case 9: return letter < 64 ? .closeCoupon : .cancelOrder
  case 10:
    let id = UUID(uuid: (letter, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))
    return .openCoupon(id, Date(timeIntervalSince1970: Double(letter) / 7))
  default: return .coupon(.grow)
  }
}
