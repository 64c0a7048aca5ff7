import FlowFormat
import Scenes

/// The rules that every device keeps, for the tests of a device of your own.
///
/// The rules are played on an app that shows these elements, each with its identifier, all in sight at the launch:
///
/// | identifier | the element |
/// | --- | --- |
/// | `contract-greeting` | a text: the launch argument `greeting`, or “none” |
/// | `contract-count` | a text: how often the button was tapped since the state was cleared, also by earlier launches |
/// | `contract-button` | a button that raises the count at once |
/// | `contract-later` | a button that shows a text `contract-late` after one second, and not before |
/// | `contract-press` | an element that shows a text `contract-pressed` after a long press |
/// | `contract-field` | a text field of one line that is empty at each launch |
/// | `contract-list` | a vertical scroll of 40 rows, `contract-row-1` and so on, some of them out of sight |
/// | `contract-open` | a button that opens a second screen with a text `contract-second` over the first |
/// | `contract-back` | a text: how often the app has come back from the background in this launch |
///
/// The link `contract://second` opens the second screen too, in the app that runs, and `contract://nowhere` leads
/// nowhere. The rows have any height, as long as the list shows a whole one, or a part of a longer one. While nothing is
/// touched, and no text is late, the screen is at rest.
///
/// ```swift
/// let contract = FlowDeviceContract { ScriptedDevice(ContractScript()) }
/// #expect(await contract.violations() == [])
/// ```
@MainActor
public struct FlowDeviceContract {
  /// The names of the rules, in the order in which they are checked.
  public static var rules: [String] { ContractRule.all.map(\.name) }

  private let makeDevice: @MainActor () -> any FlowDevice

  /// Creates a check of a kind of device.
  ///
  /// - Parameter makeDevice: Makes a new device, with the app installed and never launched.
  public init(_ makeDevice: @escaping @MainActor () -> any FlowDevice) {
    self.makeDevice = makeDevice
  }

  /// Checks all rules, each on a device of its own.
  ///
  /// - Returns: A sentence for each broken rule, with its name; empty if the device keeps them all.
  /// - Complexity: O(rules) launches. A device in real time needs some seconds.
  public func violations() async -> [String] {
    var found: [String] = []
    for rule in ContractRule.all {
      let device = makeDevice()
      var complaint: String?
      do throws(StepFailure) {
        complaint = try await rule.complaint(ContractHand(device))
      } catch {
        complaint = "A call failed: \(error.message)"
      }
      let remains = await end(device)
      if let complaint = complaint ?? remains { found.append("\(rule.name): \(complaint)") }
    }
    return found
  }

  /// Ends a device, also one whose calls have failed: it may hold a process or a port.
  ///
  /// - Returns: A sentence if the app still runs; `nil` if it has ended.
  private func end(_ device: any FlowDevice) async -> String? {
    do throws(StepFailure) {
      try await device.end()
    } catch {
      return "A call failed: \(error.message)"
    }
    return device.state == .notRunning ? nil : "After “end” the app still runs."
  }
}
