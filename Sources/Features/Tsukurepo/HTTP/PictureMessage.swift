import Scenes
import ScenesTransport

/// A picture, as it is sent.
struct PictureMessage: Codable {
  let width: Double
  let height: Double
  let svg: String

  init(_ picture: ScreenPicture) {
    width = picture.size.width
    height = picture.size.height
    svg = String(decoding: picture.bytes, as: UTF8.self)
  }

  /// Reads the picture.
  ///
  /// - Throws: An error that says which field is wrong.
  func picture() throws(TransportMistake) -> ScreenPicture {
    for (name, length) in [("width", width), ("height", height)]
    where !(1...10_000).contains(length) {
      throw .field(name, "is \(length), not 1 to 10000.")
    }
    return ScreenPicture(size: ScreenSize(width: width, height: height), bytes: Array(svg.utf8))
  }
}
