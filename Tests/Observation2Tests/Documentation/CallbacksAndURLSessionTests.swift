import Foundation
import Observation2
import Observation2Testing
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The listings of the article about callbacks.
@MainActor @Suite struct CallbacksAndURLSessionTests {
  private let clock = VirtualTime()

  @Test func `one answer is a function's, and a stream's where one is wanted`() async throws {
    let store = PriceStore()
    let products = PublishRelay<String>()
    let once = EventStream.task(clock: clock) { try await price(of: "塩", in: store) }
    let prices = products.asStream()
      .flatMapLatest(clock: clock) { try await price(of: $0, in: store) }
      .asDriver(onErrorJustReturn: 0)
    let (first, shown) = (once.recorded(), prices.recorded())
    await clock.settle()
    products.accept("にんじん")
    await clock.settle()
    #expect(first.values == [1])
    #expect(shown.values == [4])
  }

  @Test func `reports of any thread arrive on the main actor, the newest one`() async {
    let sensor = Sensor()
    let thermometer = Thermometer(sensor: sensor)
    let shown = thermometer.readings.recorded()
    await Task.detached { for reading in [20.5, 21, 21.5] { sensor.onReading?(reading) } }.value
    await clock.settle()
    #expect(shown.values.last == 21.5)
    #expect(thermometer.isConnected)
  }

  @Test func `a request reports its progress and its end from any thread, for each subscription`()
    async
  {
    let uploader = Uploader()
    let stream = upload("a", with: uploader)
    for _ in 1...2 {
      let recording = stream.recorded()
      await clock.settle()
      #expect(recording.values == [0, 50, 100])
      #expect(recording.isCompleted)
    }
    #expect(uploader.cancelled == ["a", "a"])
  }

  @Test func `a request that fails fails the stream, and disposing cancels`() async {
    let uploader = Uploader()
    let failed = upload("", with: uploader).recorded()
    await clock.settle()
    #expect(failed.error is URLError)
    upload("b", with: uploader).subscribe { _ in Issue.record("cancelled") }.dispose()
    await clock.settle()
    #expect(uploader.cancelled == ["", "b"])
  }

  @Test func `reports on the main actor end with the subscription`() {
    let center = ChangeCenter()
    let bag = DisposeBag()
    var seen: [String] = []
    changes(of: center).subscribe { seen.append($0) }.disposed(by: bag)
    center.post("a")
    bag.dispose()
    center.post("b")
    #expect(seen == ["a"])
    #expect(center.isEmpty)
  }

  @Test func `a client that finds nobody throws`() async throws {
    let address = try #require(URL(string: "http://127.0.0.1:1/price"))
    let client = PriceClient(session: URLSession(configuration: .ephemeral), address: address)
    await #expect(throws: URLError.self) { try await client.price() }
  }
}

func price(of product: String, in store: PriceStore) async throws -> Int {
  try await withCheckedThrowingContinuation { continuation in
    store.fetchPrice(of: product) { continuation.resume(with: $0) }
  }
}

struct PriceClient {
  let session: URLSession
  let address: URL

  func price() async throws -> Int {
    let (body, response) = try await session.data(from: address)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    return try JSONDecoder().decode(Int.self, from: body)
  }
}

struct PriceStore: Sendable {
  func fetchPrice(of product: String, then answer: (Result<Int, any Error>) -> Void) {
    answer(.success(product.count))
  }
}

final class Sensor: @unchecked Sendable {
  // Set once, before the only task that reads it is started.
  var onReading: (@Sendable (Double) -> Void)?
}

@MainActor final class Thermometer {
  let readings: Driver<Double>
  private let sensor: Sensor

  init(sensor: Sensor) {
    let inlet = StreamInlet<Double>(bufferingPolicy: .bufferingNewest(1))
    sensor.onReading = { inlet.send($0) }
    self.sensor = sensor
    readings = inlet.stream.asDriver(onErrorJustReturn: .nan)
  }
}

extension Thermometer {
  var isConnected: Bool { sensor.onReading != nil }
}

@MainActor func upload(_ name: String, with uploader: Uploader) -> EventStream<Int> {
  .deferred {
    let inlet = StreamInlet<Int>()
    let request = uploader.start(
      name,
      onProgress: { inlet.send($0) },
      onEnd: { inlet.finish(throwing: $0) }
    )
    return inlet.stream.do(onDispose: { request.cancel() })
  }
}

/// Reports from another thread, before it returns.
///
/// It refuses what has no name.
@MainActor final class Uploader {
  @MainActor struct Request {
    let uploader: Uploader
    let name: String

    func cancel() { uploader.cancelled.append(name) }
  }

  fileprivate(set) var cancelled: [String] = []

  func start(
    _ name: String,
    onProgress: @escaping @Sendable (Int) -> Void,
    onEnd: @escaping @Sendable ((any Error)?) -> Void
  ) -> Request {
    DispatchQueue.global().sync {
      onProgress(0)
      onProgress(50)
      if !name.isEmpty { onProgress(100) }
      onEnd(name.isEmpty ? URLError(.badURL) : nil)
    }
    return Request(uploader: self, name: name)
  }
}

@MainActor final class ChangeCenter {
  private var actions: [Int: (String) -> Void] = [:]

  var isEmpty: Bool { actions.isEmpty }

  func add(_ action: @escaping (String) -> Void) -> Int {
    actions[actions.count] = action
    return actions.count - 1
  }

  func remove(_ token: Int) {
    actions[token] = nil
  }

  func post(_ change: String) {
    for action in actions.values { action(change) }
  }
}

@MainActor func changes(of center: ChangeCenter) -> EventStream<String> {
  .create { observer in
    let token = center.add { observer.onNext($0) }
    return AnyDisposable { center.remove(token) }
  }
}
