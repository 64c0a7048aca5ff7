#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Releases containers that were never disposed of, nested to any depth, without recursion.
///
/// A container that is deallocated passes its contents to the outermost one that is being
/// deallocated on the same thread. It does so in its own `deinit`, and never earlier: its contents
/// may be notifying it of their end in another domain at that moment, which retains it for as long,
/// and finds it consistent (rule 32 of <doc:TheRules>).
enum LettingGo {
  /// The contents still to be released on a thread; nothing unless a container is being
  /// deallocated.
  private static let pile = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// To be called from a container's `deinit`.
  static func of(_ contents: inout [any Disposable]) {
    if contents.contains(where: isContainer) { release(&contents) }
  }

  /// The same for a container of one.
  static func of(_ content: inout (any Disposable)?) {
    guard content.map(isContainer) == true else { return }
    var contents: [any Disposable] = []
    if let content = content.take() { contents.append(content) }
    release(&contents)
  }

  private static func isContainer(_ disposable: any Disposable) -> Bool {
    disposable is CompositeDisposable || disposable is SerialDisposable
  }

  /// Releases everything in a list; nothing else may hold it, or it would go later, by recursion.
  private static func release(_ left: inout [any Disposable]) {
    if let pile = pthread_getspecific(pile) {
      pile.assumingMemoryBound(to: [any Disposable].self).pointee += left
      left = []
      return
    }
    withUnsafeMutablePointer(to: &left) { left in
      pthread_setspecific(pile, left)
      while let next = left.pointee.popLast() { _ = consume next }
      pthread_setspecific(pile, nil)
    }
  }
}
