import Foundation
import Observation2
import StateStore
import StorePersistence

/// A persistence of one's own: a slice of a store as a property list, over any file system.
///
/// It has no header, no checksum and no migration, which a `StateFile` brings; for what may be lost.
@MainActor
package final class Keeping<Value: Codable & Equatable>: @MainActor EndingDisposable {
  private let path: String
  private let files: any StateFileSystem
  private let report: (any Error) -> Void
  private var subscription: (any Disposable)?
  private var unsaved: Value?
  /// Keeps others from the file until this goes.
  private let lock: AnyObject

  package init(
    _ path: String,
    files: any StateFileSystem,
    report: @escaping (any Error) -> Void
  ) throws(StateFileError) {
    self.path = path
    self.files = files
    self.report = report
    lock = try files.lock(path + ".lock")
  }

  /// What an earlier run has kept, if it can be read.
  package func load() -> Value? {
    do {
      guard let bytes = try files.read(path) else { return nil }
      return try PropertyListDecoder().decode(Value.self, from: Data(bytes))
    } catch {
      report(error)
      return nil
    }
  }

  /// Keeps each value of a slice once it has stood for a while, until this is disposed of.
  package func keep<State, Action>(
    _ slice: KeyPath<State, Value>,
    of store: Store<State, Action>,
    after delay: Duration,
    scheduler: any StreamScheduler,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    subscription = store.driver(slice)
      .skip(1)
      .do(onNext: { [weak self] in self?.unsaved = $0 })
      .debounce(delay, scheduler: scheduler, fileID: fileID, line: line)
      .drive(fileID: fileID, line: line) { [weak self] _ in self?.save() }
  }

  package var isDisposed: Bool { subscription == nil }

  /// Saves what is not saved yet, and stops.
  package func dispose() {
    subscription?.dispose()
    subscription = nil
    save()
  }

  private func save() {
    guard let value = unsaved else { return }
    do {
      let bytes = [UInt8](try PropertyListEncoder().encode(value))
      unsaved = nil
      files.replaceLater(path, with: bytes) { [report] failure in
        if let failure { report(failure) }
      }
    } catch {
      report(error)
    }
  }
}
