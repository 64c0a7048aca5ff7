import Scenes

/// The rows on a screen that are said to lead somewhere, by what they are: all of a kind do, or none.
///
/// What has no place to lead to, as an ingredient that nobody sells, is a plain text where the others are buttons.
struct LeadingRows {
  private struct Kind: Hashable {
    let form: String
    let role: ScreenRole
  }

  private var leading: [Kind: String] = [:]
  private var plain: [Kind: String] = [:]

  /// Notes a row by the form of its identifier.
  mutating func note(_ look: ScreenNodeLook, as form: String) {
    let kind = Kind(form: form, role: look.role)
    if look.events.contains(.tap) {
      leading[kind] = look.identifier
    } else {
      plain[kind] = look.identifier
    }
  }

  /// What is wrong with a row that takes no tap; `nil` if there is none.
  var dead: String? {
    if plain.isEmpty { return nil }
    let both = plain.filter { leading[$0.key] != nil }.min { $0.value < $1.value }
    guard let both, let leading = leading[both.key] else { return nil }
    return "“\(both.value)” takes no tap, and “\(leading)” takes one"
  }
}
