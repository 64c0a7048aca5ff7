import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The content of a gallery's page, read as XML.
final class GalleryDocument: NSObject, XMLParserDelegate {
  /// The headings of the states, each behind that of its scene.
  private(set) var states: [String] = []
  /// The identifiers of the states' places.
  private(set) var places: [String] = []
  /// Where the page points to.
  private(set) var addresses: [String] = []
  /// The names of all elements.
  private(set) var elements: Set<String> = []
  /// A Boolean value that indicates whether the page is well-formed.
  private(set) var isWellFormed = false
  private var scene = ""
  private var text = ""

  init(_ html: String) {
    super.init()
    let parser = XMLParser(data: Data(html.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    elements.insert(name)
    text = ""
    if name == "article" { places.append(attributes["id"] ?? "") }
    for key in ["src", "href", "action", "srcset", "data"] {
      if let address = attributes[key] { addresses.append(address) }
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    if name == "h2" { scene = text }
    if name == "a" { states.append("\(scene) · \(text)") }
  }
}
