/// Notes which drivers and signals are ever bound, of those that are made while it is the current one.
///
/// A stream is a recipe, so it can't tell by itself whether anybody has used it. A stage that reports
/// outputs which nobody binds makes a watch the current one while a scene is built. An app has none,
/// and pays for one test of a variable where a driver is made.
@MainActor
package final class OutputWatch {
  /// The one that is told of each driver and signal that is made.
  @exclusivity(unchecked) package static var current: OutputWatch?

  private struct Known {
    weak var probe: OutputProbe?
  }

  /// By the context of the stream's closure, which all copies of the stream share: it holds the probe,
  /// so that it stands for no other stream while the probe lives.
  private var known: [UInt: Known] = [:]

  /// Creates a watch that knows no stream.
  package init() {}

  /// Runs `body` with this as the current one.
  package func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = OutputWatch.current
    OutputWatch.current = self
    defer { OutputWatch.current = outer }
    return try body()
  }

  func watch<Element>(_ stream: EventStream<Element>) -> EventStream<Element> {
    let probe = OutputProbe()
    let watched = EventStream<Element> { sink in
      probe.isBound = true
      return stream.connect(sink)
    }
    known[context(of: watched)] = Known(probe: probe)
    return watched
  }

  /// What is known of a stream, if it was made while this was the current one.
  func probe<Element>(of stream: EventStream<Element>) -> OutputProbe? {
    known[context(of: stream)]?.probe
  }

  /// Names the context of a stream's closure, which is two words: its code and its context.
  ///
  /// The stream is taken as it is, since a closure on its own would be wrapped on the way.
  private func context<Element>(of stream: EventStream<Element>) -> UInt {
    unsafeBitCast(stream, to: (UInt, UInt).self).1
  }
}

/// Whether anybody has ever bound a stream.
package final class OutputProbe {
  /// Whether anybody has.
  package fileprivate(set) var isBound = false
}

/// A stored driver or signal.
@MainActor
package protocol WatchedOutput {
  /// What a watch knows of it.
  func probe(in watch: OutputWatch) -> OutputProbe?
}
