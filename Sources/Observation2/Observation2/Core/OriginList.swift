/// The origins that reach a join or a hub.
///
/// An origin counts as one, by however many ways it comes. The operators downstream learn of it once, or a
/// graph with n diamonds in a row would report it 2ⁿ times. Each input tells up to `limit` origins apart;
/// those beyond are folded into one.
///
/// - Complexity: O(1): a list has at most `limit` lines for each of a few inputs, and a join with
///   many inputs finds its origins by hash.
struct OriginList {
  /// The number of origins that each input tells apart.
  static let limit: Int32 = 16
  /// The largest number of inputs for which the list is searched line by line.
  private static let fewInputs = 8

  /// Small, since each join of a long chain may have many.
  private struct Line {
    let wave: Wave
    /// The number of ways by which the origin reaches this input.
    var ways: Int32 = 1
    let distance: Int16
    let input: Int8

    init(_ wave: Wave, _ input: Int32, _ distance: Int32) {
      self.wave = wave
      self.distance = Int16(clamping: distance)
      self.input = Int8(clamping: input)
    }
  }

  /// In the order in which they came.
  private var lines: [Line] = []
  private var folded: FoldedOrigins?
  /// The length of the longest chain of joins above.
  private(set) var rank: Int32 = 0

  init(inputs: Int = 1) {
    if inputs > OriginList.fewInputs { folded = WideOrigins() }
  }

  var isEmpty: Bool { lines.isEmpty && folded?.isEmpty != false }

  /// The wave of the origin that came first, if the input tells it apart.
  var first: Wave? { lines.first?.wave }

  /// The owners of the turns of those origins that the input tells apart.
  var owners: [TurnOwner] { lines.compactMap { $0.wave.owner } }

  /// All origins of a list that has one input, as links for the operators downstream; the rank alone if
  /// there are none.
  var links: [OriginLink] {
    var links = lines.map {
      OriginLink(origin: .one($0.wave), rank: rank, distance: Int32($0.distance))
    }
    if let folded, !folded.isEmpty {
      links.append(OriginLink(origin: .many(folded.group), rank: rank))
    }
    if links.isEmpty, rank > 0 { links.append(OriginLink(origin: nil, rank: rank)) }
    return links
  }

  /// Adds a way by which an origin comes.
  ///
  /// - Returns: The link to report below; `nil` if neither an origin is new to all inputs nor the
  ///   rank has risen.
  mutating func attach(_ link: OriginLink, input: Int = 0) -> OriginLink? {
    let isHigher = link.rank > rank
    if isHigher { rank = link.rank }
    let news = link.origin.flatMap { add($0, link.distance, Int32(truncatingIfNeeded: input)) }
    guard news != nil || isHigher else { return nil }
    return OriginLink(origin: news, rank: rank, distance: link.distance)
  }

  /// Removes a way by which an origin came.
  ///
  /// - Returns: The link to report below, if it was the last way.
  mutating func detach(_ link: OriginLink, input: Int = 0) -> OriginLink? {
    let input = Int32(truncatingIfNeeded: input)
    if case .one(let wave) = link.origin, let isLast = remove(wave, input) {
      return isLast ? link : nil
    }
    guard link.origin != nil, let folded, folded.unfold(input) else { return nil }
    return OriginLink(origin: .many(folded.group))
  }

  /// `true` if any of the origins is running.
  var isRunning: Bool { furthestRunning() != nil }

  /// `true` if ``awaited(by:)`` may find a wave: the part of it that every event of a join needs.
  @inline(__always)
  func mayBeAwaited(by input: Int) -> Bool {
    let input = Int32(truncatingIfNeeded: input)
    for line in lines where line.input != input && line.wave.isActive { return true }
    return folded != nil
  }

  /// Returns the wave whose end a join has to wait for when this input has brought something.
  ///
  /// The result is `nil` if no origin runs and reaches another input, and none is held back above this one.
  func awaited(by input: Int, of join: JoinNode) -> Wave? {
    let input = Int32(truncatingIfNeeded: input)
    let mustWait = lines.contains { line in
      guard line.input != input, line.wave.isActive else { return false }
      if line.wave.isRunning { return true }
      let isBoth =
        folded?.isHere(input) == true
        || lines.contains { $0.input == input && $0.wave === line.wave }
      return isBoth && line.wave.mayReach(join)
    }
    return mustWait || folded?.isActive(besides: input, of: join) == true ? furthestRunning() : nil
  }

  /// The running wave that is furthest up, which is likely to end last; of several, the one added
  /// first.
  func furthestRunning(but ended: Wave? = nil) -> Wave? {
    furthest { $0.isRunning && $0 !== ended }
  }

  /// The wave that has brought the event that is being delivered.
  ///
  /// In a loop of bindings, an event that comes back to its origin is a change of its own: the
  /// origin has caused the waves in between.
  var cause: Wave? { furthest { $0.isRunning && !$0.isCaused } }

  /// Holds back the active waves, for a join that waits, unless the wave it waits for is the only
  /// one.
  ///
  /// - Parameters:
  ///   - held: The waves that the join holds back.
  ///   - join: The join.
  ///   - rank: The rank that it had when it began to hold waves back.
  func holdBack(_ held: inout [Wave], by join: JoinNode, of rank: Int32) {
    let awaited = furthestRunning()
    guard furthest(where: { $0 !== awaited && $0.mayReach(join) }) != nil else { return }
    while let wave = furthest(where: { wave in
      wave.isActive && !held.contains { $0 === wave } && wave.mayReach(join)
    }) {
      wave.holdBack(by: join, of: rank)
      held.append(wave)
    }
  }

  private func furthest(where isMeant: (Wave) -> Bool) -> Wave? {
    var furthest: Line?
    for line in lines where isMeant(line.wave) {
      if let best = furthest, best.distance >= line.distance { continue }
      furthest = line
    }
    return furthest?.wave ?? folded?.first(where: isMeant)
  }

  /// Adds a way; returns the origin, or the group it is folded into, if that is new to all inputs.
  private mutating func add(
    _ origin: OriginLink.Origin,
    _ distance: Int32,
    _ input: Int32
  ) -> OriginLink.Origin? {
    if case .one(let wave) = origin, let isNew = add(wave, distance, input) {
      return isNew ? origin : nil
    }
    let folded = folded ?? FoldedOrigins()
    self.folded = folded
    return folded.fold(origin, input) ? .many(folded.group) : nil
  }

  /// Adds a way of an origin that the input tells apart.
  ///
  /// Returns `true` if the origin is new to all inputs, and `nil` if there is no room for it.
  private mutating func add(_ wave: Wave, _ distance: Int32, _ input: Int32) -> Bool? {
    if let wide = folded as? WideOrigins { return wide.add(wave, input) }
    var isNew = true
    var count: Int32 = 0
    for index in lines.indices {
      let isSame = lines[index].wave === wave
      if isSame { isNew = false }
      guard lines[index].input == input else { continue }
      if isSame {
        lines[index].ways += 1
        return false
      }
      count += 1
    }
    guard count < OriginList.limit else { return nil }
    lines.append(Line(wave, input, distance))
    return isNew
  }

  /// Removes a way; returns whether it was the origin's last one by any input, or `nil` if the
  /// origin is not told apart.
  private mutating func remove(_ wave: Wave, _ input: Int32) -> Bool? {
    if let wide = folded as? WideOrigins { return wide.remove(wave, input) }
    let place = lines.firstIndex { $0.wave === wave && $0.input == input }
    guard let place else { return nil }
    lines[place].ways -= 1
    if lines[place].ways > 0 { return false }
    // Released last, when the list is consistent again.
    let removed = lines.remove(at: place)
    return withExtendedLifetime(removed) { !lines.contains { $0.wave === wave } }
  }
}
