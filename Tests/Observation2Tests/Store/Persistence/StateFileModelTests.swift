import Foundation
import StorePersistence
import Testing

/// Random loads, saves, removals and faults of one file, compared with a model.
@Suite struct StateFileModelTests {
  private final class Errors {
    var all: [StateFileError] = []
  }

  /// The expected files and reports.
  private struct Model {
    var faults: Set<StateFileError.Step> = []
    var files: [String: [UInt8]] = [:]
    var errors: [StateFileError] = []
    var refusal: StateFileError?
    var hasLooked = false

    /// Returns a damaged or newer file's kind and report.
    private func flaw(_ bytes: [UInt8]) -> (kind: String, report: (String) -> StateFileError)? {
      for version in 3...4 where bytes == StateFileTextSample.bytes(of: 7, version: version) {
        return ("newer", { .newer(path: "cart", version: version, keptAs: $0) })
      }
      for (text, reason) in StateFileModelTests.damages where bytes == Array(text.utf8) {
        return ("damaged", { .damaged(path: "cart", keptAs: $0, reason: reason) })
      }
      return nil
    }

    private mutating func fails(_ step: StateFileError.Step, _ path: String) -> StateFileError? {
      faults.contains(step) ? .system(step, path: path, code: 5) : nil
    }

    mutating func load() -> Int? {
      hasLooked = true
      if let error = fails(.read, "cart") {
        refusal = error
        errors.append(error)
        return nil
      }
      refusal = nil
      guard let bytes = files["cart"] else { return nil }
      guard let (kind, report) = flaw(bytes) else { return Self.value(bytes) }
      if let error = fails(.rename, "cart") {
        refusal = error
        errors.append(error)
        return nil
      }
      var number = 1
      while files["cart.\(kind)-\(number)"] != nil { number += 1 }
      files["cart.\(kind)-\(number)"] = files.removeValue(forKey: "cart")
      errors.append(report("cart.\(kind)-\(number)"))
      if let error = fails(.syncFolder, "cart") { errors.append(error) }
      return nil
    }

    static func value(_ bytes: [UInt8]) -> Int? {
      (0..<9).first { bytes == StateFileTextSample.bytes(of: $0, version: 2) }
        ?? (0..<9).first { bytes == StateFileTextSample.bytes(of: $0, version: 1) }.map { $0 + 100 }
    }

    mutating func save(_ value: Int) -> Bool {
      if !hasLooked { _ = load() }
      if let refusal {
        errors.append(refusal)
        return false
      }
      for step in [StateFileError.Step.write, .sync, .rename] {
        guard let error = fails(step, "cart.new") else { continue }
        errors.append(error)
        let bytes = StateFileTextSample.bytes(of: value, version: 2)
        files["cart.new"] =
          faults.contains(.remove)
          ? (step == .write ? Array(bytes.prefix(bytes.count / 2)) : bytes) : nil
        return false
      }
      files["cart.new"] = nil
      files["cart"] = StateFileTextSample.bytes(of: value, version: 2)
      guard let error = fails(.syncFolder, "cart") else { return true }
      errors.append(error)
      return false
    }

    mutating func remove() -> Bool {
      let error: StateFileError?
      if let refusal {
        error = refusal
      } else if let failure = fails(.remove, "cart") {
        error = failure
      } else {
        files["cart"] = nil
        error = fails(.syncFolder, "cart")
      }
      guard let error else { return true }
      errors.append(error)
      return false
    }
  }

  /// Damaged files, each with the reason that is reported.
  fileprivate static let damages = [
    ("", "it has no header"),
    ("7", "it has no header"),
    ("nonsense\n7", "it has no header"),
    (
      "{\"checksum\":\"0\",\"version\":2}\n7",
      "it is of the format before 2, in which nothing protects the version"
    ),
    ("{\"checksum\":\"0\",\"format\":2,\"version\":2}\n7", "its checksum does not match"),
    (
      "{\"version\":2,\"format\":2,\"checksum\":\"\(checksum)\"}\n7", "its checksum does not match"
    ),
    (
      String(decoding: StateFileTextSample.bytes(of: 7, version: 0), as: UTF8.self),
      "there is no migration from version 0"
    ),
  ]

  /// The right checksum of a file whose header is written in another way.
  private static let checksum = StateFileTextSample.fnv1a(
    Array("{\"checksum\":\"\",\"format\":2,\"version\":2}\n7".utf8)
  )

  private func difference(seed: UInt64) throws -> String? {
    var random = SplitMix(seed: seed)
    func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    let disk = ScriptedFileSystem()
    var model = Model()
    let errors = Errors()
    func open() throws -> StateFile<Int> {
      model.hasLooked = false
      model.refusal = nil
      return try StateFile(
        path: "cart",
        version: 2,
        migrations: [1: { Data("\(100 + (Int(String(decoding: $0, as: UTF8.self)) ?? 0))".utf8) }],
        files: disk,
        report: { errors.all.append($0) }
      )
    }
    var file: StateFile<Int>? = try open()
    for index in 0..<40 {
      let deed = number(12)
      switch deed {
      case 0, 1:
        let (loaded, expected) = (file?.load(), model.load())
        if loaded != expected { return "\(index): loaded \(loaded ?? -1), not \(expected ?? -1)" }
      case 2...4:
        let value = number(9)
        let (isSaved, expected) = (file?.save(value), model.save(value))
        if isSaved != expected { return "\(index): saved \(expected)" }
      case 5:
        let (isGone, expected) = (file?.remove(), model.remove())
        if isGone != expected { return "\(index): removed \(expected)" }
      case 6:
        file = nil
        file = try open()
      case 7:
        let other = number(4)
        let bytes =
          other > 1
          ? StateFileTextSample.bytes(of: 7, version: other + 1)
          : other > 0
            ? StateFileTextSample.bytes(of: number(9), version: 1)
            : Array(Self.damages[number(Self.damages.count)].0.utf8)
        disk.files["cart"] = bytes
        model.files["cart"] = bytes
      case 8, 9:
        let step = [StateFileError.Step.read, .write, .sync, .rename, .syncFolder, .remove][
          number(6)
        ]
        disk.faults[step] = 5
        model.faults.insert(step)
      default:
        disk.faults = [:]
        model.faults = []
      }
      if disk.files != model.files { return "\(index), \(deed): \(disk.files), \(model.files)" }
      if errors.all != model.errors { return "\(index), \(deed): \(errors.all), \(model.errors)" }
    }
    return nil
  }

  @Test func `random sessions of a file leave and report what the model says`() throws {
    var differences: [String] = []
    for seed in 0..<600 as Range<UInt64> {
      if let difference = try difference(seed: seed) {
        differences.append("seed \(seed): \(difference)")
      }
    }
    #expect(differences.prefix(2) == [])
  }
}
