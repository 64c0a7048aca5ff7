import Foundation
import LayoutDescriptions
import SceneCollections
import Scenes
import Testing

/// Descriptions of layouts that are read from a file.
@MainActor @Suite struct LayoutDescriptionTests {
  /// A description of a section of one estimated row, with measured lengths as JSON.
  private func json(measured: String) -> Data {
    let size = #"{"width": {"fractionalWidth": 1}, "height": {"estimated": 40}}"#
    return Data(
      """
      {"container": {"w": 100, "h": 100}, "measured": \(measured), "sections": [{"items": 1,
        "group": {"type": "horizontal", "size": \(size), "subitems": [
          {"type": "item", "size": \(size)}]}}]}
      """
      .utf8
    )
  }

  @Test func `measured lengths belong to the section of a number`() throws {
    let data = json(measured: #"{"0": [70]}"#)
    let description = try JSONDecoder().decode(LayoutDescription.self, from: data)
    #expect(description.measured == [0: [70]])
    #expect(description.solved().contentSize.height == 70)
  }

  @Test(arguments: ["00", "+0", "-0", "000000000000000000000000"])
  func `a section has only the plain text of its number`(section: String) {
    for measured in ["{\"\(section)\": [2]}", "{\"0\": [1], \"\(section)\": [2]}"] {
      let data = json(measured: measured)
      let error = #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(LayoutDescription.self, from: data)
      }
      guard case .dataCorrupted(let context)? = error else {
        Issue.record("\(String(describing: error)) is no error of data")
        return
      }
      #expect(context.codingPath.map(\.stringValue) == ["measured"])
      #expect(context.debugDescription == "Write the section “\(section)” as 0.")
    }
  }

  @Test(arguments: ["1", "-1", "a", "", "0x0", "99999999999999999999"])
  func `a section that is not there has no measured lengths`(section: String) {
    let data = json(measured: "{\"\(section)\": [2]}")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(LayoutDescription.self, from: data)
    }
  }
}
