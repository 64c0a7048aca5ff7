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
        of: ["FlowPortability.errors(in:file:commands:)"],
        n: 500,
        expected: .exactly(1)
      ) { n, gauge in
        let steps = String(repeating: "- tapOn: {id: a, optional: true}\n", count: n - 1)
        let bytes = Array("appId: app\n---\n\(steps)- back\n".utf8)
        gauge.start()
        let errors = FlowPortability.errors(in: bytes, file: "growth.yaml")
        gauge.stop()
        return errors.count
      },
      GrowthRow(
        "n patterns in the settings of a folder",
        of: ["FlowWorkspace.read(_:file:commands:limits:)"],
        n: 500,
        expected: .each
      ) { n, gauge in
        let bytes = Array("flows: [\((0..<n).map { "a\($0)/*" }.joined(separator: ", "))]".utf8)
        gauge.start()
        let workspace = FlowWorkspace.read(bytes, file: "config.yaml").workspace
        gauge.stop()
        return workspace.flows.count
      },
      GrowthRow(
        "n names, each defined by the one before",
        of: ["FlowScope.define(_:)", "FlowScope.names", "FlowTree.value(in:)"],
        n: 500,
        expected: .each(plus: 1)
      ) { n, gauge in
        gauge.start()
        defer { gauge.stop() }
        var scope = FlowScope(["A0": .string("a")])
        let entries = try? (1...n).map { number in
          FlowEntry(
            name: "A\(number)",
            position: .start,
            value: .text(try FlowText(reading: "${A\(number - 1)}"))
          )
        }
        try? scope.define(entries ?? [])
        return scope.names.count
      },
      GrowthRow(
        "a text of n expressions",
        of: [
          "FlowText.init(reading:file:position:)", "FlowText.text(in:)", "FlowText.value(in:)",
          "FlowText.holds(in:)", "FlowValue.text", "FlowValue.isTruthy",
        ],
        n: 500,
        expected: .each(times: 2, plus: 1)
      ) { n, gauge in
        let source = String(repeating: "${A}", count: n)
        let scope = FlowScope(["A": .string("a")])
        gauge.start()
        defer { gauge.stop() }
        guard let text = try? FlowText(reading: source), let value = try? text.value(in: scope),
          let holds = try? text.holds(in: scope), let written = try? text.text(in: scope)
        else { return 0 }
        return written.utf8.count + value.text.utf8.count + (holds && value.isTruthy ? 1 : 0)
      },
      GrowthRow(
        "n members of an object, for a script and of its result",
        of: [
          "FlowMembers.init(_:)", "FlowMembers.init(dictionaryLiteral:)", "FlowMembers.names",
          "FlowMembers.==(_:)", "FlowMembers.hash(into:)", "FlowScript.prelude",
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
        return result.output.names.count + members.hashValue % 1
          + (script.prelude.isEmpty || script.epilogue.isEmpty ? 0 : n)
      },
      GrowthRow(
        "n arguments of the harness",
        of: ["HarnessArguments.init(_:)"],
        n: 500,
        expected: .each(times: 2)
      ) { n, gauge in
        let arguments = (0..<n).flatMap { ["flow\($0)", "--env", "A\($0)=1"] }
        gauge.start()
        let read = try? HarnessArguments(arguments)
        gauge.stop()
        return (read?.paths.count ?? 0) + (read?.env.count ?? 0)
      },
    ]
  }

  @MainActor private static var reports: [GrowthRow] {
    [
      GrowthRow(
        "reports on n steps of a flow",
        of: [
          "FlowPrinter.text(of:)", "FlowReport.add(_:round:)", "FlowReport.encoded()",
          "FlowReport.init(from:)",
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
        let printed = FlowPrinter().text(of: result)
        var report = FlowReport(seed: 1, rounds: 1)
        report.add(result, round: 1)
        guard printed.utf8.count > n, let bytes = try? report.encoded(),
          let again = try? JSONDecoder().decode(FlowReport.self, from: bytes)
        else { return 0 }
        return again.flows.first?.steps.count ?? 0
      },
      GrowthRow(
        "n flows that fail, reported",
        of: ["FlowPrinter.failureText(of:)", "FlowTotals.add(_:)"],
        n: 20,
        expected: .each
      ) { n, gauge in
        let player = FlowPlayer(FlowFinder().find([]), app: RowsApp.self)
        let bytes = Array("- launchApp\n- assertVisible: {text: x, timeout: 0}".utf8)
        guard let flow = FlowReader().read(bytes, file: "flow.yaml").flow else { return 0 }
        let result = await player.play(flow)
        var totals = FlowTotals()
        gauge.start()
        for _ in 0..<n where FlowPrinter().failureText(of: result) != nil { totals.add(result) }
        gauge.stop()
        return totals.failed
      },
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
