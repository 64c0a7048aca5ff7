extension ScreenPart {
  /// Shows text of which parts look different or lead somewhere; it wraps at the width that it is given.
  ///
  /// Each link, of one run or of several side by side that lead to the same place, is an element of its own
  /// inside the text: a person reaches it by a tap on it, by keys, and with assistive technology, and a test or
  /// a flow by its words. It takes taps on 44 points at least, around the longest part of it that stands on one
  /// line. It shows nothing itself: a front-end draws the text's ``ScreenNodeLook/runs``, where
  /// ``ScreenTextFlow`` places them.
  ///
  /// - Parameters:
  ///   - runs: The words, in their order.
  ///   - open: Called with the address of a link by a tap on it.
  /// - Returns: A text, whose children are its links.
  /// - Complexity: O(characters), at each layout for another width.
  public func text(
    _ runs: [ScreenTextRun],
    open: @escaping @MainActor (String) -> Void = { _ in }
  ) -> ScreenElement {
    let links = ScreenTextLink.links(in: runs).map { link in
      ScreenElement(.link, .space, action: ScreenAction { open(link.address) })
        .label(link.words).traits(.link).specifically { $0.address = link.address }
    }
    return ScreenElement(.text, .text, text: runs.map(\.text).joined(), children: links)
      .specifically { $0.runs = runs }
  }
}

/// Neighbouring runs of a text that lead to the same place.
struct ScreenTextLink: Equatable {
  let address: String
  private(set) var words: String
  private(set) var runs: Range<Int>

  static func links(in runs: [ScreenTextRun]) -> [ScreenTextLink] {
    var links: [ScreenTextLink] = []
    for (index, run) in runs.enumerated() {
      guard let address = run.address else { continue }
      if let last = links.indices.last, links[last].address == address,
        links[last].runs.upperBound == index
      {
        links[last].words += run.text
        links[last].runs = links[last].runs.lowerBound..<(index + 1)
      } else {
        links.append(
          ScreenTextLink(address: address, words: run.text, runs: index..<(index + 1))
        )
      }
    }
    return links
  }
}
