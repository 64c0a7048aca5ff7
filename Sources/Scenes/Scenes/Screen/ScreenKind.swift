/// The kind of a screen's element; the raw value is the word for it in a transcript.
public enum ScreenKind: String, Sendable, Hashable, CaseIterable {
  /// Words to read.
  case text
  /// A picture; the element's text is its name, and the label says what it shows.
  case image
  /// Something to tap, with a title.
  case button
  /// A number with a button to decrease it and one to increase it.
  case stepper
  /// Children from left to right.
  case row
  /// Children from top to bottom.
  case column
  /// Children over one another, the last in front.
  case layers
  /// Children that may be larger than the frame through which they are seen.
  case scroll
  /// A line between two parts.
  case divider
  /// Empty space that grows.
  case spacer
  /// An indicator of work under way.
  case progress
  /// A passing message at the top of its layers; touches go through it.
  case toast
}
