import Dispatch
import Foundation
import Observation2
import Synchronization

/// The place where the last reference to an object is released.
enum DroppingPlace: CaseIterable {
  case detachedTask
  case anotherActor
  case globalQueue
  case thread
  case globalActor

  /// Releases the parcel's content at this place, and returns afterwards.
  func drop(_ parcel: Parcel) async {
    switch self {
    case .detachedTask: await Task.detached { parcel.drop() }.value
    case .anotherActor: await Dropper().drop(parcel)
    case .globalActor: await dropInDatabase(parcel)
    case .globalQueue:
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          parcel.drop()
          continuation.resume()
        }
      }
    case .thread:
      await withCheckedContinuation { continuation in
        Thread {
          parcel.drop()
          continuation.resume()
        }
        .start()
      }
    }
  }
}

private actor Dropper {
  func drop(_ parcel: Parcel) { parcel.drop() }
}

/// A global actor of a client.
@globalActor actor DatabaseActor {
  static let shared = DatabaseActor()
}

@DatabaseActor private func dropInDatabase(_ parcel: Parcel) { parcel.drop() }

/// Holds the last reference to a `Sendable` object, which another place releases.
final class Parcel: Sendable {
  private let content: Mutex<(any AnyObject & Sendable)?>

  /// Takes the reference out of a variable.
  init<Content: AnyObject & Sendable>(_ variable: inout Content?) {
    content = Mutex(variable)
    variable = nil
  }

  func drop() {
    content.withLock { $0 = nil }
  }
}

/// Waits until the work that was handed over to the main actor is done.
enum HandoverTurn {
  @MainActor static func wait() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
