/// What a front-end is told of a picture from an address.
public struct ScreenPictureLook: Sendable, Hashable, Codable {
  /// How far it has come.
  public enum Phase: String, Sendable, Hashable, Codable, CaseIterable {
    /// It is not there yet: the element's children stand in its place.
    case loading
    /// It could not be brought; a tap asks for it again.
    case failed
    /// It is there: ``ScreenPictures/picture(at:)`` has its bytes.
    case loaded
  }

  /// How a picture stands in a frame of another shape.
  public enum Aspect: String, Sendable, Hashable, Codable, CaseIterable {
    /// All of it can be seen, in the middle.
    case fit
    /// It covers the frame, and what is beyond is cut off.
    case fill
  }

  /// How far it has come.
  public let phase: Phase
  /// How it stands in its frame.
  public let aspect: Aspect
  /// Its own size in points; `nil` until it is there.
  public let size: ScreenSize?

  init(_ state: ScreenPictureState, _ aspect: Aspect) {
    self.aspect = aspect
    switch state {
    case .waiting, .loading: (phase, size) = (.loading, nil)
    case .failed: (phase, size) = (.failed, nil)
    case .loaded(let picture): (phase, size) = (.loaded, picture.size)
    }
  }
}
