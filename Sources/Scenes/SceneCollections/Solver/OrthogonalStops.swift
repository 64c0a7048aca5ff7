import Observation2

/// Where a section that scrolls across may come to rest; distances are in points from where it begins.
struct OrthogonalStops {
  /// Where a group stands.
  struct Span: Equatable {
    let start: Double
    let length: Double

    var end: Double { start + length }
  }

  let behavior: CollectionLayoutSection.OrthogonalScrollingBehavior
  /// The length of all groups with the room between them.
  let length: Double
  /// How much of it can be seen at once.
  let viewport: Double
  /// Where it may rest, in order; all between the first and the last if it may anywhere.
  let stops: [Double]

  /// The groups are asked for only where it depends on them where the section rests.
  init(
    _ behavior: CollectionLayoutSection.OrthogonalScrollingBehavior,
    length: Double,
    viewport: Double,
    spans: () -> [Span]
  ) {
    (self.behavior, self.length, self.viewport) = (behavior, length, viewport)
    let end = max(0, length - viewport)
    let wanted: [Double]
    switch behavior {
    case .none, .continuous: wanted = []
    case .continuousGroupLeadingBoundary, .groupPaging: wanted = spans().map(\.start)
    case .paging:
      // A page that shows nothing would be turned for ever.
      wanted =
        viewport >= 1 ? (0...Int(min(end / viewport, 1_000_000))).map { Double($0) * viewport } : []
    case .groupPagingCentered:
      let centred = Self.centred(spans(), in: viewport)
      stops = centred.isEmpty ? [0] : centred
      return
    }
    var stops = [0.0]
    for stop in wanted + [end] where stop > stops[stops.count - 1] { stops.append(min(stop, end)) }
    self.stops = stops
  }

  /// The offsets at which as many whole groups as fit, and one at least, are in the middle.
  private static func centred(_ spans: [Span], in viewport: Double) -> [Double] {
    var stops: [Double] = []
    var last = 0
    for first in spans.indices {
      last = max(first, last)
      while last + 1 < spans.count, spans[last + 1].end - spans[first].start <= viewport + 1e-6 {
        last += 1
      }
      stops.append((spans[first].start + spans[last].end - viewport) / 2)
      // The groups behind are in the middle with these already.
      if last == spans.count - 1 { break }
    }
    return stops
  }

  /// From the first place to the last.
  var range: ClosedRange<Double> {
    let (first, last) = (stops.first ?? 0, stops.last ?? 0)
    return first...max(first, last)
  }

  private var isPaging: Bool {
    switch behavior {
    case .paging, .groupPaging, .groupPagingCentered: true
    case .none, .continuous, .continuousGroupLeadingBoundary: false
    }
  }

  func clamped(_ offset: Double) -> Double {
    offset.isNaN ? range.lowerBound : min(max(offset, range.lowerBound), range.upperBound)
  }

  /// Where a drag comes to rest.
  ///
  /// - Parameters:
  ///   - start: Where it began.
  ///   - proposed: Where it would end if nothing stopped it.
  ///   - velocity: The speed of the finger at its release; only the direction counts.
  ///   - isOnePage: `true` to turn pages one by one.
  /// - Returns: One of the places at which the section may rest.
  func rest(
    from start: Double,
    proposed: Double,
    velocity: Double,
    isOnePage: Bool = true
  ) -> Double {
    let wanted = clamped(proposed)
    if restsAnywhere { return wanted }
    var place = place(near: wanted, towards: velocity)
    if isPaging, isOnePage {
      let page = self.place(near: clamped(start), towards: 0)
      place = min(max(place, page - 1), page + 1)
    }
    return stops[place]
  }

  /// `true` if it may rest anywhere between the first place and the last.
  var restsAnywhere: Bool { behavior == .none || behavior == .continuous }

  /// The stop at an offset without the rounding error of sums, or the offset if it is between two stops.
  func exact(_ offset: Double) -> Double {
    let next = stops.partitioningIndex { $0 >= offset - 1e-6 }
    return next < stops.count && stops[next] <= offset + 1e-6 ? stops[next] : offset
  }

  /// The place at which most of something is seen; of several the nearest to an offset.
  func rest(showing span: Span, near offset: Double) -> Double {
    let nearest = place(near: clamped(offset), towards: 0)
    func seen(_ place: Int) -> Double {
      min(span.end, stops[place] + viewport) - max(span.start, stops[place])
    }
    var best = nearest
    for place in [nearest - 1, nearest + 1]
    where stops.indices.contains(place) && seen(place) > seen(best) + 0.5 {
      best = place
    }
    return stops[best]
  }

  /// The number of the next stop in a direction, or of the nearest one.
  private func place(near offset: Double, towards direction: Double) -> Int {
    // Half a point off is a rounding error.
    let next = min(stops.partitioningIndex { $0 >= offset - 0.5 }, stops.count - 1)
    let isThere = abs(stops[next] - offset) <= 0.5
    if next == 0 || isThere || direction > 0 { return next }
    if direction < 0 { return next - 1 }
    return offset - stops[next - 1] < stops[next] - offset ? next - 1 : next
  }
}
