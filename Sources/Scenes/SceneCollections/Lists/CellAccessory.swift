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

  /// The effect of a tap on a row with an outline disclosure.
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
    case button(Button)
    case outlineDisclosure(OutlineDisclosure)
    case custom(@MainActor () -> [ScreenElement])
  }

  /// A button with a mark.
  struct Button {
    let mark: String
    /// The end of its identifier.
    let name: String
    /// Its label; `nil` for the one in the screen's words.
    let label: String?
    let plainLabel: KeyPath<ScreenWords, String>
    let perform: @MainActor () -> Void
  }

  /// A disclosure of an outline.
  struct OutlineDisclosure {
    let style: OutlineDisclosureStyle
    /// The names of the actions that show and hide the items below the item; `nil` for those in the screen's words.
    let names: (expand: String?, collapse: String?)
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
  ///   - style: The effect of a tap on the row.
  ///   - displayed: When it is shown.
  ///   - expand: The name of the action that shows the items below; `ScreenWords/expand` by default.
  ///   - collapse: The name of the action that hides them; `ScreenWords/collapse` by default.
  /// - Returns: The accessory.
  public static func outlineDisclosure(
    style: OutlineDisclosureStyle = .cell,
    displayed: DisplayedState = .always,
    expand: String? = nil,
    collapse: String? = nil
  ) -> CellAccessory {
    let disclosure = OutlineDisclosure(style: style, names: (expand, collapse))
    return CellAccessory(.outlineDisclosure(disclosure), .trailing, displayed)
  }

  /// A button that takes the item away.
  ///
  /// - Parameters:
  ///   - label: The label for assistive technology; `ScreenWords/delete` by default.
  ///   - displayed: When it is shown.
  ///   - perform: Takes the item away, such as from the snapshot: the row does not do it.
  /// - Returns: The accessory.
  public static func delete(
    label: String? = nil,
    displayed: DisplayedState = .whenEditing,
    perform: @escaping @MainActor () -> Void
  ) -> CellAccessory {
    let button = Button(
      mark: "−",
      name: "delete",
      label: label,
      plainLabel: \.delete,
      perform: perform
    )
    return CellAccessory(.button(button), .leading, displayed)
  }

  /// A button that adds an item.
  ///
  /// - Parameters:
  ///   - label: The label for assistive technology; `ScreenWords/insert` by default.
  ///   - displayed: When it is shown.
  ///   - perform: Adds an item: the row does not do it.
  /// - Returns: The accessory.
  public static func insert(
    label: String? = nil,
    displayed: DisplayedState = .whenEditing,
    perform: @escaping @MainActor () -> Void
  ) -> CellAccessory {
    let button = Button(
      mark: "+",
      name: "insert",
      label: label,
      plainLabel: \.insert,
      perform: perform
    )
    return CellAccessory(.button(button), .leading, displayed)
  }

  /// A button that leads to more about the item, while a tap on the row selects it.
  ///
  /// - Parameters:
  ///   - label: The label for assistive technology; `ScreenWords/moreInfo` by default.
  ///   - displayed: When it is shown.
  ///   - perform: Leads there.
  /// - Returns: The accessory.
  public static func detail(
    label: String? = nil,
    displayed: DisplayedState = .always,
    perform: @escaping @MainActor () -> Void
  ) -> CellAccessory {
    let button = Button(
      mark: "ⓘ",
      name: "detail",
      label: label,
      plainLabel: \.moreInfo,
      perform: perform
    )
    return CellAccessory(.button(button), .trailing, displayed)
  }

  // MARK: - Anything

  /// Returns an accessory that shows a part.
  ///
  /// - Parameters:
  ///   - part: The part. The part must not hold its cell, or the cell is never released.
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

  /// Returns `true` if a cell in its state shows it.
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
