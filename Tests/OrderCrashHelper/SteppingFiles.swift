import Kaimono
import StorePersistence

/// The machine's file system, with a step after each change.
final class SteppingFiles: StateFileSystem {
  private let disk = DiskFileSystem()
  private let steps: Steps

  init(_ steps: Steps) {
    self.steps = steps
  }

  func read(_ path: String) throws(StateFileError) -> [UInt8]? {
    try disk.read(path)
  }

  func write(_ bytes: [UInt8], to path: String) throws(StateFileError) {
    try disk.write(bytes, to: path)
    steps.reached("write")
  }

  func sync(_ path: String) throws(StateFileError) {
    try disk.sync(path)
    steps.reached("sync")
  }

  func rename(_ path: String, to other: String) throws(StateFileError) {
    try disk.rename(path, to: other)
    steps.reached("rename")
  }

  func syncFolder(of path: String) throws(StateFileError) {
    try disk.syncFolder(of: path)
    steps.reached("syncFolder")
  }

  func remove(_ path: String) throws(StateFileError) {
    try disk.remove(path)
    steps.reached("remove")
  }

  func lock(_ path: String) throws(StateFileError) -> AnyObject {
    try disk.lock(path)
  }
}
