import FlowKit
import Outside

extension TallyApp: ReplayableApp {
  package var recordings: [String: String] { ["tally": recording] }
}
