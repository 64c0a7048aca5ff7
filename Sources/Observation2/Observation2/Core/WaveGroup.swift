/// Waves that some node can't tell apart, or that are too many to check one by one: the active
/// ones among them are listed.
///
/// Groups that meet in an operator become one, and stay one.
final class WaveGroup {
  @exclusivity(unchecked) private var successor: WaveGroup?
  @exclusivity(unchecked) private var list: [Wave] = []

  /// Those that are active now, the outermost usually first.
  var active: [Wave] { root.list }

  func add(_ wave: Wave) {
    root.list.append(wave)
  }

  func remove(_ wave: Wave) {
    let root = root
    guard let index = root.list.lastIndex(where: { $0 === wave }) else { return }
    root.list.remove(at: index)
  }

  func unite(with other: WaveGroup) {
    let (mine, theirs) = (root, other.root)
    guard mine !== theirs else { return }
    theirs.list += mine.list
    mine.list = []
    mine.successor = theirs
  }

  /// The group that this one has become part of; each access shortens the path to it.
  private var root: WaveGroup {
    var group = self
    while let next = group.successor {
      if let further = next.successor { group.successor = further }
      group = next
    }
    return group
  }
}
