import Scenes

/// The conditions, beside the post, that decide the size of a post.
struct PostRoom: Hashable, Sendable {
  let width: Double
  let textSize: ScreenTextSize
}

/// The sizes of posts, each measured once.
///
/// The key of a size is a revision of a post and its room, and not the post's index. A size by index would go to
/// another post after an insertion or a deletion. It would also stay when a person rotates the device.
@MainActor
final class PostSizes {
  /// The most rooms of which sizes are kept: a device that is turned back measures nothing.
  private static let mostRooms = 2

  private let measurer: PostMeasurer
  private var rooms: [(room: PostRoom, sizes: [TimelinePost: ScreenSize])] = []
  /// How many posts were measured.
  private(set) var measuredCount = 0

  init(measurer: PostMeasurer = PostMeasurer()) {
    self.measurer = measurer
  }

  /// The size of a post in a room.
  ///
  /// - Complexity: O(1) for a post that is known there.
  func size(of post: TimelinePost, in room: PostRoom) -> ScreenSize {
    if rooms.first?.room != room { enter(room) }
    if let size = rooms[0].sizes[post] { return size }
    let size = measurer.size(of: post, in: room)
    measuredCount += 1
    rooms[0].sizes[post] = size
    return size
  }

  /// Forgets all posts but these.
  func keep(_ posts: some Sequence<TimelinePost>) {
    let kept = Set(posts)
    for index in rooms.indices {
      rooms[index].sizes = rooms[index].sizes.filter { kept.contains($0.key) }
    }
  }

  private func enter(_ room: PostRoom) {
    let known = rooms.firstIndex { $0.room == room }.map { rooms.remove(at: $0) }
    rooms.insert(known ?? (room, [:]), at: 0)
    rooms.removeLast(max(0, rooms.count - Self.mostRooms))
  }
}
