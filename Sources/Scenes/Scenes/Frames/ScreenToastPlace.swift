/// Where the toasts of layers lie.
enum ScreenToastPlace {
  /// The room between a toast and the edges of its layers.
  static let margin = 16.0

  /// The room between two toasts.
  static let gap = 8.0
}
