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
  /// Whether the terminal is somebody else's, until the program goes on or for good.
  private var isAway = false
  /// Called when the screen has been drawn, and once at the end, to keep what is to be kept.
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
  ///
  /// - Throws: ``TerminalError/lost`` when the terminal has gone before anybody has ended it.
  public func run() async throws(TerminalError) {
    defer { finish() }
    draw()
    for await event in terminal.events {
      switch event {
      case .bytes(let bytes): if !press(reader.read(bytes)) { return }
      case .quiet: if !press(reader.finish()) { return }
      case .resized: drawAnew()
      case .suspended: suspend(withGroup: false)
      case .continued: goOn()
      case .ended: return
      case .lost: throw .lost
      }
    }
  }

  /// Keeps what the last keys have done, which may not have been drawn and is not any more.
  private func finish() {
    isAway = true
    _ = screen.draw()
    didDraw()
  }

  /// Returns whether the person wants to go on.
  private func press(_ keys: [Key]) -> Bool {
    for key in keys {
      if key == .suspend {
        suspend(withGroup: true)
      } else if key == .redraw {
        drawAnew()
      } else if !screen.press(key) {
        return false
      }
    }
    if !keys.isEmpty, !isAway, screen.refusal != nil { terminal.write("\u{7}") }
    return true
  }

  private func suspend(withGroup: Bool) {
    // The first process of a container can't be stopped, so that nothing would let it go on.
    if getpid() == 1 { return }
    isAway = true
    terminal.suspend(withGroup: withGroup)
  }

  private func goOn() {
    isAway = false
    terminal.takeOver()
    drawAnew()
  }

  /// Draws everything, since a terminal that has another size, or has had one, may have lost any of it.
  private func drawAnew() {
    shown = nil
    resize()
    draw()
  }

  private func resize() {
    screen.resize(columns: terminal.size.columns, rows: terminal.size.rows)
  }

  private func draw() {
    if isAway { return }
    let grid = screen.draw()
    terminal.write(grid.escapes(from: shown, depth: depth))
    shown = grid
    didDraw()
  }
}
