/// The meaning of an element for a person: a button, a picture, a message.
///
/// The layout knows no role, only a ``ScreenPrimitive``: a new control is a composition of elements
/// with a role of its own, and nothing else has to learn of it.
///
/// ```swift
/// extension ScreenRole {
///   static let badge = ScreenRole("badge")
/// }
/// ```
public struct ScreenRole: Sendable, Hashable, Codable, RawRepresentable {
  /// The word for it in a transcript.
  public let rawValue: String

  /// Creates a role.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a role.
  public init(_ word: String) {
    rawValue = word
  }

  /// The root of a screen, which a front-end shows as its window's content.
  public static let screen = ScreenRole("screen")
  /// Words to read.
  public static let text = ScreenRole("text")
  /// A picture; the element's text is its name, and the label says what it shows.
  public static let image = ScreenRole("image")
  /// Something to tap, with a title.
  public static let button = ScreenRole("button")
  /// A number with a button to decrease it and one to increase it.
  public static let stepper = ScreenRole("stepper")
  /// A line of text that a person edits.
  public static let textField = ScreenRole("textField")
  /// A title with a switch, which is on or off.
  public static let toggle = ScreenRole("toggle")
  /// The picture of a switch.
  public static let switchMark = ScreenRole("switch")
  /// Children from left to right.
  public static let row = ScreenRole("row")
  /// Children from top to bottom.
  public static let column = ScreenRole("column")
  /// Children over one another, the last in front.
  public static let layers = ScreenRole("layers")
  /// Children that may be larger than the frame through which they are seen.
  public static let scroll = ScreenRole("scroll")
  /// A line between two parts.
  public static let divider = ScreenRole("divider")
  /// Empty space that grows.
  public static let spacer = ScreenRole("spacer")
  /// An indicator of work under way.
  public static let progress = ScreenRole("progress")
  /// A passing message at the top of its layers; touches go through it.
  public static let toast = ScreenRole("toast")
  /// The root of scenes in front of others, which can be swiped away.
  public static let sheet = ScreenRole("sheet")
  /// A question in front of everything, which has to be answered.
  public static let alert = ScreenRole("alert")
  /// A title that opens a menu.
  public static let menuButton = ScreenRole("menuButton")
  /// The entries of a menu in front of everything, until one is chosen.
  public static let menu = ScreenRole("menu")
  /// Words that lead to another place.
  public static let link = ScreenRole("link")
  /// A number that a person drags through a range.
  public static let slider = ScreenRole("slider")
  /// Choices of which a person takes one.
  public static let picker = ScreenRole("picker")
  /// A moment that a person chooses.
  public static let datePicker = ScreenRole("datePicker")
  /// A line of text that a person edits and that stays secret.
  public static let secureField = ScreenRole("secureField")
  /// A line of text that a person searches for.
  public static let searchField = ScreenRole("searchField")
  /// Text of several lines that a person edits.
  public static let textArea = ScreenRole("textArea")
  /// A small mark on a corner of something else.
  public static let badge = ScreenRole("badge")
  /// The title of content that can be folded away.
  public static let disclosure = ScreenRole("disclosure")
  /// A title and the content that can be folded away.
  public static let disclosureGroup = ScreenRole("disclosureGroup")
  /// Choices at the lower edge, in front of everything.
  public static let actionSheet = ScreenRole("actionSheet")
  /// Children in columns of equal width.
  public static let grid = ScreenRole("grid")
  /// A child whose size is kept between limits, or in a shape.
  public static let sized = ScreenRole("sized")
  /// Children that a custom layout places.
  public static let arranged = ScreenRole("arranged")
  /// The bar above a scene: the way back, buttons, a title and a search.
  public static let navigationBar = ScreenRole("navigationBar")
  /// The button of a bar that leads back.
  public static let backButton = ScreenRole("backButton")
  /// The part of a scene between its bars.
  public static let content = ScreenRole("content")
  /// The tabs below a scene.
  public static let tabBar = ScreenRole("tabBar")
  /// One of the tabs below a scene.
  public static let tab = ScreenRole("tab")

  /// The roles of this package's own elements.
  public static let all: [ScreenRole] = [
    .text, .image, .button, .stepper, .textField, .toggle, .switchMark, .row, .column, .layers,
    .scroll, .divider, .spacer, .progress, .toast, .sheet, .alert, .arranged,
    .menuButton, .menu, .link, .slider, .picker, .datePicker, .secureField, .searchField, .textArea,
    .badge,
    .disclosure, .disclosureGroup, .actionSheet, .grid, .sized, .navigationBar, .backButton,
    .content, .tabBar, .tab,
  ]
}

extension ScreenRole: CustomStringConvertible {
  /// The word.
  public var description: String { rawValue }
}

extension ScreenRole {
  /// The role whose nodes it can take over: a field that becomes secure, or is no longer, stays the same field.
  var node: ScreenRole { self == .secureField ? .textField : self }
}
