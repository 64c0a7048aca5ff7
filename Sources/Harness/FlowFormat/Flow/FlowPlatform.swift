/// A system that steps are for, as `when: {platform: …}` names it.
public enum FlowPlatform: String, FlowChoice {
  /// An iOS device.
  case iOS
  /// An Android device.
  case android = "Android"
  /// A web page.
  case web = "Web"
}
