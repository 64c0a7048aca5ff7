import FlowEngine
import FlowFormat
import FlowReports
import Foundation
import Scenes
import ScenesHeadless

/// The page of a gallery: an HTML document that is well-formed XML too, and needs nothing beside itself.
struct GalleryPage {
  private let gallery: Gallery

  init(_ gallery: Gallery) {
    self.gallery = gallery
  }

  /// The document; equal galleries give equal text.
  var html: String {
    let page = WebPage(
      title: "\(gallery.title): gallery",
      style: PageFile.text(PackageResources.gallery_css),
      script: PageFile.text(PackageResources.gallery_js)
    )
    return """
      \(page.beginning)
      <header>
      <h1>\(XMLText(gallery.title))</h1>
      <form id="filters" role="search">
      <label>Search <input id="search" type="search" placeholder="name, text, identifier" autocomplete="off"/></label>
      \(filters)
      <button type="reset">Reset</button>
      <output id="count" aria-live="polite"></output>
      </form>
      <noscript><p>Without scripts all pictures are shown, and nothing can be searched.</p></noscript>
      </header>
      <main>
      \(sections)
      </main>
      <dialog id="large" aria-label="Picture in full size">
      <form method="dialog"><button>Close</button></form>
      <img id="picture" alt=""/>
      </dialog>
      \(page.end)

      """
  }

  // MARK: - Filters

  private var filters: String {
    let views = gallery.entries.flatMap(\.pictures).map(\.view)
    return [
      filter("scene", "Scene", scenes.map { ($0.key, $0.key) }, chosen: nil),
      filter("device", "Device", Self.once(views.map(\.device.device)).map { ($0, $0) }, chosen: 0),
      filter("text", "Text", Self.once(views.map(Self.text)).map { ($0, $0) }, chosen: 0),
      filter("scheme", "Light", Self.once(views.map(Self.scheme)).map { ($0, $0) }, chosen: 0),
    ]
    .joined(separator: "\n")
  }

  private func filter(
    _ name: String,
    _ title: String,
    _ choices: [(value: String, words: String)],
    chosen: Int?
  ) -> String {
    let options = choices.enumerated().map { place, choice in
      let mark = place == chosen ? " selected=\"selected\"" : ""
      return
        "<option value=\"\(WebPage.attribute(choice.value))\"\(mark)>\(XMLText(choice.words))</option>"
    }
    return "<label>\(title) <select id=\"\(name)\"><option value=\"\">all</option>"
      + options.joined() + "</select></label>"
  }

  // MARK: - States

  /// The entries of each scene, in the order of the gallery.
  private var scenes: [(key: String, entries: [GalleryEntry])] {
    let names = gallery.entries.map(Self.scene)
    let grouped = Dictionary(grouping: gallery.entries, by: Self.scene)
    return Self.once(names).map { ($0, grouped[$0] ?? []) }
  }

  private var sections: String {
    scenes.map { key, entries in
      """
      <section data-scene="\(WebPage.attribute(key))">
      <h2>\(XMLText(key))</h2>
      \(entries.map(article).joined(separator: "\n"))
      </section>
      """
    }
    .joined(separator: "\n")
  }

  private func article(_ entry: GalleryEntry) -> String {
    let folder = WebPage.attribute(entry.folder)
    let error = entry.error.map { "<p class=\"error\">\(XMLText($0.reason))</p>\n" } ?? ""
    return """
      <article id="\(folder)" data-words="\(WebPage.attribute(entry.words))">
      <h3><a href="#\(folder)">\(XMLText(entry.state.name))</a></h3>
      <ol class="way">\(GalleryWay(to: entry.state).items)</ol>
      \(error)<div class="pictures">
      \(entry.pictures.map { figure($0, of: entry.state) }.joined(separator: "\n"))
      </div>
      </article>
      """
  }

  private func figure(_ picture: GalleryEntry.Picture, of state: SceneState) -> String {
    let view = picture.view
    let name = XMLText(view.name)
    // Half as large; a tap shows it in full size.
    let (width, height) = (Int(picture.size.width / 2), Int(picture.size.height / 2))
    return "<figure data-device=\"\(WebPage.attribute(view.device.device))\" "
      + "data-text=\"\(Self.text(view))\" data-scheme=\"\(Self.scheme(view))\">"
      + "<button type=\"button\"><img loading=\"lazy\" width=\"\(width)\" height=\"\(height)\" "
      + "alt=\"\(WebPage.attribute("\(state.scene), \(state.name): \(view.name)"))\" "
      + "src='\(PageParts.address(of: picture.svg))'/></button><figcaption>\(name)</figcaption></figure>"
  }

  // MARK: - Words

  private static func scene(_ entry: GalleryEntry) -> String {
    let state = entry.state
    return state.feature.isEmpty ? state.scene : "\(state.scene) · \(state.feature)"
  }

  private static func text(_ view: GalleryView) -> String {
    view.device.hasLargestText ? "largest" : "usual"
  }

  private static func scheme(_ view: GalleryView) -> String { view.colorScheme.rawValue }

  private static func once(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
