public import Scenes

/// What a row of a list usually shows: a picture, a text, and another one. (Apple: `UIListContentConfiguration`.)
///
/// ```swift
/// var content = ListContentConfiguration.subtitleCell()
/// content.image = "folder"
/// content.text = folder.name
/// content.secondaryText = folder.path
/// cell.contentConfiguration = content
/// ```
/// It is a value: a cell that is given an equal one is not described again. A cell in which nothing can be done shows it
/// pale.
public struct ListContentConfiguration: CellContentConfiguration, Hashable, Sendable {
  /// The name of the picture before the texts, which is decoration; `nil` for none.
  public var image: String?
  /// How large the picture is, in points.
  public var imageSize = ScreenSize(width: 28, height: 28)
  /// The text; for assistive technology the label of the row.
  public var text: String?
  /// The other text; for assistive technology the value of the row.
  public var secondaryText: String?
  /// The font of the text.
  public var textStyle = ScreenTextStyle.body
  /// The font of the other text.
  public var secondaryTextStyle = ScreenTextStyle.subheadline
  /// The colour of the text.
  public var color = ScreenColorRole.label
  /// The colour of the other text.
  public var secondaryColor = ScreenColorRole.secondaryLabel
  /// Whether the other text is after the text, at the end of the line, as long as both fit in one; otherwise it is
  /// below.
  public var prefersSideBySideTextAndSecondaryText = false
  /// A Boolean value that indicates whether it is the title of the rows below it.
  public var isHeader = false

  private init() {}

  /// Compares texts scalar by scalar, so that a cell shows a text that is written in others.
  public static func == (left: Self, right: Self) -> Bool {
    left.image.isSame(as: right.image) && left.imageSize == right.imageSize
      && left.text.isSame(as: right.text) && left.secondaryText.isSame(as: right.secondaryText)
      && left.textStyle == right.textStyle && left.secondaryTextStyle == right.secondaryTextStyle
      && left.color == right.color && left.secondaryColor == right.secondaryColor
      && left.prefersSideBySideTextAndSecondaryText == right.prefersSideBySideTextAndSecondaryText
      && left.isHeader == right.isHeader
  }

  // MARK: - Styles

  /// A text, and a smaller one below it.
  public static func cell() -> ListContentConfiguration { ListContentConfiguration() }

  /// A text, and a small one below it, such as what a thing is made of.
  public static func subtitleCell() -> ListContentConfiguration {
    var content = cell()
    content.secondaryTextStyle = .caption
    return content
  }

  /// A text, and as a value another one of the same size at the end of the line.
  public static func valueCell() -> ListContentConfiguration {
    var content = cell()
    content.secondaryTextStyle = .body
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }

  /// The title of a section.
  public static func header() -> ListContentConfiguration {
    var content = cell()
    content.textStyle = .headline
    content.isHeader = true
    return content
  }

  /// What is said below a section.
  public static func footer() -> ListContentConfiguration {
    var content = cell()
    content.textStyle = .footnote
    content.secondaryTextStyle = .footnote
    content.color = .secondaryLabel
    return content
  }

  // MARK: - Showing

  /// Creates what shows it.
  public func makeContentView() -> ListContentView { ListContentView(self) }

  /// It, or it in a pale colour where nothing can be done.
  public func updated(for state: CellConfigurationState) -> ListContentConfiguration {
    guard state.isDisabled else { return self }
    var updated = self
    (updated.color, updated.secondaryColor) = (.tertiaryLabel, .tertiaryLabel)
    return updated
  }
}

/// Shows a ``ListContentConfiguration``. (Apple: `UIListContentView`.)
public final class ListContentView: CellContentView {
  /// What it shows.
  public var configuration: ListContentConfiguration

  init(_ configuration: ListContentConfiguration) {
    self.configuration = configuration
  }

  /// The picture and the texts.
  @ScreenBuilder public var body: [ScreenElement] {
    let layout = ListContentLayout(
      hasImage: configuration.image != nil,
      prefersSideBySide: configuration.prefersSideBySideTextAndSecondaryText
    )
    arranged(by: layout) {
      if let name = configuration.image {
        image(name).frame(
          width: configuration.imageSize.width,
          height: configuration.imageSize.height
        )
      }
      if let words = configuration.text {
        text(words).textStyle(configuration.textStyle).color(configuration.color)
      }
      if let words = configuration.secondaryText {
        text(words).textStyle(configuration.secondaryTextStyle).color(configuration.secondaryColor)
      }
    }
    .padding(vertical: ListMetrics.verticalMargin)
    .fillsWidth()
  }
}
