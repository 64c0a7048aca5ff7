import FlowFormat
import Scenes
import ScenesHeadless

/// The parts that pages with wireframes have in common.
enum PageParts {
  /// A wireframe with a view box, so that a browser shows it in any size.
  static func scalable(_ svg: String, _ size: ScreenSize) -> String {
    let box = "0 0 \(Int(size.width)) \(Int(size.height))"
    return svg.replacing("<svg ", with: "<svg viewBox=\"\(box)\" ", maxReplacements: 1)
  }

  /// A picture as an address, for an attribute in single quotation marks.
  static func address(of svg: String) -> String {
    var address = "data:image/svg+xml,"
    for scalar in svg.unicodeScalars {
      switch scalar {
      case "%": address += "%25"
      case "#": address += "%23"
      case "<": address += "%3C"
      case "&": address += "%26"
      case "'": address += "%27"
      case "\n": address += "%0A"
      default: address.unicodeScalars.append(scalar)
      }
    }
    return address
  }
}
