/// Keeps an object that belongs to a domain alive for a recipe or an observer, which may be released
/// on any thread (rule 32 of <doc:TheRules>).
///
/// The object may be used only in its domain, and must not be passed to anything that may outlive
/// this.
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
