import Foundation
import Observation2
import Scenes
import Testing

/// Random answers to the reports of the focus: each is answered with more changes of the focus and the fields.
@MainActor @Suite struct RandomFocusTests {
  @MainActor private final class Model: ObservedModel {
    @Observed var disabled: Set<String> = []
    @Observed var hidden: Set<String> = []
    @Observed var removed: Set<String> = []
  }

  @MainActor private final class Play {
    static let fields = ["甲", "乙", "丙", "丁"]
    static let names = fields + (0..<4).map { "\($0)" }
    let model = Model()
    let tiles = TileLayout(4)
    var random: SplitMix
    /// How many answers there may still be, so that a case ends.
    var left = 0
    /// The elements whose focus an observer is answering.
    var coming: [String?] = []
    var heard: [String: [Bool]] = [:]
    var events: [String: [Bool]] = [:]
    var steps: [String] = []
    weak var window: MirroredWindow?

    init(seed: Int) { random = SplitMix(seed: UInt64(seed) &* 0x9E37_79B9 &+ 11) }

    func show() -> MirroredWindow {
      tiles.didHearFocus = { [weak self] in self?.hear("\($0)", $1) }
      let shown = MirroredWindow { [self, model, tiles] part in
        part.lazyArranged(by: tiles).frame(height: 200).disabled(model.disabled.contains("tiles"))
        part.lazyColumn {
          part.each(Self.fields.filter { !model.removed.contains($0) }, id: \.self) { name in
            part.textField("") { _ in }.identifier(name)
              .disabled(model.disabled.contains(name)).hidden(model.hidden.contains(name))
              .onFocusChange { [weak self] in self?.hear(name, $0) }
          }
        }
      }
      window = shown
      tiles.didFocus = { [weak self] _ in self?.answer() }
      shown.window.onEvent = { [weak self] event in
        guard case .focus(let isFocused) = event.event, let name = event.look.identifier else {
          return
        }
        self?.steps.append("  \(name) \(event.event.name)")
        self?.events[name, default: []].append(isFocused)
        self?.answer(exceptFor: isFocused ? name : nil)
      }
      return shown
    }

    private func hear(_ name: String, _ isFocused: Bool) {
      steps.append("  \(name) \(isFocused)")
      heard[name, default: []].append(isFocused)
      answer()
    }

    /// - Parameter name: The element that is about to get the focus, for which an observer does not ask then.
    private func answer(exceptFor name: String? = nil) {
      guard left > 0, Bool.random(using: &random) else { return }
      left -= 1
      coming.append(name)
      act()
      coming.removeLast()
    }

    func act() {
      let name = Self.names[Int.random(in: 0..<Self.names.count, using: &random)]
      let kind = Int.random(in: 0..<10, using: &random)
      steps.append("\(kind) \(name)")
      switch kind {
      case 0...3:
        if coming.contains(name) { return }
        if let id = window?.nodes.first(where: { $0.node.look.identifier == name })?.id {
          try? window?.send(.focus(true), to: id)
        }
      case 4:
        if let id = window?.window.focus { try? window?.send(.focus(false), to: id) }
      case 5: model.disabled.formSymmetricDifference([name.count == 1 ? name : "tiles"])
      case 6: model.hidden.formSymmetricDifference([name])
      case 7: model.removed.formSymmetricDifference([name])
      case 8: window?.window.endEditing()
      default: window?.update()
      }
    }
  }

  /// `FOCUS_CASES` sets how many are tried.
  private nonisolated static let cases =
    ProcessInfo.processInfo.environment["FOCUS_CASES"].flatMap { Int($0) } ?? 400

  @Test func `each focus is heard of, and each loss, once and in turns`() throws {
    for seed in 0..<Self.cases {
      let play = Play(seed: seed)
      let window = play.show()
      for _ in 0..<8 {
        play.left = 5
        play.act()
        play.left = 0
        // A report of the first update may have changed something.
        window.update()
        window.expectEqualToWhole()
        window.update()
        let focus = window.nodes.first { $0.id == window.window.focus }?.node.look.identifier
        #expect(window.mirror.focus == window.window.focus)
        for name in Play.names {
          let isFocused = name == focus
          let heard = play.heard[name] ?? []
          let turns = (0..<heard.count).map { $0 % 2 == 0 }
          try #require(
            heard == turns && (heard.last ?? false) == isFocused,
            "case \(seed): \(name) heard \(heard), \(play.steps)"
          )
          let events = play.events[name] ?? []
          try #require(
            (events.last ?? false) == isFocused && events.first != false,
            "case \(seed): \(name) reported as \(events), \(play.steps)"
          )
        }
        let tile = focus.flatMap { Int($0) }
        try #require(
          (play.tiles.focuses.last ?? nil) == tile,
          "case \(seed): the layout heard \(play.tiles.focuses), \(play.steps)"
        )
        if let id = window.mirror.focus {
          let look = try #require(window.mirror[id]?.look)
          #expect(look.isEnabled && !look.isHidden)
        }
      }
    }
  }
}
