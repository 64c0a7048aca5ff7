/// The distances that place toasts among layers.
enum ScreenToastPlace {
  /// The distance between a toast and the edges of its layers.
  static let margin = 16.0

  /// The distance between two toasts.
  static let gap = 8.0
}
