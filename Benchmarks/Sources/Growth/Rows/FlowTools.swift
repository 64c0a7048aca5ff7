import FlowKit
import Foundation
import Observation2
import Scenes
import ScenesHeadless

extension GrowthRow {
  /// Tools that find flows, read their texts and report on them, and the parts of an app of flows.
  @MainActor static var flowTools: [GrowthRow] { texts + reports + apps }

  @MainActor private static var texts: [GrowthRow] {
    [
      GrowthRow(
        "n flow files in a folder",
        of: ["FlowFinder.find(_:)", "FlowCollection.flows", "FlowCollection.errors"],
        n: 50,
        expected: .each
      ) { n, gauge in
        let folder = FileManager.default.temporaryDirectory
          .appendingPathComponent("growth-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for index in 0..<n {
          let file = folder.appendingPathComponent("\(index).yaml")
          try? Data("appId: app\n---\n- launchApp\n".utf8).write(to: file)
        }
        gauge.start()
        let flows = FlowFinder().find([folder.path])
        gauge.stop()
        return flows.flows.count - flows.errors.count
      },
      GrowthRow(
        "n steps, of which a device would not play the last",
        of: ["FlowReader.read(_:file:)"],
        n: 500,
        expected: .exactly(1)
      ) { n, gauge in
        let steps = String(repeating: "- tapOn: {id: a, optional: true}\n", count: n - 1)
        let bytes = Array("appId: app\n---\n\(steps)- back\n".utf8)
        var reader = FlowReader()
        reader.demandsPortability = true
        gauge.start()
        let errors = reader.read(bytes, file: "growth.yaml").errors
        gauge.stop()
        return errors.count
      },
      GrowthRow(
        "n patterns in the settings of a folder",
        of: ["FlowFinder.find(_:)"],
        n: 500,
        expected: .exactly(1)
      ) { n, gauge in
        let folder = FileManager.default.temporaryDirectory
          .appendingPathComponent("growth-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let patterns = (0..<n).map { "a\($0)/*" } + ["flow.yaml"]
        try? Data("flows: [\(patterns.joined(separator: ", "))]".utf8)
          .write(to: folder.appendingPathComponent("config.yaml"))
        try? Data("appId: app\n---\n- launchApp\n".utf8)
          .write(to: folder.appendingPathComponent("flow.yaml"))
        gauge.start()
        let flows = FlowFinder().find([folder.path])
        gauge.stop()
        return flows.flows.count
      },
      GrowthRow(
        "a text of n expressions",
        of: [
          "FlowText.init(reading:file:position:)", "FlowText.text(in:)", "FlowText.value(in:)",
          "FlowValue.text",
        ],
        n: 500,
        expected: .each(times: 2)
      ) { n, gauge in
        let source = String(repeating: "${A}", count: n)
        let scope = FlowScope(["A": .string("a")])
        gauge.start()
        defer { gauge.stop() }
        guard let text = try? FlowText(reading: source), let value = try? text.value(in: scope),
          let written = try? text.text(in: scope)
        else { return 0 }
        return written.utf8.count + value.text.utf8.count
      },
      GrowthRow(
        "n members of an object, for a script and of its result",
        of: [
          "FlowMembers.init(_:)", "FlowMembers.init(dictionaryLiteral:)",
          "FlowMembers.dictionary", "FlowMembers.==(_:)",
          "FlowScript.prelude",
          "FlowScript.epilogue", "FlowScriptResult.init(json:)",
        ],
        n: 500,
        expected: .each(times: 2)
      ) { n, gauge in
        let values = Dictionary(
          uniqueKeysWithValues: (0..<n).map { ("a\($0)", FlowValue.number(1)) }
        )
        let pairs = (0..<n).map { "\"a\($0)\": 1" }.joined(separator: ", ")
        gauge.start()
        defer { gauge.stop() }
        let members = FlowMembers(values)
        let script = FlowScript(source: "", file: "a.js", values: members)
        let json = "{\"output\": {\(pairs)}, \"log\": []}"
        guard let result = try? FlowScriptResult(json: json), result.output == members else {
          return 0
        }
        return result.output.dictionary.count
          + (script.prelude.isEmpty || script.epilogue.isEmpty ? 0 : n)
      },
      GrowthRow(
        "n arguments of the harness",
        of: ["HarnessCommand.run(_:)"],
        n: 500,
        expected: .exactly(1)
      ) { n, gauge in
        var errors = 0
        let command = HarnessCommand(
          app: RowsApp.self,
          bundledFlows: [],
          output: { _ in },
          errorOutput: { _ in errors += 1 }
        )
        let arguments = (0..<n).flatMap { ["flow\($0)", "--env", "A\($0)=1"] }
        gauge.start()
        let status = await command.run(arguments + ["--seed", "none"])
        gauge.stop()
        return status == .unusable ? errors : 0
      },
    ]
  }

  @MainActor private static var reports: [GrowthRow] {
    [
      GrowthRow(
        "reports on n steps of a flow",
        of: [
          "FlowReport.add(_:round:)", "FlowReport.encoded()", "FlowReport.init(from:)",
        ],
        n: 100,
        expected: .each(plus: 1)
      ) { n, gauge in
        let text =
          String(repeating: "- setNetwork: {latency: 300}\n", count: n) + "- assertVisible: x"
        let player = FlowPlayer(FlowFinder().find([]), app: RowsApp.self)
        guard let flow = FlowReader().read(Array(text.utf8), file: "flow.yaml").flow else {
          return 0
        }
        let result = await player.play(flow)
        gauge.start()
        defer { gauge.stop() }
        var report = FlowReport(seed: 1, rounds: 1)
        report.add(result, round: 1)
        guard let bytes = try? report.encoded(),
          let again = try? JSONDecoder().decode(FlowReport.self, from: bytes)
        else { return 0 }
        return again.flows.first?.steps.count ?? 0
      }
    ]
  }

  @MainActor private static var apps: [GrowthRow] {
    [
      GrowthRow(
        "n events of an app, recorded",
        of: ["EventLog.record(_:)"],
        n: 10_000,
        expected: .each
      ) { n, gauge in
        let log = EventLog()
        gauge.start()
        for number in 0..<n { log.record("tick", ["number": "\(number)"]) }
        gauge.stop()
        return log.events.count
      },
      GrowthRow(
        "n requests at once to a simulated network",
        of: ["SimulatedNetwork.request(_:latency:timeout:_:)"],
        n: 500,
        expected: .each
      ) { n, gauge in
        let time = VirtualTime()
        let network = SimulatedNetwork(clock: time)
        let bag = DisposeBag()
        var answers = 0
        gauge.start()
        for _ in 0..<n {
          time.run { answers += (try? await network.request("ask") { 1 }) ?? 0 }.disposed(by: bag)
        }
        await time.advance(by: .seconds(60))
        gauge.stop()
        return answers
      },
      GrowthRow(
        "a screen of n elements, described, laid out and looked at",
        of: [
          "ScreenFrames.init(of:in:)", "ScreenFrames.isVisible(_:)",
        ],
        n: 4_000,
        expected: .each(plus: 1)
      ) { n, gauge in
        gauge.start()
        let frames = ScreenFrames(of: RowsView(rows: n))
        var hidden = 0
        for element in frames.elements where element.isHidden || !frames.isVisible(element) {
          hidden += 1
        }
        gauge.stop()
        return hidden < n ? frames.elements.count : 0
      },
    ]
  }
}
