import FlowEngine
import FlowFormat
import FlowReports
import Scenes
import ScenesHeadless

/// The page of an exploration: an HTML document that is well-formed XML too, and needs nothing beside itself.
@MainActor
struct ExplorePage {
  private let map: ExploreMap
  private let report: FlowWalkReport
  /// The items of the arrows, by the names of the screens that they leave.
  private let ways: [String: [String]]

  init(_ map: ExploreMap, _ report: FlowWalkReport) {
    (self.map, self.report) = (map, report)
    ways = Dictionary(grouping: map.arrows) { $0.from }
      .mapValues { arrows in arrows.map { Self.item(of: $0) } }
  }

  private static func item(
    of arrow: (from: String, to: String, words: [String])
  ) -> String {
    let words = arrow.words.prefix(6).joined(separator: "; ")
    return "<li>to \(WebPage.text(arrow.to)): \(WebPage.text(words))</li>"
  }

  /// The document; equal explorations give equal text.
  var html: String {
    let page = WebPage(
      title: "\(map.title): exploration",
      style: """
        \(PageFile.text(PackageResources.gallery_css))
        pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.8125rem; }
        .map { overflow: auto; max-height: 90vh; border: 1px solid GrayText; }
        """,
      script: PageFile.text(PackageResources.exploration_js),
      pictureStyles: [ExploreMap.pictureStyle]
    )
    return """
      \(page.beginning)
      <header>
      <h1>\(WebPage.text(map.title))</h1>
      <form id="filters" role="search">
      <label>Search <input id="search" type="search" placeholder="screen, text, identifier, step" autocomplete="off"/></label>
      <button type="reset">Reset</button>
      <output id="count" aria-live="polite"></output>
      </form>
      <noscript><p>Without scripts all screens are shown, and nothing can be searched.</p></noscript>
      </header>
      <main>
      <p>\(English.counted(report.moments, "moment")) on \
      \(English.counted(map.screens.count, "screen")), \(report.waiting) of them not left yet, \
      found by \(English.counted(report.actions, "action")).\(map.cut.map { " \($0)" } ?? "")</p>
      \(breaks)
      <details open="open"><summary>Map</summary><div class="map" tabindex="0">
      \(map.svg)</div></details>
      <details><summary>What was reached, and what \
      \(report.waiting > 0 ? "not yet" : "never was")</summary><pre>\(WebPage.text(report.coverage))</pre></details>
      \(map.screens.map(section).joined(separator: "\n"))
      </main>
      \(page.end)

      """
  }

  private var breaks: String {
    report.breaks.map { found in
      "<section><h2>Broken</h2><article><p class=\"error\">\(WebPage.text(found.message))</p>"
        + "<pre>\(WebPage.text(found.flow))</pre></article></section>"
    }
    .joined(separator: "\n")
  }

  private func section(_ screen: ExploreMap.Screen) -> String {
    """
    <section data-scene="\(WebPage.attribute(screen.name))">
    <h2>\(WebPage.text(screen.name)) <small>\(English.counted(screen.count, "moment"))</small></h2>
    <ul class="way">\((ways[screen.name] ?? []).joined())</ul>
    \(screen.pictures.map { article($0, on: screen) }.joined(separator: "\n"))
    </section>
    """
  }

  private func article(_ picture: ExploreMap.Picture, on screen: ExploreMap.Screen) -> String {
    let (width, height) = (Int(picture.size.width / 2), Int(picture.size.height / 2))
    let steps = picture.way.map { "<li>\(WebPage.text($0))</li>" }.joined()
    return "<article data-words=\"\(WebPage.attribute(picture.words))\">"
      + "<img loading=\"lazy\" width=\"\(width)\" height=\"\(height)\" "
      + "alt=\"\(WebPage.attribute(screen.name))\" src='\(PageParts.address(of: FlowSecrets.current.masked(picture.svg)))'/>"
      + "<ol class=\"way\">\(steps)</ol></article>"
  }
}
