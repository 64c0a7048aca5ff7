import Foundation
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

/// The listing and the tables of the articles "Styles" and "Devices".
@Suite struct StylesTests {
  private static let devices = "ScenesHeadless/Documentation.docc/DevicesOfAStage.md"

  @Test func `a text on a telephone`() {
    let phone = ScreenEnvironment(textSize: .accessibilityLarge, colorScheme: .dark)
    let font = ScreenTextStyle.body.font(at: phone.textSize)
    let color = ScreenColorRole.secondaryLabel.color(in: phone.colorScheme)
    let size = EmTextMeasurer().size(of: "カートは空です", font: font, width: phone.readableWidth)

    #expect(font == ScreenFont(size: 33, lineHeight: 40))
    #expect(color.description == "#EBEBF599")
    #expect(size == ScreenSize(width: 231, height: 40))
  }

  @Test func `the fonts are those of the table`() throws {
    let rows = try table("Fonts")
    #expect(rows.map { $0[0] } == ["size"] + ScreenTextSize.allCases.map(\.rawValue))
    #expect(rows[0].dropFirst(2) == ScreenTextStyle.allCases.map(\.rawValue)[...])
    for (size, row) in zip(ScreenTextSize.allCases, rows.dropFirst()) {
      let fonts = ScreenTextStyle.allCases.map { $0.font(at: size) }
      #expect(row.dropFirst(2) == fonts.map { "\(Int($0.size))/\(Int($0.lineHeight))" }[...])
    }
  }

  @Test func `the colours are those of the table`() throws {
    let rows = try table("Colours")
    #expect(rows.dropFirst().map { $0[0] } == ScreenColorRole.allCases.map(\.rawValue))
    for (role, row) in zip(ScreenColorRole.allCases, rows.dropFirst()) {
      #expect(row.dropFirst(2) == ScreenColorScheme.allCases.map { "\(role.color(in: $0))" }[...])
    }
  }

  @Test func `the contrasts are those of the table`() throws {
    for row in try table("Colours", number: 1).dropFirst() {
      let role = try #require(ScreenColorRole(rawValue: row[0]))
      let background = try #require(ScreenColorRole(rawValue: row[1]))
      let contrasts = ScreenColorScheme.allCases.map { scheme in
        role.color(in: scheme).contrast(on: background.color(in: scheme))
      }
      #expect(row.dropFirst(2) == contrasts.map { String(format: "%.2f", $0) }[...])
    }
  }

  @Test(arguments: ScreenColorScheme.allCases)
  func `text can be read on every background`(scheme: ScreenColorScheme) {
    let inks: [ScreenColorRole] = [
      .label, .secondaryLabel, .tertiaryLabel, .placeholder, .accent, .destructive,
    ]
    let backgrounds: [ScreenColorRole] = [
      .background, .secondaryBackground, .groupedBackground, .secondaryGroupedBackground,
    ]
    var pairs: [(ScreenColorRole, ScreenColor)] = inks.flatMap { ink in
      backgrounds.map { (ink, $0.color(in: scheme)) }
    }
    pairs += [.accent, .destructive].map { (role: ScreenColorRole) in
      (.onAccent, role.color(in: scheme))
    }
    // An overlay of a picture stands on what is as dark as text of less weight.
    pairs.append(
      (
        .onAccent,
        ScreenColorRole.secondaryLabel.color(in: scheme).over(
          ScreenColorRole.background.color(in: scheme)
        )
      )
    )
    for (ink, background) in pairs {
      #expect(ink.color(in: scheme).contrast(on: background) >= 4.5, "\(ink)")
    }
  }

  @Test func `the devices are those of the table`() throws {
    let rows = try table("Screens", of: Self.devices).dropFirst()
    #expect(rows.map { $0[0] } == ScreenDevice.all.map(\.name))
    for (device, row) in zip(ScreenDevice.all, rows) {
      #expect(row[1] == "\(Int(device.size.width)) × \(Int(device.size.height))")
      #expect(row[2] == "\(Int(device.scale))")
      #expect(row[3] == text(device.portraitSafeArea))
      #expect(row[4] == text(device.landscapeSafeArea))
    }
  }

  @Test func `the size classes are those of the table`() throws {
    let windows: [(ScreenDevice, ScreenSplit)] = [
      (.iPhone16, .full), (.iPhone16ProMax, .full), (.iPadPro11, .full), (.iPadPro11, .twoThirds),
      (.iPadPro11, .half), (.iPadPro13, .half), (.iPadPro11, .third),
    ]
    let rows = try table("Windows and size classes", of: Self.devices).dropFirst()
    try #require(rows.count == windows.count)
    for ((device, split), row) in zip(windows, rows) {
      let classes = ScreenOrientation.allCases.map { orientation in
        let window = device.environment(orientation, split: split)
        return "\(window.horizontalSizeClass.rawValue) \(window.verticalSizeClass.rawValue)"
      }
      #expect(row.dropFirst() == classes[...], "\(row[0])")
    }
  }

  @Test func `the widths of a split screen are those of the table`() throws {
    let windows: [(ScreenDevice, ScreenOrientation)] = [
      (.iPadMini, .portrait), (.iPadMini, .landscape), (.iPadPro11, .portrait),
      (.iPadPro11, .landscape), (.iPadPro13, .portrait), (.iPadPro13, .landscape),
    ]
    let rows = try table("Windows and size classes", number: 1, of: Self.devices).dropFirst()
    try #require(rows.count == windows.count)
    for ((device, orientation), row) in zip(windows, rows) {
      #expect(row[0] == "\(device.name), \(orientation.rawValue)")
      let widths = [.half, .third, .twoThirds].map { (split: ScreenSplit) in
        device.environment(orientation, split: split).containerSize.width
      }
      #expect(row.dropFirst().compactMap(Double.init) == widths)
    }
  }

  /// The rows of a table below a heading, the names of the columns first.
  private func table(
    _ heading: String,
    number: Int = 0,
    of article: String = "Scenes/Documentation.docc/Styles.md"
  ) throws -> [[String]] {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Scenes/\(article)")
    let text = try String(contentsOf: page.standardizedFileURL, encoding: .utf8)
    let section = try #require(text.components(separatedBy: "\n### \(heading)\n").last)
    let body = try #require(section.components(separatedBy: "\n### ").first)
    let tables = body.components(separatedBy: "\n\n").filter { $0.hasPrefix("|") }
    let rows = try #require(tables.dropFirst(number).first).split(separator: "\n").map { row in
      row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return rows.filter { $0.first != "---" }
  }

  private func text(_ insets: ScreenInsets) -> String {
    [insets.top, insets.leading, insets.bottom, insets.trailing].map { "\(Int($0))" }
      .joined(separator: " ")
  }
}
