/// The patterns of all secrets as a tree: a beginning that several of them share is compared once.
///
/// The lines of a file of variables can all begin with the same word, and each byte of a report may be the first byte of
/// that word. The tree has a node only where patterns part or end.
struct SecretTree: Sendable {
  /// The match of a pattern, or of its beginning.
  struct Match {
    /// The offset behind it.
    let end: Int
    /// The index of a pattern; one that ends there, if there is one.
    let pattern: Int
    /// A Boolean value that indicates whether the pattern ends there.
    let isWhole: Bool

    /// Returns a Boolean value that indicates whether this match is the better one of two.
    func isBetter(than other: Match?) -> Bool {
      guard let other, end <= other.end else { return true }
      return end == other.end && isWhole && (!other.isWhole || pattern < other.pattern)
    }
  }

  private struct Node {
    /// A pattern of the node, whose spellings all patterns of the node share.
    let pattern: Int
    /// The places of these spellings in the pattern.
    let places: Range<Int>
    /// The first pattern that ends at the node.
    var ending: Int?
    /// The next nodes by the first bytes of their spellings, and those that may match without a byte.
    var children: [UInt8: [Int]] = [:]
    var gaps: [Int] = []
  }

  private let patterns: [SecretPattern]
  private var nodes: [Node] = []
  /// The spellings of all first scalars, so that one walk finds those of which there are bytes.
  private(set) var beginnings = SecretBeginnings()

  init(_ patterns: [SecretPattern]) {
    self.patterns = patterns
    if patterns.isEmpty { return }
    let order = patterns.indices.filter { !patterns[$0].keys.isEmpty }.sorted { first, second in
      let (one, other) = (patterns[first].keys, patterns[second].keys)
      // A pattern that ends first stands first, and equal ones in their order.
      if one == other { return first < second }
      return one.lexicographicallyPrecedes(other)
    }
    for node in branches(of: order[...], at: 0) {
      for text in patterns[nodes[node].pattern].texts(at: 0) { beginnings.add(text, of: node) }
    }
  }

  /// Adds the nodes for sorted patterns that are the same up to a place.
  private mutating func branches(of order: ArraySlice<Int>, at place: Int) -> [Int] {
    var (rest, branches): (ArraySlice<Int>, [Int]) = (order, [])
    while let first = rest.first {
      let key = patterns[first].keys[place]
      let group = rest.prefix { patterns[$0].keys[place] == key }
      rest = rest[group.endIndex...]
      branches.append(node(of: group, at: place))
    }
    return branches
  }

  private mutating func node(of group: ArraySlice<Int>, at start: Int) -> Int {
    let (first, last) = (group[group.startIndex], group[group.endIndex - 1])
    // In sorted patterns the first and the last one differ first.
    let shared = zip(patterns[first].keys[start...], patterns[last].keys[start...])
      .prefix { $0 == $1 }.count
    let end = start + shared
    let index = nodes.count
    nodes.append(Node(pattern: first, places: start..<end))
    let longer = group.drop { patterns[$0].keys.count == end }
    if longer.startIndex > group.startIndex { nodes[index].ending = first }
    for child in branches(of: longer, at: end) {
      if patterns[nodes[child].pattern].mayBeEmpty(at: end) { nodes[index].gaps.append(child) }
      for byte in firstBytes(of: child) { nodes[index].children[byte, default: []].append(child) }
    }
    return index
  }

  private func firstBytes(of node: Int) -> [UInt8] {
    patterns[nodes[node].pattern].firstBytes(at: nodes[node].places.lowerBound)
  }

  /// Returns the longest match at an offset.
  ///
  /// - Returns: The match; `nil` if there is none. It is open if the bytes end before a pattern does, so that more bytes
  ///   can change the match.
  func match(in bytes: [UInt8], at start: Int) -> (match: Match?, isOpen: Bool) {
    var (longest, isOpen): (Match?, Bool) = (nil, false)
    let (ends, isCut) = beginnings.ends(in: bytes, from: start)
    isOpen = isCut
    for (node, offsets) in ends {
      follow(node, in: bytes, from: offsets, hasBegun: true, &longest, &isOpen)
    }
    return (longest, isOpen)
  }

  private func follow(
    _ index: Int,
    in bytes: [UInt8],
    from offsets: [Int],
    hasBegun: Bool = false,
    _ longest: inout Match?,
    _ isOpen: inout Bool
  ) {
    let node = nodes[index]
    let pattern = patterns[node.pattern]
    var (now, next): ([Int], [Int]) = (offsets, [])
    for place in node.places {
      // The offsets are behind the first place already if it has begun.
      if place > node.places.lowerBound || !hasBegun {
        next.removeAll(keepingCapacity: true)
        if pattern.addEnds(at: place, in: bytes, from: now, to: &next) { isOpen = true }
        swap(&now, &next)
      }
      guard let end = now.max() else { return }
      let isEnd = place == node.places.upperBound - 1 && node.ending != nil
      guard isEnd || pattern.mayBeCut(behind: place) else { continue }
      let found = Match(
        end: end,
        pattern: (isEnd ? node.ending : nil) ?? node.pattern,
        isWhole: isEnd
      )
      if found.isBetter(than: longest) { longest = found }
    }
    var branches: [Int] = []
    for offset in now where offset < bytes.count {
      for child in node.children[bytes[offset]] ?? [] where !branches.contains(child) {
        branches.append(child)
      }
    }
    for child in node.gaps where !branches.contains(child) { branches.append(child) }
    for child in branches { follow(child, in: bytes, from: now, &longest, &isOpen) }
    // More bytes may begin a branch.
    if now.contains(bytes.count), !node.children.isEmpty { isOpen = true }
  }
}
