import FlowFormat
import Scenes

/// The hand with which the rules of the contract touch a device, and its eye.
@MainActor
struct ContractHand {
  let device: any FlowDevice
  /// The number of looks at the app in a second or two beyond which time stands still.
  private static let mostLooks = 2_000

  init(_ device: any FlowDevice) {
    self.device = device
  }

  func launch(_ arguments: [String: String] = [:]) async throws(StepFailure) {
    try await device.launch(arguments)
    try await device.settle()
  }

  /// The element with an identifier, which has `contract-` before it, if a person can see it.
  func element(_ name: String) -> LaidOutElement? {
    device.frames.elements.first {
      $0.element.identifier == "contract-\(name)" && device.frames.isVisible($0)
    }
  }

  func text(_ name: String) -> String? { element(name)?.element.shownText }

  var list: ScrollArea? {
    element("list").flatMap { list in device.frames.scrolls.first { $0.id == list.id } }
  }

  /// The upper edges of the rows in sight, by their numbers.
  var rows: [Int: Double] {
    (1...40).reduce(into: [:]) { rows, number in
      rows[number] = element("row-\(number)")?.frame.y
    }
  }

  /// Scrolls the list down by a distance, or up by one below zero.
  ///
  /// - Returns: `true` if the device says that anything moved; `nil` without a list.
  func scroll(by distance: Double) async throws(StepFailure) -> Bool? {
    guard let list else { return nil }
    let isMoved = try await device.scroll(list, by: ScreenPoint(x: 0, y: distance))
    try await device.settle()
    return isMoved
  }

  /// Turns the device.
  ///
  /// - Returns: The size that its screen has to have then.
  func turn() async throws(StepFailure) -> ScreenSize {
    var turned = device.environment
    let size = turned.containerSize
    turned.containerSize = ScreenSize(width: size.height, height: size.width)
    try await device.setEnvironment(turned)
    try await device.settle()
    return turned.containerSize
  }

  /// Opens a link, and waits for five seconds at most until it has led somewhere.
  func opens(_ link: String) async throws(StepFailure) -> Bool {
    let hasOpened = try await device.open(link)
    for _ in 0..<50 {
      if try hasOpened() { return true }
      try await pass(.milliseconds(100))
    }
    return false
  }

  /// Returns a point of an element at which a finger touches it.
  ///
  /// - Throws: A failure that says that the element is not in sight.
  func place(_ name: String) throws(StepFailure) -> ScreenPoint {
    guard let element = element(name), let part = device.frames.visiblePart(of: element) else {
      throw StepFailure("“contract-\(name)” is not in sight.")
    }
    return part.center
  }

  func tap(_ name: String) async throws(StepFailure) {
    try await device.tap(at: try place(name))
    try await device.settle()
  }

  /// Lets time pass up to an instant, from one change to the next.
  func pass(_ duration: Duration) async throws(StepFailure) {
    let end = device.now + duration
    var looks = 0
    while let next = device.nextChange, next < end, device.now < end {
      looks += 1
      guard looks < Self.mostLooks else {
        throw StepFailure(
          "The next change is \(next), and time does not come closer: it is \(device.now)."
        )
      }
      try await device.advance(by: max(.zero, next - device.now))
    }
    if device.now < end { try await device.advance(by: end - device.now) }
  }

  /// Returns a sentence if two values are not equal.
  func expect<Value: Equatable>(_ what: String, _ found: Value?, is wanted: Value) -> String? {
    if found == wanted { return nil }
    let words = found.map { "“\($0)”" } ?? "missing"
    return "\(what) is \(words), not “\(wanted)”."
  }

  /// Returns a sentence if a call does not fail.
  func expectFailure(
    _ what: String,
    _ call: () async throws(StepFailure) -> Void
  ) async -> String? {
    do throws(StepFailure) {
      try await call()
    } catch {
      return error.message.isEmpty ? "\(what) fails without a sentence." : nil
    }
    return "\(what) does not fail."
  }
}
