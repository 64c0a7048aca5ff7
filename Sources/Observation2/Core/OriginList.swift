/// The origins that reach a join or a hub.
///
/// An origin counts as one, by however many ways it comes: what lies below is told of it once, or a
/// graph with n diamonds in a row would tell of it 2ⁿ times.
///
/// - Complexity: O(log n) to find one of n, O(n) moves to add and to remove it.
struct OriginList {
  struct Line {
    let wave: Wave
    let input: Int32
    let distance: Int32
    /// Which of all that were added it is.
    let order: Int32
    /// How many ways lead here by this input.
    fileprivate var ways: Int32 = 1
  }

  /// Ordered by address and input, so that one is found quickly.
  private(set) var lines: [Line] = []
  private var added: Int32 = 0

  /// The line that was added first after another one, if there is one; with it the lines are gone
  /// through in an order that is the same in every run of a program.
  ///
  /// - Complexity: O(n); a list compiled for sorting would make this module slow to build.
  func next(after order: Int32) -> Line? {
    var next: Line?
    for line in lines where line.order > order && line.order < next?.order ?? .max { next = line }
    return next
  }

  /// Adds a way; answers whether the origin is new to all inputs.
  mutating func add(_ link: OriginLink, input: Int) -> Bool {
    let index = index(of: link.wave, input)
    if holds(link.wave, input, at: index) {
      lines[index].ways += 1
      return false
    }
    let isKnown = isWave(link.wave, at: index - 1) || isWave(link.wave, at: index)
    added &+= 1
    lines.insert(
      Line(wave: link.wave, input: Int32(input), distance: link.distance, order: added),
      at: index
    )
    return !isKnown
  }

  /// Removes a way; answers whether it was the origin's last one by any input.
  mutating func remove(_ wave: Wave, input: Int) -> Bool {
    let index = index(of: wave, input)
    guard holds(wave, input, at: index) else { return false }
    lines[index].ways -= 1
    if lines[index].ways > 0 { return false }
    lines.remove(at: index)
    return !isWave(wave, at: index - 1) && !isWave(wave, at: index)
  }

  /// The running wave that is furthest up, which is likely to end last; of several the one that was
  /// added first.
  func furthestRunning(but ended: Wave? = nil) -> Wave? {
    var furthest: Line?
    for line in lines where line.wave.isRunning && line.wave !== ended {
      guard let best = furthest else {
        furthest = line
        continue
      }
      let isFurther = line.distance > best.distance
      if isFurther || line.distance == best.distance && line.order < best.order { furthest = line }
    }
    return furthest?.wave
  }

  /// Where the line is, or where it would be.
  private func index(of wave: Wave, _ input: Int) -> Int {
    let address = UInt(bitPattern: ObjectIdentifier(wave))
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      let other = UInt(bitPattern: ObjectIdentifier(lines[middle].wave))
      if other < address || other == address && lines[middle].input < input {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  private func holds(_ wave: Wave, _ input: Int, at index: Int) -> Bool {
    isWave(wave, at: index) && lines[index].input == input
  }

  private func isWave(_ wave: Wave, at index: Int) -> Bool {
    lines.indices.contains(index) && lines[index].wave === wave
  }
}
