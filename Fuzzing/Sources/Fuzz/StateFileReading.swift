import Foundation

@testable import StorePersistence

/// Checks that a file is loaded, or set aside and reported, and that a loaded and saved value loads
/// the same.
///
/// An input that begins with a digit is JSON of that version and gets a valid checksum, since
/// mutation can't find one; other inputs are whole files.
func readStateFile(_ bytes: [UInt8]) {
  let files = MemoryFileSystem()
  if let first = bytes.first, (0x30...0x39).contains(first) {
    files.contents["state"] = StateFileText.make(Int(first - 0x30), Array(bytes.dropFirst()))
  } else {
    files.contents["state"] = bytes
  }
  let before = files.contents["state"] ?? []
  guard let value = load(files) else {
    expect(files.contents["state"] == nil, "a file that was not loaded is still there")
    expect(files.contents.values.contains(before), "a file that was not loaded is lost")
    return
  }
  let first = save(value, files)
  guard let again = load(files) else { fail("what was saved is not loaded") }
  expect(again == value, "\(value) is loaded as \(again)")
  expect(save(again, files) == first, "\(value) is written in two ways")
}

private func load(_ files: MemoryFileSystem) -> FuzzedValue? {
  var issues = 0
  let value = open(files) { _ in issues += 1 }?.load()
  expect(issues == (value == nil ? 1 : 0), "\(issues) issues")
  return value
}

private func save(_ value: FuzzedValue, _ files: MemoryFileSystem) -> [UInt8] {
  let file = open(files) { fail("\($0)") }
  expect(file?.save(value) == true, "not saved")
  return files.contents["state"] ?? []
}

private func open(
  _ files: MemoryFileSystem,
  report: @escaping (StateFileError) -> Void
) -> StateFile<FuzzedValue>? {
  try? StateFile(
    path: "state",
    version: 5,
    migrations: Dictionary(uniqueKeysWithValues: (0..<5).map { ($0, { $0 as Data }) }),
    files: files,
    report: report
  )
}
