#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Ends objects whose end drops the last reference to the next one, in any number, in bounded stack.
///
/// Such chains are containers in one another, relays bound to one another, owners of which each has a
/// bag and is held by the subscription of the one before. From a certain depth on, an end waits until
/// the outermost one on the same thread is done. A container ends its contents in its own `deinit`, and
/// never earlier: they may be notifying it of their end in another domain at that moment, which retains
/// it for as long, and finds it consistent (rule 32 of <doc:TheRules>).
enum LettingGo {
  /// Deeper than programs nest that hold no chain, and shallow enough for any thread's stack.
  private static let deepest = 16

  /// What is under way on a thread.
  private struct Course {
    var depth = 0
    /// What has waited, in the order in which it came.
    var waiting: [() -> Void] = []
  }

  /// A ``Course`` for each thread on which something has ended, for as long as the thread lives:
  /// setting and clearing it each time takes three times as long.
  private static let courses = {
    var key = pthread_key_t()
    pthread_key_create(&key) {
      let held: UnsafeMutableRawPointer? = $0
      guard let course = held?.assumingMemoryBound(to: Course.self) else { return }
      course.deinitialize(count: 1)
      course.deallocate()
    }
    return key
  }()

  private static var course: UnsafeMutablePointer<Course> {
    if let course = pthread_getspecific(courses) {
      return course.assumingMemoryBound(to: Course.self)
    }
    let made = UnsafeMutablePointer<Course>.allocate(capacity: 1)
    made.initialize(to: Course())
    pthread_setspecific(courses, made)
    return made
  }

  /// Performs what a `deinit` in its own domain sets going.
  ///
  /// - Parameters:
  ///   - object: What `end` is called with; it captures nothing, so that nothing is allocated.
  ///   - end: Must release what `object` holds itself, since that may be kept until all has ended.
  static func perform<Object>(_ object: Object, _ end: @escaping (Object) -> Void) {
    let course = course
    guard course.pointee.depth < deepest else {
      return course.pointee.waiting.append { end(object) }
    }
    course.pointee.depth += 1
    end(object)
    if course.pointee.depth == 1 { finish(course) }
    course.pointee.depth -= 1
  }

  /// Performs what has waited, and what that lets wait.
  private static func finish(_ course: UnsafeMutablePointer<Course>) {
    while !course.pointee.waiting.isEmpty {
      let ends = exchange(&course.pointee.waiting, with: [])
      for end in ends { end() }
    }
  }

  /// To be called from a container's `deinit`.
  static func of(_ contents: inout [any Disposable]) {
    guard contents.contains(where: isContainer) else { return }
    var left = exchange(&contents, with: [])
    perform(()) { left.removeAll() }
  }

  /// The same for a container of one.
  static func of(_ content: inout (any Disposable)?) {
    guard content.map(isContainer) == true else { return }
    var left = content.take()
    perform(()) { _ = left.take() }
  }

  private static func isContainer(_ disposable: any Disposable) -> Bool {
    disposable is CompositeDisposable || disposable is SerialDisposable
  }
}
