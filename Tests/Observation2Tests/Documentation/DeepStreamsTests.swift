import Foundation
import Observation2
import Testing

/// The limits in `DeepStreams.md`, on a thread with the smallest usual stack.
///
/// Disabled under a sanitizer, whose stack frames are several times as large.
@Suite(.disabled(if: isSanitized)) struct DeepStreamsTests {
  private struct Page {
    let items: [String]
    let isLast: Bool
  }

  private static func load(_ number: Int) -> EventStream<Page> {
    .just(Page(items: ["\(number)"], isLast: number == 20_000))
  }

  private static func pages(_ number: Int) -> EventStream<[String]> {
    load(number).flatMap { page in
      page.isLast ? .just(page.items) : EventStream.just(page.items).concat(pages(number + 1))
    }
  }

  private static func values<Element>(of stream: EventStream<Element>) -> [Element] {
    var values: [Element] = []
    _ = stream.subscribe { values.append($0) }
    return values
  }

  @Test func `page after page comes in bounded stack`() {
    let items = onThread(stack: 512) { Self.values(of: Self.pages(1)).flatMap(\.self) }
    #expect(items == (1...20_000).map { "\($0)" })
  }

  @Test func `a chain may be as long as the table says for a secondary thread and a debug build`() {
    let values = onThread(stack: 512) {
      var chain = EventStream.just(0)
      for _ in 0..<390 { chain = chain.map { $0 + 1 } }
      return Self.values(of: chain)
    }
    #expect(values == [390])
  }

  @Test func `so may a chain of operators made by hand`() {
    let values = onThread(stack: 512) {
      var chain = EventStream.just(0)
      for _ in 0..<120 {
        let source = chain
        chain = .derived { observer in
          observer.listen(to: source) { observer.on($0.map { $0 + 1 }) }
        }
      }
      return Self.values(of: chain)
    }
    #expect(values == [120])
  }
}
