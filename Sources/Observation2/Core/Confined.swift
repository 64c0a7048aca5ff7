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

  deinit { domain.release(held) }

  var content: Content {
    domain.settle()
    return held.takeUnretainedValue()
  }
}
