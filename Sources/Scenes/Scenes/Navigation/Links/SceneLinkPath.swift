/// A link as it comes from outside, taken apart at its slashes: `market://product/3` is the scheme
/// `market` and the parts `product` and `3`.
public struct SceneLinkPath: Hashable, Sendable {
  /// What is before `://`; `nil` if there is nothing.
  public let scheme: String?
  /// What is between the slashes, without empty parts.
  public let parts: [String]

  /// Takes a link apart.
  public init(_ text: String) {
    var rest = Substring(text)
    var scheme: Substring?
    if let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://") {
      scheme = text[..<colon]
      rest = text[colon...].dropFirst(3)
    }
    self.scheme = scheme.map { String($0) }
    parts = rest.split(separator: "/").map { String($0) }
  }
}
