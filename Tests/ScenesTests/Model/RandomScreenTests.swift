import Foundation
import Testing

@testable import Scenes

/// Random views over random data, changed and used at random.
///
/// The screen that a front-end receives looks like a screen that is described and laid out from
/// nothing.
///
/// The suite plays 300 cases by default. For 100,000 cases, for as many unseen cases, or for one
/// case:
/// ```
/// SCREEN_CASES=100000 swift test -c release -Xswiftc -enable-testing --filter RandomScreenTests
/// SCREEN_FIRST=500000 SCREEN_CASES=100000 swift test … --filter RandomScreenTests
/// SCREEN_SEED=4711 swift test --filter RandomScreenTests
/// ```
@MainActor @Suite struct RandomScreenTests {
  private static let usual = 300

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test func `a screen that follows its data is the one that is made from nothing`()
    async throws
  {
    if let seed = Self.number("SCREEN_SEED") { return try play(seed) }
    let first = Self.number("SCREEN_FIRST") ?? 0
    for seed in first..<first + (Self.number("SCREEN_CASES") ?? Self.usual) {
      try play(seed)
      // Other tests of the main actor take their turns.
      await Task.yield()
    }
  }

  @Test func `so is a long list in whose rows a person writes`() async throws {
    if let seed = Self.number("SCREEN_SEED") { return try play(seed, .longList) }
    let first = Self.number("SCREEN_FIRST") ?? 0
    let count = (Self.number("SCREEN_CASES") ?? Self.usual) / 20
    for seed in first..<first + count {
      try play(seed, .longList)
      await Task.yield()
    }
  }

  @Test func `so are lists of scrolls to which a person comes back`() async throws {
    if let seed = Self.number("SCREEN_SEED") { return try play(seed, .scrolls) }
    let first = Self.number("SCREEN_FIRST") ?? 0
    let count = (Self.number("SCREEN_CASES") ?? Self.usual) / 8
    for seed in first..<first + count {
      try play(seed, .scrolls)
      await Task.yield()
    }
  }

  @Test func `so are lists whose fields leave, while a person writes in them`() async throws {
    try await playSome(.leaving, of: 2)
  }

  @Test func `so are long lines in windows that change`() async throws {
    try await playSome(.readable, of: 3)
  }

  private func playSome(_ kind: RandomScreen.Kind, of parts: Int) async throws {
    if let seed = Self.number("SCREEN_SEED") { return try play(seed, kind) }
    let first = Self.number("SCREEN_FIRST") ?? 0
    for seed in first..<first + (Self.number("SCREEN_CASES") ?? Self.usual) / parts {
      try play(seed, kind)
      await Task.yield()
    }
  }

  @Test func `so is a screen that changes for a long time before a front-end looks`() async throws {
    if let seed = Self.number("SCREEN_SEED") { return try play(seed, .scrolls, isUnseen: true) }
    let first = Self.number("SCREEN_FIRST") ?? 0
    let count = (Self.number("SCREEN_CASES") ?? Self.usual) / 160
    for seed in first..<first + count {
      try play(seed, .scrolls, isUnseen: true)
      await Task.yield()
    }
  }

  private func play(
    _ seed: Int,
    _ kind: RandomScreen.Kind = .any,
    isUnseen: Bool = false
  ) throws {
    let number = UInt64(seed) &* 0x2545_F491_4F6C_DD1D &+ 7
    let screen = RandomScreen(seed: number, kind)
    do {
      try screen.check()
      if isUnseen { try screen.changeUnseen() }
      for _ in 0..<Int.random(in: 2...8, using: &screen.random) {
        for _ in 0..<Int.random(in: 1...3, using: &screen.random) {
          switch kind {
          case .any: try screen.act()
          case .longList: try screen.write()
          case .scrolls: try screen.comeAndGo()
          case .leaving: try screen.leave()
          case .readable:
            if Bool.random(using: &screen.random) {
              screen.changeEnvironment()
            } else {
              try screen.act()
            }
          }
        }
        try screen.check()
        screen.steps.append("update")
        if Bool.random(using: &screen.random) { try screen.checkDrawing() }
      }
      try screen.checkFresh()
    } catch {
      let steps = screen.steps.suffix(12).joined(separator: "\n  ")
      Issue.record(
        """
        case \(seed), step \(screen.steps.count): \(error)
        \(screen.view.template.lines())
          \(steps)
        """
      )
      throw error
    }
  }
}
