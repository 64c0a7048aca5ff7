public import Observation2

/// RxTest’s `TestableObserver`: here an observer of `Observation2Testing`.
@available(*, unavailable, message: "Import Observation2Testing and write TestObserver.")
public final class TestableObserver<Element> {
  /// RxTest’s `events`.
  public var events: [Recorded<StreamEvent<Element>>] { unreachable() }

  /// RxSwift’s `asObserver()`.
  public func asObserver() -> TestableObserver { unreachable() }
}

extension EventStream {
  /// RxTest’s `subscribe(_:)` of an observer that records.
  @available(
    *,
    unavailable,
    message: "Import Observation2Testing and write let observer = time.record(stream)."
  )
  public func subscribe(_ observer: TestableObserver<Element>) -> any Disposable { unreachable() }

  /// RxTest’s `bind(to:)` of an observer that records.
  @available(
    *,
    unavailable,
    message: "Import Observation2Testing and write let observer = time.record(stream)."
  )
  public func bind(to observer: TestableObserver<Element>) -> any Disposable { unreachable() }
}

extension SharedStream {
  /// RxTest’s `drive(_:)` of an observer that records.
  @available(
    *,
    unavailable,
    message: "Import Observation2Testing and write let observer = time.record(driver)."
  )
  public func drive(_ observer: TestableObserver<Element>) -> any Disposable { unreachable() }

  /// RxTest’s `emit(to:)` of an observer that records.
  @available(
    *,
    unavailable,
    message: "Import Observation2Testing and write let observer = time.record(signal)."
  )
  public func emit(to observer: TestableObserver<Element>) -> any Disposable { unreachable() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// RxTest’s `XCTAssertRecordedElements(_:_:)`.
@available(*, unavailable, message: "Compare the values of a TestObserver: observer.values.")
public func XCTAssertRecordedElements<Element: Equatable>(
  _ events: [Recorded<StreamEvent<Element>>],
  _ elements: [Element]
) { unreachable() }
