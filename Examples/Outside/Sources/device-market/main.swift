import Foundation
import Kaimono
import Market
import Observation2
import Scenes

/// The market as an app on a device links it: over HTTP, with its data on disk, and without a simulation.
///
/// `device-market SERVER FOLDER` prints what its first screen says.
@MainActor
private func firstScreen(server: URL, folder: String) throws -> [String] {
  let device = Device()
  let market = try DeviceMarket(
    server: server,
    folder: folder,
    permission: device,
    notices: device,
    log: EventLog { print("event: \($0.name)") },
    report: { print("file: \($0)") }
  )
  let window = SceneWindow()
  try market.launch(in: window.navigator)
  defer { market.stop() }
  return texts(in: window.snapshot())
}

private func texts(in node: ScreenNodeSnapshot) -> [String] {
  [node.look.text].compactMap { $0 } + node.children.flatMap { texts(in: $0) }
}

/// A device whose person is asked nothing, and that gets no push message.
@MainActor
private final class Device: NotificationPermission, ShopNotices {
  var areNotificationsDenied: Driver<Bool> { .just(true) }
  var deliveriesChanged: Signal<Void> { .never() }
  var offersChanged: Signal<Void> { .never() }

  func allowNotifications() {}
}

let arguments = CommandLine.arguments.dropFirst()
guard let address = arguments.first, let server = URL(string: address), let folder = arguments.last,
  arguments.count == 2
else {
  print("Say where to: device-market SERVER FOLDER")
  exit(64)
}
print(try firstScreen(server: server, folder: folder).joined(separator: "\n"))
// The mangled names of a stage and of the market's simulation.
for name in ["14ScenesHeadless5StageC", "16MarketSimulation0A3AppC"] where _typeByName(name) != nil
{
  print("\(name) is linked.")
  exit(1)
}
