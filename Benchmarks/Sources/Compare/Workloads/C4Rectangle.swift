import SceneCollections
import Scenes

extension Workload {
  /// C4: the frames in a rectangle that holds 20 items of C2w's waterfall, beside a scan of 20 frames.
  static var rectangle: Workload {
    Workload("C4", against: .bare, limit: 5) { inputs in
      let (engine, rects, found) = rectangles(100_000, inputs)
      return Trial(
        expected: { $0 &* found },
        ours: asking(engine, rects),
        bare: scanning(engine, rects)
      )
    }
  }

  /// The same beside a waterfall of 1,000 items.
  static var rectangleOfFewer: Workload {
    Workload("C4 1000", against: .thousandItems, limit: 2) { inputs in
      let (many, rects, found) = rectangles(100_000, inputs)
      let (few, others, same) = rectangles(1_000, inputs)
      precondition(found == same, "Both find the same number.")
      return Trial(
        expected: { $0 &* found },
        ours: asking(many, rects),
        bases: [asking(few, others)]
      )
    }
  }

  /// A waterfall, 64 rectangles all over it, and how many items stand in each of them: 20.
  @MainActor
  private static func rectangles(
    _ count: Int,
    _ inputs: Inputs
  ) -> (CollectionLayoutEngine, [ScreenRect], Int) {
    let heights = itemHeights(count, seed: inputs.seed)
    let engine = CollectionLayoutEngine.of(.waterfall(of: heights), count: count)
    let end = engine.contentSize.height - 1_000
    var rects: [ScreenRect] = []
    var place = 0
    while rects.count < 64 {
      place &+= 1
      let y = end * Double(place &* 617 % 1_000) / 1_000
      let rect = ScreenRect(x: 0, y: y, width: 316, height: 460)
      if engine.attributes(in: rect).count == 20 { rects.append(rect) }
    }
    return (engine, rects, 20)
  }

  @MainActor
  private static func asking(_ engine: CollectionLayoutEngine, _ rects: [ScreenRect]) -> Contender {
    Contender {
      { rounds, meter in
        var sum = 0
        meter.start()
        for round in 0..<rounds { sum &+= engine.attributes(in: rects[round & 63]).count }
        meter.stop()
        return sum
      }
    }
  }

  /// Looks through the 20 frames, which somebody else has found, and notes which of them meet the rectangle, and where.
  @MainActor
  private static func scanning(
    _ engine: CollectionLayoutEngine,
    _ rects: [ScreenRect]
  ) -> Contender {
    Contender {
      let near = rects.map { engine.attributes(in: $0).map(\.frame) }
      return { rounds, meter in
        var sum = 0
        meter.start()
        for round in 0..<rounds { sum &+= framesMeeting(rects[round & 63], near[round & 63]).count }
        meter.stop()
        return sum
      }
    }
  }
}

/// The items and frames that share more than an edge with a rectangle.
@inline(never)
private func framesMeeting(
  _ rect: ScreenRect,
  _ frames: [ScreenRect]
) -> [(item: Int, frame: ScreenRect)] {
  var found: [(item: Int, frame: ScreenRect)] = []
  found.reserveCapacity(frames.count)
  for (item, frame) in frames.enumerated()
  where frame.x < rect.maxX && rect.x < frame.maxX && frame.y < rect.maxY && rect.y < frame.maxY {
    found.append((item, frame))
  }
  return found
}
