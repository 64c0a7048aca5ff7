import Foundation
import Testing

@testable import FlowEngine
@testable import FlowFormat
@testable import FlowHunt
@testable import FlowKit
@testable import FlowReports

/// The choice of flows by their tags, compared with its rule, and from settings and command line together.
@MainActor @Suite struct TagChoiceTests {
  private nonisolated static let sets = (0..<8).map { bits in
    ["a", "b", "c"].enumerated().filter { bits & 1 << $0.offset != 0 }.map(\.element)
  }

  @Test(arguments: sets)
  func `a flow needs one of the tags that are asked for, and none of the excluded ones`(
    _ tags: [String]
  ) {
    for included in Self.sets {
      for excluded in Self.sets {
        let isIncluded = included.isEmpty || !Set(tags).isDisjoint(with: included)
        let expected = isIncluded && Set(tags).isDisjoint(with: excluded)
        for split in 0...3 {
          // Settings and command line add up, however the tags are spread over them.
          var workspace = FlowWorkspace(file: "config.yaml")
          workspace.includeTags = Array(included.prefix(split))
          workspace.excludeTags = Array(excluded.dropFirst(split))
          let isChosen = workspace.choice(
            including: Array(included.dropFirst(split)),
            excluding: Array(excluded.prefix(split))
          ).takes(tags)
          #expect(isChosen == expected, "\(included) \(excluded) \(split)")
        }
      }
    }
  }

  @Test func `a tag is compared as it is written`() {
    var workspace = FlowWorkspace(file: "config.yaml")
    workspace.includeTags = ["Smoke"]
    #expect(!workspace.choice().takes(["smoke"]) && !workspace.choice().takes(["Smokes"]))
    #expect(workspace.choice().takes(["x", "Smoke"]))
    workspace = FlowWorkspace(file: "config.yaml")
    workspace.excludeTags = ["slow"]
    #expect(workspace.choice().takes(["Slow", "slower", "low"]))
    #expect(!workspace.choice().takes(["Slow", "slow"]))
  }

  private static let flows = [
    ("none", ""), ("smoke", "tags: [smoke]"), ("slow", "tags: [smoke, slow]"),
    ("cart", "tags: [cart]"), ("wip", "tags: [cart, wip]"), ("upper", "tags: [Smoke]"),
  ]

  @Test(
    arguments: [
      ([], "cart none slow smoke upper wip", "slow smoke"),
      (["--include-tags", "cart"], "cart wip", "cart slow smoke wip"),
      (["--exclude-tags", "slow"], "cart none smoke upper wip", "smoke"),
      (
        ["--include-tags", "cart,smoke", "--exclude-tags", "wip,slow"], "cart smoke", "cart smoke"
      ),
      (["--include-tags", "Smoke"], "upper", "slow smoke upper"),
      (["--include-tags", "cart", "--name", "^w"], "wip", "wip"),
      (["--exclude-tags", "none"], "cart none slow smoke upper wip", "slow smoke"),
      (["--include-tags", "none,cart"], "cart wip", "cart slow smoke wip"),
      (["--exclude-tags=smoke", "--exclude-tags=cart"], "none upper", nil),
    ] as [([String], String, String?)]
  )
  func `tags of the command line choose alone, or together with a folder's own`(
    _ arguments: [String],
    _ alone: String,
    _ together: String?
  ) async throws {
    for (settings, names) in [(nil, alone), ("includeTags: [smoke]", together)] {
      let harness = try HarnessScratch()
      for (name, header) in Self.flows {
        _ = try harness.write("name: \(name)\n\(header)\n---\n- launchApp\n", to: "\(name).yaml")
      }
      if let settings { _ = try harness.write(settings, to: "config.yaml") }
      let status = await harness.run([harness.folder.path, "--report=tap"] + arguments)
      #expect(status == (names == nil ? .unusable : .passed), "\(harness.errors)")
      let played = harness.text.matches(of: #/(?m)^ok \d+ - (\S+)/#).map { String($0.1) }
      #expect(played.sorted().joined(separator: " ") == names ?? "", "\(settings ?? "-")")
    }
  }

  @Test func `the tags of a folder's settings concern its flows only`() async throws {
    let harness = try HarnessScratch()
    _ = try harness.write("excludeTags: [slow]", to: "one/config.yaml")
    for folder in ["one", "two"] {
      _ = try harness.write("- launchApp\n", to: "\(folder)/a.yaml")
      _ = try harness.write("tags: [slow]\n---\n- launchApp\n", to: "\(folder)/b.yaml")
    }
    let folders = ["one", "two"].map { harness.folder.appendingPathComponent($0).path }
    #expect(await harness.run(folders + ["--report=tap"]) == .passed)
    let played = harness.text.matches(of: #/(?m)^ok \d+ - \S+ \(.*/(\w+/\w)\.yaml/#)
    #expect(played.map { String($0.1) } == ["one/a", "two/a", "two/b"])
  }
}
