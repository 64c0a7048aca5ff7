extension EventStream {
  /// Gives this point of the stream a name, by which graphs and traces show it.
  ///
  /// ```
  /// source           --1--2--|
  /// named("total")   --1--2--|
  /// ```
  ///
  /// Nothing else changes.
  ///
  /// - Complexity: O(1) per value; while a ``StreamTrace`` records, the value is described.
  public func named(_ name: String) -> EventStream {
    let connect = connect
    return EventStream { sink in
      connect(
        EventSink { payload, signal in
          switch signal {
          case .next:
            guard let recorder = StreamTrace.recorder else {
              return sink.raw.receive(payload, signal)
            }
            let value = payload.assumingMemoryBound(to: Element.self).pointee
            recorder.push(StreamTrace.Cause(name: name, value: "\(value)"))
            defer { recorder.pop() }
            return sink.raw.receive(payload, signal)
          case .describe:
            let survey = payload.assumingMemoryBound(to: StreamSurvey.self).pointee
            survey.pass(.operator, name) { sink.raw.describe(to: survey) }
            return false
          default: return sink.raw.receive(payload, signal)
          }
        }
      )
    }
  }
}

extension SharedStream {
  /// Gives this point a name; see ``EventStream/named(_:)``.
  public func named(_ name: String) -> SharedStream {
    SharedStream(shared: stream.named(name))
  }
}
