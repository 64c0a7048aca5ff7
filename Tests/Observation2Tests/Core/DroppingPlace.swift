import Dispatch
import Foundation
import Observation2
import Synchronization

/// Where the last reference to something is dropped.
enum DroppingPlace: CaseIterable {
  case detachedTask
  case anotherActor
  case globalQueue
  case thread
  case globalActor

  /// Drops the parcel there, and returns when that has happened.
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

/// A global actor of somebody's own.
@globalActor actor DatabaseActor {
  static let shared = DatabaseActor()
}

@DatabaseActor private func dropInDatabase(_ parcel: Parcel) { parcel.drop() }

/// Holds the last reference to something that is `Sendable`, for somebody else to drop.
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

/// Waits until what has been handed over to the main actor is done.
enum HandoverTurn {
  @MainActor static func wait() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
