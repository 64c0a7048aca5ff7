/// The content of the bar above a scene in a stack: its title, buttons, and a search, as a
/// `UINavigationItem` has them.
///
/// A view describes it from its data source (``NavigatedSceneView``). It consists of ordinary elements, with the
/// identifiers, roles, menus and badges of any button.
/// ```swift
/// SceneNavigationItem("品物", style: .large)
///   .trailing {
///     button("編集") { delegate?.goodsViewDidTapEditButton() }.identifier("edit")
///     menu("並べ替え", items: orders)
///   }
///   .search(
///     searchField(dataSource.query, placeholder: "品物を探す") { delegate?.goodsViewDidSearch($0) },
///     isActive: !dataSource.query.isEmpty
///   ) { delegate?.goodsViewDidCancelSearch() }
/// ```
public struct SceneNavigationItem: Sendable, Equatable {
  /// How a title is shown.
  public enum TitleStyle: String, Sendable, Hashable, CaseIterable {
    /// In the middle, between the buttons.
    case inline
    /// Large, below the buttons, as at the top of a hierarchy.
    case large
  }

  /// The scene's title; an empty title shows none.
  public var title: String
  /// How the title is shown.
  public var style: TitleStyle
  /// A line above the title; `nil` for none.
  public var prompt: String?
  /// The title of the button in the scene above that leads back to this scene; `nil` for the scene's title.
  public var backTitle: String?
  /// A Boolean value that indicates whether the back button is hidden; the system's own way back still works.
  public var hidesBackButton = false
  /// The elements after the back button.
  public private(set) var leadingElements: [ScreenElement] = []
  /// The elements at the end of the bar.
  public private(set) var trailingElements: [ScreenElement] = []
  /// The field of the search, if there is one.
  public private(set) var searchField: ScreenElement?
  /// The button that gives the search up, while there is something to give up.
  private(set) var searchCancel: SearchCancel?

  /// A button that gives a search up.
  struct SearchCancel: Sendable, Equatable {
    /// Its title; `nil` for that of the screen's words.
    let title: String?
    let action: ScreenAction
  }

  /// Creates an item.
  public init(_ title: String, style: TitleStyle = .inline, prompt: String? = nil) {
    (self.title, self.style, self.prompt) = (title, style, prompt)
  }

  /// Removes the search.
  mutating func removeSearch() {
    (searchField, searchCancel) = (nil, nil)
  }

  /// Says what the scene above calls the way back to this one, where the title is too long.
  public consuming func backTitle(_ title: String) -> SceneNavigationItem {
    backTitle = title
    return self
  }

  /// Leaves out the button that leads back, as where an answer is needed; the system's back still leads
  /// back.
  public consuming func hidesBackButton(_ isHiding: Bool = true) -> SceneNavigationItem {
    hidesBackButton = isHiding
    return self
  }

  /// Puts elements, mostly buttons and menus, after the way back.
  public consuming func leading(
    @ScreenBuilder content: () -> [ScreenElement]
  ) -> SceneNavigationItem {
    leadingElements = content()
    return self
  }

  /// Puts elements, mostly buttons and menus, at the end of the bar.
  public consuming func trailing(
    @ScreenBuilder content: () -> [ScreenElement]
  ) -> SceneNavigationItem {
    trailingElements = content()
    return self
  }

  /// Puts a search below the title.
  ///
  /// - Parameters:
  ///   - field: The field, mostly of ``ScreenPart/searchField(_:placeholder:onChange:onSearch:)``.
  ///   - isActive: `true` if the search has a text or the focus, so that a person can cancel it.
  ///   - cancelTitle: The title of the button that gives the search up; that of ``ScreenWords`` by default.
  ///   - onCancel: Called by that button; `nil` for none.
  /// - Returns: The item with the search.
  public consuming func search(
    _ field: ScreenElement,
    isActive: Bool = false,
    cancelTitle: String? = nil,
    onCancel: (@MainActor () -> Void)? = nil
  ) -> SceneNavigationItem {
    searchField = field
    let cancel = onCancel.map { SearchCancel(title: cancelTitle, action: ScreenAction($0)) }
    searchCancel = isActive ? cancel : nil
    return self
  }
}
