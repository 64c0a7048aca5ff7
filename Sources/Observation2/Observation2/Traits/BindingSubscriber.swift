/// The means by which a binding finds the hubs that its values reach.
struct HubSearch {
  /// Returns all hubs that may be among them.
  let all: () -> [StreamHub]
  /// Returns the hubs that a value reaches when the closure sets it.
  let fed: (() -> Void) -> [StreamHub]
}

/// A subscription whose values reach hubs: those of a relay, or of published-style properties.
///
/// These hubs count as derived from the stream's origins, so that a combination of them with the
/// stream has no glitch (rule 20 of <doc:TheRules>). The properties that a key path sets are found
/// when the first value is set: reading through the key path would call getters, which may run user
/// code. Until then the subscription counts as if it set all properties of its target: a join may
/// emit later for that, but never mixes values of two moments.
final class BindingSubscriber: Subscriber {
  private struct WeakHub {
    weak var hub: StreamHub?
  }

  /// Whether the first value has yet to be set.
  @exclusivity(unchecked) private(set) var isSearching = false
  @exclusivity(unchecked) private var search: HubSearch?
  /// The stream's origins, for a binding whose hubs are found later.
  @exclusivity(unchecked) private var origins: OriginList?
  /// Whether ``hub`` and ``others`` are all hubs that may be fed, not only those that are.
  @exclusivity(unchecked) private var isGuessing = false
  @exclusivity(unchecked) private var hasStarted = false
  @exclusivity(unchecked) private weak var hub: StreamHub?
  @exclusivity(unchecked) private var others: [WeakHub] = []

  init(_ hub: StreamHub) {
    self.hub = hub
  }

  init(_ search: HubSearch?) {
    self.search = search
    isSearching = search != nil
    if isSearching { origins = OriginList() }
  }

  var wantsOrigins: Bool { isSearching || hub != nil }

  /// To be called when the subscription has been made.
  ///
  /// The first value may have arrived meanwhile.
  func started() {
    hasStarted = true
    if isSearching, origins?.isEmpty == false { guess() }
  }

  /// Sets the first value; returns whether the target still exists.
  func putFirst(_ put: () -> Bool) -> Bool {
    guard let search else { return put() }
    self.search = nil
    var isThere = false
    let fed = search.fed { isThere = put() }
    let guessed = hubs
    keep(fed)
    for link in origins?.links ?? [] {
      for hub in fed where !guessed.contains(where: { $0 === hub }) { hub.attachUpstream(link) }
      for hub in guessed where !fed.contains(where: { $0 === hub }) { hub.detachUpstream(link) }
    }
    isGuessing = false
    isSearching = false
    return isThere
  }

  func attach(_ link: OriginLink) {
    var link = link
    if origins != nil {
      guard let news = origins?.attach(link) else { return }
      if isSearching, hasStarted, !isGuessing { return guess() }
      link = news
    }
    for hub in hubs { hub.attachUpstream(link) }
  }

  func detach(_ link: OriginLink) {
    var link = link
    if origins != nil {
      guard let news = origins?.detach(link) else { return }
      link = news
    }
    for hub in hubs { hub.detachUpstream(link) }
  }

  /// Passes a survey on to the hubs, but not to hubs that are only guessed.
  func describe(_ payload: UnsafeRawPointer) {
    let hubs = isGuessing ? [] : hubs
    if hubs.isEmpty { return handle(payload, .describe) }
    let survey = payload.assumingMemoryBound(to: StreamSurvey.self).pointee
    for hub in hubs { hub.describe(to: survey) }
  }

  private var hubs: [StreamHub] {
    let first = hub.map { [$0] } ?? []
    return others.isEmpty ? first : first + others.compactMap(\.hub)
  }

  private func keep(_ hubs: [StreamHub]) {
    hub = hubs.first
    others = hubs.dropFirst().map { WeakHub(hub: $0) }
  }

  private func guess() {
    guard let search else { return }
    isGuessing = true
    keep(search.all())
    for link in origins?.links ?? [] {
      for hub in hubs { hub.attachUpstream(link) }
    }
  }
}
