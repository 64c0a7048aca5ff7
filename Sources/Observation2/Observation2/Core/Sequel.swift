/// A node's request to its connector: connect to another stream in the node's place.
///
/// A node whose last act is to connect to a stream, as `concat` does with its last one, is not
/// needed after that. So it returns this as its link, and is deallocated by the time the stream is
/// connected. That way streams that continue with themselves nest neither on the stack nor in
/// memory.
@usableFromInline
final class Sequel {
  private let connect: () -> UpstreamLink

  @usableFromInline
  init(_ connect: @escaping () -> UpstreamLink) {
    self.connect = connect
  }

  /// Connects, follows each further sequel in turn, and returns the link that remains.
  @usableFromInline
  func connected(while isWanted: () -> Bool) -> UpstreamLink {
    var link = UpstreamLink.sequel(self)
    while case .sequel(let sequel) = link {
      guard isWanted() else { return .none }
      link = sequel.connect()
    }
    return link
  }
}
