import Observation2
import StateStore
import StorePersistence
import Testing

/// Compares random changes, flushes, delays and faults with a model of the expected writes and reports.
@MainActor @Suite struct SavingModelTests {
  /// The delay, in steps of the virtual time.
  nonisolated private static let delay = 4

  /// The expected file, reports and writes.
  private struct Model {
    /// A write that the slow disk has not finished.
    struct Pending {
      let value: Int
      /// `false` once a flush has waited for it.
      var isOwned = true
      var error: StateFileError?
      var isDone = false
    }

    var faults: Set<StateFileError.Step> = []
    var isSlow = false
    var now = 0
    var current = 0
    /// The value that is not being written yet.
    var waiting: Int?
    var due: Int?
    var isOverdue = false
    var pending: [Pending] = []
    var content: Int?
    var writes = 0
    var errors: [StateFileError] = []

    var isWriting: Bool { pending.contains(where: \.isOwned) }
    var isPending: Bool { waiting != nil || isWriting }

    mutating func change(to value: Int) {
      if value == current { return }
      (current, waiting, due, isOverdue) = (value, value, now + SavingModelTests.delay, false)
    }

    mutating func pass(_ steps: Int) {
      for _ in 0..<steps {
        now += 1
        if due == now { begin() }
      }
    }

    private mutating func begin() {
      due = nil
      guard !isWriting, let value = waiting else {
        isOverdue = true
        return
      }
      (waiting, isOverdue) = (nil, false)
      pending.append(Pending(value: value))
      if !isSlow { catchUp() }
    }

    /// Writes at once: the error of the first step that fails.
    private mutating func write(_ value: Int) -> StateFileError? {
      writes += 1
      for step in [StateFileError.Step.write, .sync, .rename] where faults.contains(step) {
        return .system(step, path: "total.new", code: 5)
      }
      content = value
      return faults.contains(.syncFolder) ? .system(.syncFolder, path: "total", code: 5) : nil
    }

    private mutating func work() {
      for index in pending.indices where !pending[index].isDone {
        pending[index].error = write(pending[index].value)
        pending[index].isDone = true
      }
    }

    mutating func catchUp() {
      work()
      let done = pending
      pending = []
      for (index, save) in done.enumerated() {
        if let error = save.error { errors.append(error) }
        guard save.isOwned else { continue }
        // Only one of them has an owner at a time.
        precondition(!done[(index + 1)...].contains(where: \.isOwned))
        if save.error != nil, waiting == nil { waiting = save.value }
        if isOverdue { begin() }
      }
    }

    mutating func flush() -> Bool {
      let owned = pending.firstIndex(where: \.isOwned)
      guard let value = waiting ?? owned.map({ pending[$0].value }) else { return true }
      (due, isOverdue) = (nil, false)
      work()
      if let error = write(value) {
        errors.append(error)
        waiting = value
        return false
      }
      waiting = nil
      if let owned { pending[owned].isOwned = false }
      return true
    }
  }

  private final class Errors {
    var all: [StateFileError] = []
  }

  /// Plays a random session; returns the first difference from the model.
  private func difference(seed: UInt64, _ seen: inout Set<String>) async throws -> String? {
    var random = SplitMix(seed: seed)
    var model = Model()
    let time = VirtualTime()
    let disk = ScriptedFileSystem()
    let errors = Errors()
    let file = try StateFile<Int>(path: "total", files: disk) { errors.all.append($0) }
    let store = Store<Int, Int>(initial: 0, clock: time) { state, value in
      state = value
      return .none
    }
    let saving = store.persisted(\.self, to: file, after: .seconds(Self.delay))
    var isEnded = false
    for number in 0..<60 {
      let deed: String
      switch Int.random(in: 0..<16, using: &random) {
      case 0...3:
        let value = Int.random(in: 0..<4, using: &random)
        deed = "send \(value)"
        store.send(value)
        if !isEnded { model.change(to: value) }
      case 4...8:
        let steps = Int.random(in: 1...5, using: &random)
        deed = "wait \(steps)"
        await time.advance(by: .seconds(steps))
        model.pass(steps)
      case 9, 10:
        let step = [StateFileError.Step.write, .sync, .rename, .syncFolder, .remove][
          Int.random(in: 0..<5, using: &random)
        ]
        deed = "toggle \(step)"
        disk.faults[step] = disk.faults[step] == nil ? 5 : nil
        model.faults.formSymmetricDifference([step])
      case 11:
        deed = "repair"
        (disk.faults, model.faults) = ([:], [])
      case 12:
        deed = "toggle slow"
        disk.isSlow.toggle()
        model.isSlow.toggle()
      case 13:
        deed = "catch up"
        disk.catchUp()
        model.catchUp()
      case 14 where number > 50:
        deed = "dispose"
        saving.dispose()
        if !isEnded { _ = model.flush() }
        isEnded = true
      default:
        deed = "flush"
        let isSaved = saving.flush()
        if isSaved != model.flush() { return "flush returned \(isSaved)" }
      }
      seen.insert("\(deed.prefix(4)) \(model.isPending) \(model.errors.isEmpty)")
      let content = model.content.map { StateFileTextSample.bytes(of: $0) }
      if disk.files["total"] != content { return "\(number), \(deed): file of \(content ?? [])" }
      let writes = disk.steps.count { $0.hasPrefix("write") }
      if writes != model.writes { return "\(number), \(deed): \(writes), not \(model.writes)" }
      if errors.all != model.errors { return "\(number), \(deed): \(errors.all), \(model.errors)" }
      if saving.isPending != model.isPending { return "\(number), \(deed): pending" }
    }
    saving.dispose()
    disk.catchUp()
    return nil
  }

  @Test(arguments: 0..<8)
  func `random sessions write and report as the model says`(part: UInt64) async throws {
    var differences: [String] = []
    var seen: Set<String> = []
    for seed in (part * 60)..<((part + 1) * 60) {
      if let difference = try await difference(seed: seed, &seen) {
        differences.append("seed \(seed): \(difference)")
      }
    }
    #expect(differences.prefix(3) == [])
    #expect(seen.count > 20)
  }
}

/// The bytes of a state's file, from the description of the format.
enum StateFileTextSample {
  static func bytes(of payload: some CustomStringConvertible, version: Int = 1) -> [UInt8] {
    func header(_ checksum: String) -> String {
      "{\"checksum\":\"\(checksum)\",\"format\":2,\"version\":\(version)}\n"
    }
    let checksum = fnv1a(Array((header("") + payload.description).utf8))
    return Array((header(checksum) + payload.description).utf8)
  }

  /// The FNV-1a checksum of 64 bits, as 16 digits.
  static func fnv1a(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in bytes {
      hash ^= UInt64(byte)
      hash = hash &* 1_099_511_628_211
    }
    var digits = ""
    for _ in 0..<16 {
      digits = String(hash % 16, radix: 16) + digits
      hash /= 16
    }
    return digits
  }
}
