public import Scenes

/// A row of a list: what it shows, with accessories before and after it. (Apple: `UICollectionViewListCell`.)
///
/// ```swift
/// let rows = CollectionView.CellRegistration<CollectionViewListCell, Folder> { cell, _, folder in
///   var content = ListContentConfiguration.valueCell()
///   content.text = folder.name
///   content.secondaryText = String(folder.count)
///   cell.contentConfiguration = content
///   cell.accessories = [.outlineDisclosure()]
/// }
/// ```
/// It is at least 44 points high, and indented by the level of its item in an outline. With a
/// ``ListContentConfiguration`` the whole row is one element for assistive technology, whose label is the text and whose
/// value the secondary text. Used for a header or a footer of a list, it looks the same.
open class CollectionViewListCell: CollectionViewCell {
  /// The accessories before and after the content, in the order in which lines are read.
  ///
  /// A cell that is used for another item loses them.
  public var accessories: [CellAccessory] = [] {
    didSet { revision += 1 }
  }

  /// How far before an accessory or the content of one level begins that of the next one does, in points.
  public var indentationWidth = 10.0 {
    didSet { if indentationWidth != oldValue { revision += 1 } }
  }

  private var ownIndentationLevel: Int? {
    didSet { if ownIndentationLevel != oldValue { revision += 1 } }
  }

  /// How many levels it is indented by: those of its item in an outline, unless another number was set for the item.
  public var indentationLevel: Int {
    get { ownIndentationLevel ?? outlineLevel }
    set { ownIndentationLevel = newValue }
  }

  /// Takes back the accessories and the level that was set.
  open override func prepareForReuse() {
    super.prepareForReuse()
    accessories = []
    ownIndentationLevel = nil
  }

  /// The content with the accessories that are shown in its state.
  @ScreenBuilder open override var body: [ScreenElement] {
    let content = super.body
    let (leading, trailing) = (shown(.leading), shown(.trailing))
    let layout = ListRowLayout(
      leading: leading.count,
      indentation: (Double(max(0, indentationLevel)) * indentationWidth).lengthOrZero
    )
    arranged(by: layout) {
      leading
      ScreenElement(.layers, .layers, children: content)
      trailing
    }
    .marked(isMarked)
  }

  private func shown(_ placement: CellAccessory.Placement) -> [ScreenElement] {
    accessories.filter { $0.placement == placement && $0.isShown(in: self) }
      .map { CellAccessoryPart(accessory: $0, cell: self).element }
  }

  /// `true` while it is selected or a finger is on it.
  private var isMarked: Bool { configurationState.isSelected || configurationState.isHighlighted }

  /// `true` if a person may carry it to another position.
  var isReorderable: Bool {
    guard let collectionView, let path = collectionView.path(for: self) else { return false }
    return collectionView.canReorderItem(at: path)
  }

  // MARK: - Outlines

  /// The disclosure that it shows; `nil` if it shows none.
  private var outlineDisclosure: CellAccessory.OutlineDisclosure? {
    for accessory in accessories where accessory.isShown(in: self) {
      if case .outlineDisclosure(let disclosure) = accessory.kind { return disclosure }
    }
    return nil
  }

  override var togglesByTap: Bool { outlineDisclosure?.style == .header }

  // MARK: - Assistive technology

  /// The text of the usual content.
  var label: String? { (contentConfiguration as? ListContentConfiguration)?.text }

  override func completed(_ shell: ScreenElement) -> ScreenElement {
    var row = shell
    if let content = contentConfiguration as? ListContentConfiguration {
      if let text = content.text { row = row.label(text) }
      let words = accessories.map { $0.isShown(in: self) ? $0.words : nil }
      let value = ([content.secondaryText] + words).compactMap(\.self).joined(separator: ", ")
      if !value.isEmpty { row = row.value(value) }
      if content.isHeader { row = row.header() }
    }
    guard let names = outlineDisclosure?.names else { return row }
    let name =
      configurationState.isExpanded
      ? names.collapse ?? environment.words.collapse
      : names.expand ?? environment.words.expand
    return row.accessibilityAction(name) { [weak self] in self?.toggleExpansion() }
  }
}

extension CellAccessory {
  /// The words that it adds to the value of its row.
  fileprivate var words: String? {
    if case .label(let text) = kind { text } else { nil }
  }
}

extension ScreenElement {
  /// It on a background that tells it apart from others.
  fileprivate func marked(_ isMarked: Bool) -> ScreenElement {
    isMarked ? background(.fill) : self
  }
}
