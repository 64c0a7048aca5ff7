import Foundation
public import TerminalScreen

/// Shows a screen in the terminal that the program runs in, until the person has enough.
@MainActor
public final class TerminalSession {
  private let screen: TerminalScreen
  private let terminal: Terminal
  private let depth: ColorDepth
  private var shown: CellGrid?
  private var reader = KeyReader()
  /// Called when the screen has been drawn, to keep what is to be kept.
  public var didDraw: @MainActor () -> Void = {}

  /// Creates a session; the screen takes the terminal's size.
  public init(_ screen: TerminalScreen, in terminal: Terminal) {
    (self.screen, self.terminal) = (screen, terminal)
    depth = ColorDepth(environment: ProcessInfo.processInfo.environment)
    // The screen may be in the middle of a change: it is drawn in the next turn.
    screen.onNeedsUpdate = { [weak self] in Task { self?.draw() } }
    resize()
  }

  /// Draws, and does what keys say, until the person or the system ends it.
  public func run() async {
    draw()
    for await event in terminal.events {
      switch event {
      case .bytes(let bytes): if !press(bytes) { return }
      case .resized: resize()
      case .suspended: terminal.suspend()
      case .continued: goOn()
      case .ended: return
      }
    }
  }

  /// Returns whether the person wants to go on.
  private func press(_ bytes: [UInt8]) -> Bool {
    // Of an arrow everything comes at once, so an escape alone is the key.
    for key in reader.read(bytes) + (bytes == [0x1B] ? reader.finish() : []) {
      if key == .suspend {
        terminal.suspend()
      } else if !screen.press(key) {
        return false
      }
    }
    if screen.refusal != nil { terminal.write("\u{7}") }
    return true
  }

  private func goOn() {
    terminal.takeOver()
    shown = nil
    resize()
    draw()
  }

  private func resize() {
    screen.resize(columns: terminal.size.columns, rows: terminal.size.rows)
  }

  private func draw() {
    let grid = screen.draw()
    terminal.write(grid.escapes(from: shown, depth: depth))
    shown = grid
    didDraw()
  }
}
