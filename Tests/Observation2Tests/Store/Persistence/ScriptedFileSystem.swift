import StorePersistence

/// A file system in memory that records each step, fails at chosen ones, and may be slow.
final class ScriptedFileSystem: StateFileSystem {
  private final class Held {}

  private struct Holder {
    weak var held: Held?
  }

  private struct PutOff {
    let path: String
    let bytes: [UInt8]
    let finish: @MainActor (StateFileError?) -> Void
    var result: Result<Void, StateFileError>?
  }

  var files: [String: [UInt8]] = [:]
  var faults: [StateFileError.Step: Int32] = [:]
  private(set) var steps: [String] = []
  /// A Boolean value that indicates whether asynchronous work is delayed until ``catchUp()``.
  var isSlow = false
  private var putOff: [PutOff] = []
  private var holders: [String: Holder] = [:]

  func read(_ path: String) throws(StateFileError) -> [UInt8]? {
    try fail(.read, path)
    return files[path]
  }

  func write(_ bytes: [UInt8], to path: String) throws(StateFileError) {
    steps.append("write \(path)")
    // As on a full disk, a part has been written already.
    files[path] = Array(bytes.prefix(bytes.count / 2))
    try fail(.write, path)
    files[path] = bytes
  }

  func sync(_ path: String) throws(StateFileError) {
    steps.append("sync \(path)")
    try fail(.sync, path)
  }

  func rename(_ path: String, to other: String) throws(StateFileError) {
    steps.append("rename \(path) to \(other)")
    try fail(.rename, path)
    files[other] = files.removeValue(forKey: path)
  }

  func syncFolder(of path: String) throws(StateFileError) {
    steps.append("sync folder of \(path)")
    try fail(.syncFolder, path)
  }

  func remove(_ path: String) throws(StateFileError) {
    steps.append("remove \(path)")
    try fail(.remove, path)
    files[path] = nil
  }

  func replace(_ path: String, with bytes: [UInt8]) throws(StateFileError) {
    doWhatWasPutOff()
    try replaceNow(path, with: bytes)
  }

  @MainActor
  func replaceLater(
    _ path: String,
    with bytes: [UInt8],
    then finish: @escaping @MainActor (StateFileError?) -> Void
  ) {
    putOff.append(PutOff(path: path, bytes: bytes, finish: finish))
    if !isSlow { catchUp() }
  }

  /// Runs the delayed work and its completions.
  @MainActor
  func catchUp() {
    doWhatWasPutOff()
    let done = putOff
    putOff = []
    for save in done {
      if case .failure(let error) = save.result { save.finish(error) } else { save.finish(nil) }
    }
  }

  private func doWhatWasPutOff() {
    for index in putOff.indices where putOff[index].result == nil {
      let save = putOff[index]
      do throws(StateFileError) {
        putOff[index].result = .success(try replaceNow(save.path, with: save.bytes))
      } catch {
        putOff[index].result = .failure(error)
      }
    }
  }

  func lock(_ path: String) throws(StateFileError) -> AnyObject {
    if holders[path]?.held != nil { throw .inUse(path: path) }
    let held = Held()
    holders[path] = Holder(held: held)
    return held
  }

  private func fail(_ step: StateFileError.Step, _ path: String) throws(StateFileError) {
    if let code = faults[step] { throw .system(step, path: path, code: code) }
  }
}
