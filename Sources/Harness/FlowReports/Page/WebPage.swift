import FlowEngine
import FlowFormat
import Scenes

/// A page that needs nothing beside itself: an HTML document that is well-formed XML too.
///
/// It follows the person's choice of light and dark, `/` begins a search in the field `search`, and what has the
/// focus can be seen.
///
/// Only the words in it are masked: a mask in its own script, style, policy or markup would break it.
///
/// Its policy lets nothing run but its own script, and nothing load but pictures within the page. Words of a flow that
/// got into the markup by a mistake of ours could do nothing.
package struct WebPage {
  /// The title, of the window and for search.
  package var title: String
  /// Style sheets beyond ``commonStyle``.
  var style: String
  /// Scripts that follow ``commonScript``; no `]]>` in them.
  package var script: String
  /// The style sheets of the SVG elements in the body.
  var pictureStyles: [String] = []

  package init(title: String, style: String, script: String, pictureStyles: [String] = []) {
    self.title = title
    self.style = style
    self.script = script
    self.pictureStyles = pictureStyles
  }

  /// The document up to the beginning of its body.
  package var beginning: String {
    """
    <!DOCTYPE html>
    <html lang="en" xmlns="http://www.w3.org/1999/xhtml">
    <head>
    <meta charset="utf-8"/>
    <meta http-equiv="Content-Security-Policy" content="\(policy)"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta name="color-scheme" content="light dark"/>
    <title>\(Self.text(title))</title>
    <style>\(styleSheet)</style>
    </head>
    <body>
    """
  }

  /// The document from the end of its body.
  package var end: String {
    """
    <script>\(wholeScript)</script>
    </body>
    </html>
    """
  }

  /// The rules for a browser.
  ///
  /// The hashes name the texts between the tags, byte by byte.
  private var policy: String {
    let hashes = { (texts: [String]) in
      texts.map { "'sha256-\(SHA256Digest(of: $0).base64)'" }.joined(separator: " ")
    }
    return """
      default-src 'none'; script-src \(hashes([wholeScript])); \
      style-src \(hashes([styleSheet] + pictureStyles)); img-src data:; base-uri 'none'; \
      form-action 'none'
      """
  }

  private var styleSheet: String { "\n\(Self.commonStyle)\n\(style)\n" }

  private var wholeScript: String {
    "//<![CDATA[\n\(Self.commonScript)\n\(script)\n//]]>"
  }

  /// Words as the content of an element, without secrets.
  package static func text(_ words: String) -> String {
    XMLText(FlowSecrets.current.masked(words)).description
  }

  /// Words as the value of an attribute in double quotation marks, without secrets.
  package static func attribute(_ words: String) -> String {
    text(words).escaping(["\"": "&quot;"])
  }

  private static let commonStyle = PageFile.text(PackageResources.page_css)
  private static let commonScript = PageFile.text(PackageResources.page_js)
}
