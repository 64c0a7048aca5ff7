/// Something that a ``StreamGraph`` can begin at: a subject, a relay, an inlet, a driver or a signal.
public protocol StreamGraphRoot {
  /// What the graph asks for what is below.
  var graphRoot: StreamGraph.Root { get }
}

extension StreamGraph {
  /// The beginning of a graph, which only the types of this module can make.
  public struct Root {
    let describe: (StreamSurvey, String) -> Void

    fileprivate init(_ describe: @escaping (StreamSurvey, String) -> Void) {
      self.describe = describe
    }
  }
}

extension HubOwner: StreamGraphRoot {
  /// What observes this subject or relay.
  public final var graphRoot: StreamGraph.Root {
    StreamGraph.Root { survey, name in self.hub.describe(to: survey, name) }
  }
}

extension StreamInlet: @MainActor StreamGraphRoot {
  /// What observes the stream of this inlet.
  ///
  /// What sends into it is no part of any graph.
  @MainActor
  public var graphRoot: StreamGraph.Root { subject.graphRoot }
}

extension SharedStream: @MainActor StreamGraphRoot {
  /// What observes this driver or signal, or the relay, property or slice that it stands for.
  public var graphRoot: StreamGraph.Root {
    let stream = stream
    return StreamGraph.Root { survey, name in
      let look = HubLook()
      let link = stream.connect(EventSink { look.receive($0, $1) })
        .connected { true }
      if let hub = look.hub {
        hub.describe(to: survey, name)
        hub.isLookedAt = false
      } else {
        // It has ended, or never emits.
        survey.pass(.hub, name) {}
      }
      link.cancel()
    }
  }
}

/// An observer that joins a hub only to see which one it is.
private final class HubLook {
  private(set) var hub: StreamHub?

  func receive(_ payload: UnsafeRawPointer, _ signal: SinkSignal) -> Bool {
    if signal == .wantsOrigins, hub == nil,
      case .node(let node, _) = payload.assumingMemoryBound(to: UpstreamLink.self).pointee
    {
      hub = node.takeUnretainedValue() as? StreamHub
      hub?.isLookedAt = true
      return false
    }
    // What is replayed is wanted as far as the hub can tell, so that it keeps this until the look is over.
    // A source that gives all by itself has no hub, and need not go on.
    return signal == .next && hub != nil
  }
}
