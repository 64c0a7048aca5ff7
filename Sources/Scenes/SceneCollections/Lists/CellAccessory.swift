public import Scenes

/// A mark or a button before or after what a row of a list shows. (Apple: `UICellAccessory`.)
///
/// ```swift
/// cell.accessories = [
///   .delete { gateway.delete(id) },
///   .label("12"),
///   .disclosureIndicator(displayed: .whenNotEditing),
/// ]
/// ```
/// A row shows those that its state lets it show, in the order in which they are given. Where the cell has an
/// identifier, the buttons have it too, with `-delete`, `-insert`, `-detail` and `-disclosure` behind it.
@MainActor
public struct CellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: String, Hashable, Sendable, CaseIterable {
    /// At any time.
    case always
    /// While the collection is edited; see ``CollectionView/isEditing``.
    case whenEditing
    /// While it is not.
    case whenNotEditing
  }

  /// Where an accessory is shown.
  public enum Placement: String, Hashable, Sendable, CaseIterable {
    /// Before the content, where lines of text begin.
    case leading
    /// After the content.
    case trailing
  }

  /// What a tap does to a row with an outline disclosure.
  public enum OutlineDisclosureStyle: String, Hashable, Sendable, CaseIterable {
    /// On the disclosure it shows or hides what is below the item; elsewhere it selects the item.
    case cell
    /// Anywhere it shows or hides what is below the item.
    case header
  }

  enum Kind {
    case mark(String)
    case reorder
    case label(String)
    case button(String, name: String, label: String, perform: @MainActor () -> Void)
    case outlineDisclosure(OutlineDisclosure)
    case custom(@MainActor () -> [ScreenElement])
  }

  /// A disclosure of an outline.
  struct OutlineDisclosure {
    let style: OutlineDisclosureStyle
    /// What assistive technology calls showing what is below the item, and hiding it.
    let names: (expand: String, collapse: String)
  }

  let kind: Kind
  /// Where it is shown.
  public let placement: Placement
  /// When it is shown.
  public let displayed: DisplayedState

  private init(_ kind: Kind, _ placement: Placement, _ displayed: DisplayedState) {
    (self.kind, self.placement, self.displayed) = (kind, placement, displayed)
  }

  // MARK: - Marks

  /// Says that a tap leads to another place.
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> CellAccessory {
    CellAccessory(.mark("›"), .trailing, displayed)
  }

  /// Ticks the row.
  public static func checkmark(displayed: DisplayedState = .always) -> CellAccessory {
    CellAccessory(.mark("✓"), .trailing, displayed)
  }

  /// Shows a few words, such as a number of things, which are part of the row's value.
  public static func label(
    _ text: String,
    displayed: DisplayedState = .always
  ) -> CellAccessory {
    CellAccessory(.label(text), .trailing, displayed)
  }

  /// Says that the row can be carried to another place; it is there only if the data source lets its item be picked
  /// up.
  ///
  /// A finger picks the row up anywhere; see ``ReorderingHandlers``.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> CellAccessory {
    CellAccessory(.reorder, .trailing, displayed)
  }

  // MARK: - Buttons

  /// Shows and hides what is below the item in the outline of its section; it is there only if there can be anything.
  ///
  /// Like the title of a disclosure group it says whether that is shown, and takes another value. Assistive technology
  /// can do the same with the whole row.
  ///
  /// - Parameters:
  ///   - style: What a tap on the row does.
  ///   - displayed: When it is shown.
  ///   - expand: What assistive technology calls showing what is below.
  ///   - collapse: What it calls hiding that.
  /// - Returns: The accessory.
  public static func outlineDisclosure(
    style: OutlineDisclosureStyle = .cell,
    displayed: DisplayedState = .always,
    expand: String = "Expand",
    collapse: String = "Collapse"
  ) -> CellAccessory {
    let disclosure = OutlineDisclosure(style: style, names: (expand, collapse))
    return CellAccessory(.outlineDisclosure(disclosure), .trailing, displayed)
  }

  /// A button that takes the item away.
  ///
  /// - Parameters:
  ///   - label: What assistive technology calls it.
  ///   - displayed: When it is shown.
  ///   - perform: Takes the item away, such as from the snapshot: the row does not do it.
  /// - Returns: The accessory.
  public static func delete(
    label: String = "Delete",
    displayed: DisplayedState = .whenEditing,
    perform: @escaping @MainActor () -> Void
  ) -> CellAccessory {
    let kind = Kind.button("−", name: "delete", label: label, perform: perform)
    return CellAccessory(kind, .leading, displayed)
  }

  /// A button that adds an item.
  ///
  /// - Parameters:
  ///   - label: What assistive technology calls it.
  ///   - displayed: When it is shown.
  ///   - perform: Adds an item: the row does not do it.
  /// - Returns: The accessory.
  public static func insert(
    label: String = "Insert",
    displayed: DisplayedState = .whenEditing,
    perform: @escaping @MainActor () -> Void
  ) -> CellAccessory {
    let kind = Kind.button("+", name: "insert", label: label, perform: perform)
    return CellAccessory(kind, .leading, displayed)
  }

  /// A button that leads to more about the item, while a tap on the row selects it.
  ///
  /// - Parameters:
  ///   - label: What assistive technology calls it.
  ///   - displayed: When it is shown.
  ///   - perform: Leads there.
  /// - Returns: The accessory.
  public static func detail(
    label: String = "More info",
    displayed: DisplayedState = .always,
    perform: @escaping @MainActor () -> Void
  ) -> CellAccessory {
    let kind = Kind.button("ⓘ", name: "detail", label: label, perform: perform)
    return CellAccessory(kind, .trailing, displayed)
  }

  // MARK: - Anything

  /// A part of one's own.
  ///
  /// - Parameters:
  ///   - part: The part. A cell that is a part of its own accessory would never be let go of.
  ///   - placement: Where it is shown.
  ///   - displayed: When it is shown.
  /// - Returns: The accessory.
  public static func customView(
    _ part: some ScreenPart,
    placement: Placement,
    displayed: DisplayedState = .always
  ) -> CellAccessory {
    CellAccessory(.custom { Self.elements(of: part) }, placement, displayed)
  }

  @ScreenBuilder
  private static func elements(of part: some ScreenPart) -> [ScreenElement] { part }

  // MARK: - Showing

  /// Whether a cell in its state shows it.
  func isShown(in cell: CollectionViewListCell) -> Bool {
    if case .outlineDisclosure = kind, !cell.isExpandable { return false }
    if case .reorder = kind, !cell.isReorderable { return false }
    return switch displayed {
    case .always: true
    case .whenEditing: cell.configurationState.isEditing
    case .whenNotEditing: !cell.configurationState.isEditing
    }
  }
}
