import Scenes
import ScenesHeadless

/// The screens of a trace, each stored once.
struct FlowTraceBook {
  /// The distinct lines of all screens.
  private(set) var lines: [String] = []
  /// The distinct screens.
  private(set) var screens: [FlowTraceScreen] = []
  private var placesOfLines: [String: Int] = [:]
  private var placesOfScreens: [FlowTraceScreen: Int] = [:]

  /// Returns the place of a screen, which is drawn.
  ///
  /// - Complexity: O(elements).
  mutating func place(of frames: ScreenFrames, in environment: ScreenEnvironment) -> Int {
    let frames = frames.withoutSecrets
    let picture = ScreenWireframe(frames, in: environment).svg
    return place(
      of: FlowTraceScreen(
        width: frames.size.width,
        height: frames.size.height,
        picture: places(ofLines: picture),
        text: places(ofLines: ScreenTranscript(frames).description)
      )
    )
  }

  /// Returns the place of another trace's screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - others: The lines that it means.
  /// - Returns: Its place here.
  mutating func place(of screen: FlowTraceScreen, among others: [String]) -> Int {
    var own = screen
    own.picture = screen.picture.map { place(ofLine: others[$0]) }
    own.text = screen.text.map { place(ofLine: others[$0]) }
    return place(of: own)
  }

  private mutating func place(of screen: FlowTraceScreen) -> Int {
    if let place = placesOfScreens[screen] { return place }
    placesOfScreens[screen] = screens.count
    screens.append(screen)
    return screens.count - 1
  }

  private mutating func places(ofLines text: String) -> [Int] {
    text.split(separator: "\n").map { place(ofLine: String($0)) }
  }

  private mutating func place(ofLine line: String) -> Int {
    if let place = placesOfLines[line] { return place }
    placesOfLines[line] = lines.count
    lines.append(line)
    return lines.count - 1
  }
}
