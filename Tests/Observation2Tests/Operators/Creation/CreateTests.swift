import Observation2
import Observation2Testing
import Testing

@MainActor @Suite struct CreateTests {
  @Test func `nothing runs before someone subscribes, and every subscription runs it anew`() {
    var runs = 0
    let stream = EventStream<Int>.create { observer in
      runs += 1
      observer.onNext(runs)
      return AnyDisposable()
    }
    #expect(runs == 0)
    #expect(stream.recorded().values == [1])
    #expect(stream.recorded().values == [2])
  }

  @Test(arguments: [StreamEvent<Int>.completed, .error(TestError())])
  func `nothing passes after an end, and the resource is let go once`(end: StreamEvent<Int>) {
    var held: StreamObserver<Int>?
    var disposals = 0
    let recording = EventStream<Int>.create { observer in
      held = observer
      return AnyDisposable { disposals += 1 }
    }
    .recorded()
    held?.onNext(1)
    #expect(held?.isActive == true)
    held?.on(end)
    #expect(held?.isActive == false)
    held?.onNext(2)
    held?.onCompleted()
    recording.dispose()
    #expect(recording.events.count == 2)
    #expect(disposals == 1)
  }

  @Test func `an end before the closure returns still disposes of what it returns`() {
    var disposals = 0
    let recording = EventStream<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      observer.onNext(2)
      return AnyDisposable { disposals += 1 }
    }
    .recorded()
    #expect(recording.values == [1])
    #expect(disposals == 1)
  }

  @Test func `disposing tells the producer and silences it`() {
    var held: StreamObserver<Int>?
    var disposals = 0
    let recording = EventStream<Int>.create { observer in
      held = observer
      return AnyDisposable { disposals += 1 }
    }
    .recorded()
    recording.dispose()
    #expect(disposals == 1)
    #expect(held?.isActive == false)
    held?.onNext(1)
    #expect(recording.events.isEmpty)
  }

  @Test func `a teardown that sends reaches nobody`() {
    let recording = EventStream<Int>.create { observer in
      AnyDisposable {
        observer.onNext(1)
        observer.onCompleted()
      }
    }
    .recorded()
    recording.dispose()
    #expect(recording.events.isEmpty)
  }

  @Test func `an operator that wants no more stops the producer`() {
    var held: StreamObserver<Int>?
    var disposals = 0
    let recording = EventStream<Int>.create { observer in
      held = observer
      return AnyDisposable { disposals += 1 }
    }
    .map { _ -> Int in throw TestError() }
    .recorded()
    held?.onNext(1)
    #expect(recording.error != nil)
    #expect(held?.isActive == false)
    #expect(disposals == 1)
  }

  @Test func `disposing from inside a value stops the producer`() {
    var held: StreamObserver<Int>?
    var disposals = 0
    let subscription = SerialDisposable()
    var seen: [Int] = []
    subscription.disposable = EventStream<Int>.create { observer in
      held = observer
      return AnyDisposable { disposals += 1 }
    }
    .subscribe { value in
      seen.append(value)
      subscription.dispose()
    }
    held?.onNext(1)
    held?.onNext(2)
    #expect(seen == [1])
    #expect(disposals == 1)
  }
}
