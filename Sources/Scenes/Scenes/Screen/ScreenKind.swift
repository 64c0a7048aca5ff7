/// What an element of a screen is; the raw value is the word for it in a transcript.
public enum ScreenKind: String, Sendable, Hashable, CaseIterable {
  /// Words to read.
  case text
  /// A picture; its name is the element's text, what it shows is its label.
  case image
  /// Something to tap, with a title.
  case button
  /// A number with a button to lower it and one to raise it.
  case stepper
  /// Children from left to right.
  case row
  /// Children from top to bottom.
  case column
  /// Children over one another, the last in front.
  case layers
  /// Children that may be larger than the frame they are seen through.
  case scroll
  /// A line between two parts.
  case divider
  /// Room that grows.
  case spacer
  /// A sign that something is going on.
  case progress
  /// A passing message at the top of its layers; touches go through it.
  case toast
}
