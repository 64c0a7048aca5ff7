import Observation2
import Scenes
import ScenesTransport

/// The services that the feature's scenes use and do not own: they outlive the scenes.
struct TimelineServices {
  /// The way to the timeline.
  let gateway: any TimelineGateway
  /// Tells what the person does to posts.
  let desk: TimelineDesk
  /// The keys of drafts, each of which is used once.
  let keys: RequestKeyGenerator
  /// The app's pictures.
  let pictures: ScreenPictures
  /// The clock for loading.
  let clock: any AppClock
  /// Records the views' delegate calls.
  let log: EventLog
}
