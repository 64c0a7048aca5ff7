import Foundation
import Testing

/// A case that could not fail is a failure.
@MainActor @Suite struct MarbleFormatTests {
  /// `{"expect": …}` of a case of `of(1)`, in place of the right one.
  private func differences(expect: String?, start: String = #""start": {}"#) throws -> [String] {
    try differences(
      of: """
        {"id": "x", "operator": "of", "params": {"values": [1]}, "sources": [], \(start)\
        \(expect.map { #", "expect": \#($0)"# } ?? "")}
        """
    )
  }

  private func differences(of text: String) throws -> [String] {
    MarbleRun.differences(try JSONDecoder().decode(MarbleValue.self, from: Data(text.utf8)))
  }

  @Test func `a case that says all it has to passes`() throws {
    let right = #"{"events": [[200, "next", 1], [200, "completed"]]}"#
    #expect(try differences(expect: right) == [])
    #expect(try differences(expect: #"{"events": []}"#).count == 1)
  }

  @Test(arguments: [
    (nil, "the case has no expect"),
    ("{}", "expect has no events"),
    (#"{"event": []}"#, "expect has an unknown name: event"),
    (#"{"events": {}}"#, "events is no list: {}"),
    (#"{"events": [[200, "nexxt", 1]]}"#, #"events has no event [200,"nexxt",1]"#),
    (#"{"events": [["200", "next", 1]]}"#, #"events has no event ["200","next",1]"#),
    (#"{"events": [], "subscriptions": {"xs": []}}"#, "subscriptions has an unknown name: xs"),
    (#"{"events": [], "inner": {}}"#, "expect has an unknown name: inner"),
  ])
  func `a case without an expectation, or with a misspelt one, fails`(
    expect: String?,
    fault: String
  ) throws {
    #expect(try differences(expect: expect).contains(fault))
  }

  @Test(arguments: [
    (#""observers": [{"name": "a", "subscribe": 200}]"#, "events has no a"),
    (
      #""observers": [{"name": "a", "subscrbe": 200}]"#, "an observer has an unknown name: subscrbe"
    ),
    (#""start": {"dispoze": 300}"#, "start has an unknown name: dispoze"),
    (#""begin": {}"#, "a case has start, or a list of observers"),
    (#""observe": {"inner": "record"}, "start": {}"#, "expect has no inner"),
  ])
  func `a case whose times or observers are misspelt fails`(start: String, fault: String) throws {
    #expect(try differences(expect: #"{"events": {}}"#, start: start).contains(fault))
  }
}
