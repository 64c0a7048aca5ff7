#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The wall clock of the system.
enum SystemTime {
  /// The time since 1970-01-01T00:00:00Z by the system's clock, which may be set, also back.
  static var since1970: Duration {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
