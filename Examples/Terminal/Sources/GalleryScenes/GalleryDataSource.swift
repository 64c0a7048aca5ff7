public import Observation2
import Scenes

/// What the controls of the gallery show; each changes what it is for.
public final class GalleryDataSource: ObservedModel {
  /// The tab that is shown.
  @Observed public var tab = 0
  /// What has been done last, in words.
  @Observed public var last = "Nothing yet"
  /// Whether the switch is on.
  @Observed public var isOn = false
  /// The number of the stepper.
  @Observed public var cups = 1
  /// The number of the slider, from 0 to 100.
  @Observed public var volume = 50.0
  /// The choice of the menu.
  @Observed public var size = "Small"
  /// The choice of the segments.
  @Observed public var period = "Week"
  /// The choice of the wheel.
  @Observed public var fruit = "Pear"
  /// The day of the date picker, in seconds since the first.
  @Observed public var day = Duration.seconds(86_400)
  /// What is written into the field.
  @Observed public var name = ""
  /// What is written and never seen.
  @Observed public var secret = "abc"
  /// What is searched for.
  @Observed public var query = ""
  /// What is written in several lines.
  @Observed public var note = "First line\nSecond line"
  /// What is searched for in the bar.
  @Observed public var wanted = ""
  /// The message that floats; `nil` for none.
  @Observed public var toast: String?
  /// The names on the shelf.
  @Observed public var shelf = (1...12).map { "Shelf \($0)" }
  /// The names of the rows.
  @Observed public var rows = (1...40).map { "Row \($0)" }
  /// What is in the grid.
  @Observed public var places = (1...30).map { GalleryPlace(id: $0) }
  /// Whether the details are unfolded.
  @Observed public var isUnfolded = false
  /// What lies in front.
  @Observed public var question = Question.none

  /// What may lie in front.
  public enum Question: Sendable {
    /// Nothing.
    case none
    /// A question in the middle.
    case alert
    /// Choices at the lower edge.
    case sheet
  }

  /// The pictures that have to be brought.
  let pictures: ScreenPictures
  /// Opens a sheet.
  var openSheet: @MainActor () -> Void = {}

  /// Creates it.
  init(pictures: ScreenPictures) {
    self.pictures = pictures
  }
}
