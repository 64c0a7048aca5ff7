import LayoutDescriptions
import SceneCollections
import Scenes

/// A worked case: a description, and where everything has to stand.
struct LayoutVector: Decodable {
  private enum CodingKeys: CodingKey { case expected }

  /// The expected frames.
  ///
  /// Views have a kind, a section and a frame; those of the whole layout are in section -1.
  private struct Expected: Decodable {
    enum CodingKeys: CodingKey, CaseIterable { case contentSize, frames, supplementary, decoration }

    let contentSize: [Double]
    let frames: [[Double]]
    let supplementary: [View]
    let decoration: [View]

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      contentSize = try values.decode([Double].self, forKey: .contentSize)
      frames = try values.decode([[Double]].self, forKey: .frames)
      supplementary = try values.decodeIfPresent([View].self, forKey: .supplementary) ?? []
      decoration = try values.decodeIfPresent([View].self, forKey: .decoration) ?? []
    }
  }

  private struct View: Decodable {
    let kind: String
    let section: Int
    let frame: [Double]

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      kind = try values.decode(String.self)
      section = try values.decode(Int.self)
      var frame: [Double] = []
      while !values.isAtEnd { frame.append(try values.decode(Double.self)) }
      self.frame = frame
    }
  }

  let description: LayoutDescription
  private let expected: Expected

  init(from decoder: any Decoder) throws {
    description = try LayoutDescription(from: decoder)
    expected = try decoder.container(keyedBy: CodingKeys.self)
      .decode(Expected.self, forKey: .expected)
  }

  /// The differences from the expectation, within a hundredth of a point.
  @MainActor var mistakes: [String] {
    let engine = description.solved()
    var issues: [String] = []
    let size = engine.contentSize
    check("content", [size.width, size.height], expected.contentSize, &issues)
    for numbers in expected.frames {
      let path = CollectionPath(section: Int(numbers[0]), item: Int(numbers[1]))
      let frame = engine.attributes(forItem: path)?.frame
      check("item \(path)", frame.map(numbers(of:)), Array(numbers[2...]), &issues)
    }
    let all = engine.allAttributes()
    let cells = all.count { $0.category == .cell }
    if cells != expected.frames.count {
      issues.append("\(cells) cells instead of \(expected.frames.count)")
    }
    compare(
      all.filter { if case .supplementary = $0.category { true } else { false } },
      expected.supplementary,
      &issues
    )
    compare(
      all.filter { if case .decoration = $0.category { true } else { false } },
      expected.decoration,
      &issues
    )
    return issues
  }

  private func compare(
    _ found: [CollectionLayoutAttributes],
    _ wanted: [View],
    _ issues: inout [String]
  ) {
    var rest = found
    for view in wanted {
      let place = rest.firstIndex { attributes in
        attributes.path.section == view.section && attributes.kind == view.kind
          && zip(numbers(of: attributes.frame), view.frame).allSatisfy { abs($0 - $1) <= 0.01 }
      }
      if let place {
        rest.remove(at: place)
      } else {
        issues.append("no \(view.kind) of section \(view.section) at \(view.frame)")
      }
    }
    for attributes in rest { issues.append("unexpected \(attributes.kind) at \(attributes.frame)") }
  }

  private func check(
    _ name: String,
    _ found: [Double]?,
    _ wanted: [Double],
    _ issues: inout [String]
  ) {
    if let found, zip(found, wanted).allSatisfy({ abs($0 - $1) <= 0.01 }) { return }
    issues.append("\(name) is \(found.map { "\($0)" } ?? "missing"), not \(wanted)")
  }

  private func numbers(of frame: ScreenRect) -> [Double] {
    [frame.x, frame.y, frame.width, frame.height]
  }
}

extension CollectionLayoutAttributes {
  /// The kind of an element that is no cell.
  fileprivate var kind: String {
    switch category {
    case .cell: "cell"
    case .supplementary(let kind), .decoration(let kind): kind
    case .separator(let edge): edge.rawValue
    }
  }
}
