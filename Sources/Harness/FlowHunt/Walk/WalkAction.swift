/// A kind of action.
///
/// The raw value is its name in the report.
package enum WalkAction: String, CaseIterable, Equatable, Sendable, Codable {
  case tap
  case tapOnPoint = "tap on a point"
  case doubleTap = "double tap"
  case longPress = "long press"
  case tapInVain = "tap in vain"
  case type
  case erase
  case key
  case scroll
  case swipe
  case swipeAside = "swipe aside"
  case refresh = "pull to refresh"
  case back
  case link
  case time
  case turn = "turn the device"
  case device = "another device"
  case textSize = "text size"
  case darkMode = "dark mode"
  case background
  case foreground
  case launch
  case stop
  case kill
  case clearState = "clear state"
  case fault
  case latency
  case airplaneMode = "airplane mode"
  case backend = "back-end event"
}
