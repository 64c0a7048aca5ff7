import Testing

@testable import Observation2

/// Work that a `deinit` hands over to the domain of what is released (rule 32 of *The rules*).
@Suite struct HandoverTests {
  private final class Log: Sendable {
    let numbers = Guarded<[Int]>([])
  }

  @Test(arguments: [true, false])
  func `what one thread hands over is done in its order`(isMain: Bool) async {
    let log = Log()
    let domain = Domain(isMain ? MainActor.shared : DatabaseActor.shared)
    await withCheckedContinuation { continuation in
      for number in 0..<2_000 {
        domain.perform { log.numbers.withLock { $0.append(number) } }
      }
      domain.perform { continuation.resume() }
    }
    #expect(log.numbers.withLock { $0 } == Array(0..<2_000))
  }

  @Test func `what is handed over while that is done comes after it`() async {
    let log = Log()
    let domain = Domain(DatabaseActor.shared)
    await withCheckedContinuation { continuation in
      domain.perform {
        domain.perform {
          log.numbers.withLock { $0.append(2) }
          continuation.resume()
        }
        log.numbers.withLock { $0.append(1) }
      }
    }
    #expect(log.numbers.withLock { $0 } == [1, 2])
  }
}
