/// Where a layer stands that is smaller than its layers.
public enum ScreenAlignment: String, Sendable, Hashable, Codable, CaseIterable {
  /// In the corner before and above the others.
  case topLeading
  /// In the middle of the upper edge.
  case top
  /// In the corner after and above the others.
  case topTrailing
  /// In the middle of the edge at which lines begin.
  case leading
  /// In the middle.
  case center
  /// In the middle of the edge at which lines end.
  case trailing
  /// In the corner before and below the others.
  case bottomLeading
  /// In the middle of the lower edge.
  case bottom
  /// In the corner after and below the others.
  case bottomTrailing

  /// The part of the spare room that lies before it: none, half, or all.
  var horizontal: Double {
    switch self {
    case .topLeading, .leading, .bottomLeading: 0
    case .top, .center, .bottom: 0.5
    case .topTrailing, .trailing, .bottomTrailing: 1
    }
  }

  /// The part of the spare room that lies above it.
  var vertical: Double {
    switch self {
    case .topLeading, .top, .topTrailing: 0
    case .leading, .center, .trailing: 0.5
    case .bottomLeading, .bottom, .bottomTrailing: 1
    }
  }
}
