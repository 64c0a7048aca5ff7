import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct StreamRecordingTests {
  @Test func `a recording keeps values, end and error`() {
    let subject = PublishSubject<Int>()
    let recording = subject.recorded()
    #expect(recording.values == [])
    subject.onNext(1)
    subject.onNext(2)
    #expect(recording.values == [1, 2])
    #expect(!recording.isCompleted)
    subject.onError(TestError("boom"))
    #expect(recording.error as? TestError == "boom")
    #expect(recording.events.count == 3)
  }

  @Test func `a driver is recorded from its newest value on`() {
    let relay = BehaviorRelay(value: 1)
    let recording = relay.asDriver().map { $0 * 10 }.recorded()
    relay.accept(2)
    #expect(recording.values == [10, 20])
  }

  @Test func `a recording ends when it is let go or disposed of`() {
    let subject = PublishSubject<Int>()
    var recording: StreamRecording<Int>? = subject.recorded()
    let other = subject.recorded()
    subject.onNext(1)
    #expect(recording?.values == [1])
    recording = nil
    other.dispose()
    #expect(!subject.hasObservers)
    subject.onNext(2)
    #expect(other.values == [1])
  }

  @Test func `a recording sees completion`() {
    #expect(EventStream<Int>.of(1, 2).recorded().isCompleted)
  }
}
