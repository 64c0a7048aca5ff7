import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct MapAsyncTests {
  private let time = VirtualTime()
  private let numbers = PublishSubject<Int>()

  /// Takes as many seconds as the number says.
  private func slowly(_ number: Int) async throws -> String {
    try await time.sleep(for: .seconds(number))
    return "\(number)"
  }

  @Test func `results come in the order of the values, however long the work takes`() async {
    let results = numbers.asStream().mapAsync(clock: time, slowly).recorded()
    numbers.onNext(3)
    numbers.onNext(1)
    numbers.onCompleted()
    await time.advance(by: .seconds(3))
    #expect(results.values == ["3"])
    await time.advance(by: .seconds(1))
    #expect(results.values == ["3", "1"])
    #expect(results.isCompleted)
  }

  @Test func `a newer value cancels the work under way`() async {
    let results = numbers.asStream().flatMapLatest(clock: time, slowly).recorded()
    numbers.onNext(3)
    await time.advance(by: .seconds(2))
    numbers.onNext(2)
    await time.advance(by: .seconds(2))
    #expect(results.values == ["2"])
    #expect(time.nextDue == nil)
    results.dispose()
  }

  @Test func `disposing cancels the work`() async {
    let results = numbers.asStream().mapAsync(clock: time, slowly).recorded()
    numbers.onNext(3)
    await time.settle()
    results.dispose()
    await time.advance(by: .seconds(9))
    #expect(results.values.isEmpty)
    #expect(time.nextDue == nil)
  }
}
