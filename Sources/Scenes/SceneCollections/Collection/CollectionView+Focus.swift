import Scenes

/// The focus.
///
/// A cell, header or footer that contains the focus is there at any distance, as in UIKit that of the first
/// responder. So a person goes on writing in a cell that they have scrolled out of sight, and the
/// collection uses it for no other item. It follows its item when that moves, and goes with it.
extension CollectionView {
  /// Notes which cell, header or footer the focus is in.
  public func focusDidMove(to id: CollectionElementID?) {
    // A section that scrolls across says by itself which of its cells it is.
    setFocused(id.flatMap { rowsThere[$0.number] == nil ? $0.number : nil })
  }

  func setFocused(_ number: UInt64?) {
    guard number != focused else { return }
    let old = focused.flatMap { shown[$0] }
    focused = number
    old?.cell?.configurationState.isFocused = false
    number.flatMap { shown[$0]?.cell }?.configurationState.isFocused = true
    // It has been there for the focus alone.
    if old?.isDisplayed == false { setNeedsLayout() }
  }

  /// The section that scrolls across in which something has the focus.
  var focusedRow: Int? {
    guard let element = focused.flatMap({ shown[$0] }), element.isInRow else { return nil }
    return element.place.path.section
  }

  /// Returns the wanted elements, and the one that has the focus, at any distance.
  ///
  /// - Parameters:
  ///   - wanted: The elements near the part in sight, of the content or of one section that scrolls across.
  ///   - engine: Where everything stands.
  ///   - section: That section.
  /// - Returns: All that is to be there, cells in the order of their items.
  func withFocused(
    _ wanted: [CollectionLayoutAttributes],
    _ engine: CollectionLayoutEngine,
    inRow section: Int? = nil
  ) -> [CollectionLayoutAttributes] {
    guard let place = focused.flatMap({ shown[$0]?.place }),
      !wanted.contains(where: { CollectionElementPlace($0) == place }),
      let attributes = engine.attributes(at: place), CollectionElementPlace(attributes) == place,
      (isInRow(attributes, engine) ? place.path.section : nil) == section
    else { return wanted }
    var all = wanted
    let next = wanted.firstIndex { $0.category != .cell || $0.path > place.path }
    all.insert(attributes, at: place.category == .cell ? next ?? all.count : all.count)
    return all
  }

  /// Returns `true` for an element that moves with a section that scrolls across.
  func isInRow(
    _ attributes: CollectionLayoutAttributes,
    _ engine: CollectionLayoutEngine
  ) -> Bool {
    attributes.orthogonalSection.map { engine.scrollsAcross($0) } ?? false
  }

  /// Returns a Boolean value that indicates whether a place is in a section that scrolls across, or,
  /// without one, in the content itself.
  func isIn(
    _ place: CollectionElementPlace,
    _ section: Int?,
    _ engine: CollectionLayoutEngine
  ) -> Bool {
    engine.scrollsAcross(place.path.section) ? section == place.path.section : section == nil
  }
}

extension CollectionLayoutEngine {
  /// Where a cell, header or footer stands.
  fileprivate func attributes(at place: CollectionElementPlace) -> CollectionLayoutAttributes? {
    switch place.category {
    case .cell: attributes(forItem: place.path)
    case .supplementary(let kind):
      attributes(forSupplementary: kind, inSection: place.path.section)
        .flatMap { CollectionElementPlace($0) == place ? $0 : nil }
        ?? attributes(forAttachment: kind, at: place.path)
    case .decoration, .separator: nil
    }
  }
}
