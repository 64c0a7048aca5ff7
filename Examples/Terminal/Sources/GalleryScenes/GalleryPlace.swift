/// Something in the gallery's grid.
public struct GalleryPlace: Identifiable, Equatable, Sendable {
  /// Its number.
  public let id: Int

  /// What is written on it.
  public var name: String { "Place \(id)" }
}
