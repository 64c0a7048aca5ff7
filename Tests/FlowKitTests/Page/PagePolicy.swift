import Foundation

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowReports

/// The Content-Security-Policy of a page, compared with the page.
struct PagePolicy {
  /// Everything in the page that a browser would refuse, and everything that the policy would let through.
  private(set) var complaints: [String] = []

  init(_ html: String) {
    let named = html.firstMatch(
      of: /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/
    )
    guard let named else {
      complaints.append("no policy")
      return
    }
    let policy = named.output.1
    for directive in [
      "default-src 'none'", "img-src data:", "base-uri 'none'", "form-action 'none'",
    ]
    where !policy.split(separator: "; ").contains(Substring(directive)) {
      complaints.append("no \(directive)")
    }
    if policy.contains("unsafe") { complaints.append("unsafe: \(policy)") }
    for kind in ["script", "style"] {
      let texts = Self.texts(of: kind, in: html)
      let allowed = policy.split(separator: "; ").first { $0.hasPrefix("\(kind)-src ") } ?? ""
      for text in texts where !allowed.contains("'sha256-\(SHA256Digest(of: text).base64)'") {
        complaints.append("\(kind) is not allowed: \(text.prefix(80))")
      }
      if allowed.split(separator: " ").count != texts.count + 1 {
        complaints.append("\(texts.count) of \(kind), but \(allowed)")
      }
      if let first = html.range(of: "<\(kind)"), first.lowerBound < named.range.lowerBound {
        complaints.append("\(kind) before the policy")
      }
    }
    let markup = html.replacing(/(?s)<script.*?<\/script>/, with: "")
    for tag in markup.matches(of: /<[a-zA-Z][^<>]*\s(?:on[a-z]+|style)\s*=/) {
      complaints.append("an attribute that the policy refuses: \(tag.output)")
    }
    if markup.contains(/(?i)["'] *javascript:/) { complaints.append("a link to a script") }
  }

  /// The texts of inline elements; data is no script.
  private static func texts(of kind: String, in html: String) -> [String] {
    html.components(separatedBy: "<\(kind)>").dropFirst()
      .map { $0.components(separatedBy: "</\(kind)>")[0] }
  }
}
