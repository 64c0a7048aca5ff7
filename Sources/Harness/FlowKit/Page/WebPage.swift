import Scenes

/// A page that needs nothing beside itself: an HTML document that is well-formed XML too.
///
/// It follows the person's choice of light and dark, `/` begins a search in the field `search`, and what has the
/// focus can be seen.
struct WebPage {
  /// The title, of the window and for search.
  var title: String
  /// Style sheets beyond ``commonStyle``.
  var style: String
  /// Scripts that follow ``commonScript``; no `]]>` in them.
  var script: String

  /// The document up to the beginning of what is in its body.
  var beginning: String {
    """
    <!DOCTYPE html>
    <html lang="en" xmlns="http://www.w3.org/1999/xhtml">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta name="color-scheme" content="light dark"/>
    <title>\(XMLText(title))</title>
    <style>
    \(Self.commonStyle)
    \(style)
    </style>
    </head>
    <body>
    """
  }

  /// The document from the end of what is in its body.
  var end: String {
    """
    <script>//<![CDATA[
    \(Self.commonScript)
    \(script)
    //]]></script>
    </body>
    </html>
    """
  }

  /// Words as the value of an attribute in double quotation marks.
  static func attribute(_ words: String) -> String {
    XMLText(words).description.escaping(["\"": "&quot;"])
  }

  private static let commonStyle = """
    :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
    body { margin: 0; background: Canvas; color: CanvasText; }
    input, select, button { font: inherit; }
    :focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
    [hidden] { display: none !important; }
    """

  private static let commonScript = """
    'use strict';
    const byId = (id) => document.getElementById(id);
    const all = (selector, root) => Array.from((root || document).querySelectorAll(selector));
    document.addEventListener('keydown', (event) => {
      const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
      if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        byId('search').focus();
      }
    });
    """
}
