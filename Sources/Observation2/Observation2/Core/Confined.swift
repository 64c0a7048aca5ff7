/// Keeps an object of a domain for somebody who may be let go of anywhere: a recipe.
///
/// Who has it in its domain may use the object, and must not pass it on to who may outlive this.
final class Confined<Content: AnyObject> {
  private let held: Unmanaged<Content>
  private var domain: Domain

  init(_ content: Content, _ domain: Domain = .free) {
    held = .passRetained(content)
    self.domain = domain
  }

  /// Keeps an object for the domain of `isolation`, as far as that is known now.
  convenience init(_ content: Content, _ isolation: (any Actor)?) {
    self.init(content, isolation.map { Domain($0) } ?? .free)
  }

  deinit { domain.release(held) }

  var content: Content {
    domain.adopt()
    return held.takeUnretainedValue()
  }
}
