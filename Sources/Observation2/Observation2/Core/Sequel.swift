/// What an operator leaves to whoever connected it: going over to another stream in its own place.
///
/// An operator whose last act is to connect to a stream, as `concat` does with its last one, is not
/// needed after that. So it hands this up as its link, and is gone by the time the stream is
/// connected. That way streams that go on with themselves nest neither on the stack nor in memory.
@usableFromInline
final class Sequel {
  private let connect: () -> UpstreamLink

  @usableFromInline
  init(_ connect: @escaping () -> UpstreamLink) {
    self.connect = connect
  }

  /// Connects, and goes on with what that leaves to do in turn; gives the link that remains.
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
