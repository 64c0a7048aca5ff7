import Foundation
import Scenes
import ScenesHeadless
import Testing

@Suite struct ScreenEnvironmentTests {
  private static let noLengths = [-1, -Double.infinity, .infinity, .nan]

  @Test func `the default is a telephone with a usual text size`() throws {
    #expect(ScreenEnvironment.plain == ScreenDevice.plain.environment())
    let empty = try JSONDecoder().decode(ScreenEnvironment.self, from: Data("{}".utf8))
    #expect(empty == ScreenEnvironment.plain)
  }

  @Test(arguments: noLengths)
  func `a length that is none counts as 0 in the initializer`(length: Double) {
    let environment = ScreenEnvironment(
      containerSize: ScreenSize(width: length, height: length),
      safeArea: ScreenInsets(top: length, leading: length, bottom: length, trailing: length),
      displayScale: length,
      locale: "ja-JP"
    )
    let expected = ScreenEnvironment(containerSize: .zero, locale: "ja-JP")
    #expect(environment == expected)
  }

  @Test(arguments: noLengths)
  func `a length that is none counts as 0 when it is set`(length: Double) {
    var environment = ScreenDevice.iPhone16.environment()
    environment.containerSize.width = length
    environment.safeArea.top = length
    environment.displayScale = length
    #expect(environment.containerSize == ScreenSize(width: 0, height: 852))
    #expect(environment.safeArea == ScreenInsets(bottom: 34))
    #expect(environment.displayScale == 3)

    environment.containerSize = ScreenSize(width: 100, height: length)
    environment.safeArea = ScreenInsets(leading: length, trailing: 5)
    #expect(environment.containerSize == ScreenSize(width: 100, height: 0))
    #expect(environment.safeArea == ScreenInsets(trailing: 5))
  }

  @Test(arguments: noLengths)
  func `a length that is none counts as 0 when it is decoded`(length: Double) throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    let number = length.isFinite ? "\(length)" : "\"\(length)\""
    let json = """
      {
        "containerSize": {"width": \(number), "height": 20},
        "safeArea": {"top": \(number), "leading": 1, "bottom": 2, "trailing": 3},
        "displayScale": \(number)
      }
      """
    let environment = try decoder.decode(ScreenEnvironment.self, from: Data(json.utf8))
    #expect(environment.containerSize == ScreenSize(width: 0, height: 20))
    #expect(environment.safeArea == ScreenInsets(leading: 1, bottom: 2, trailing: 3))
    #expect(environment.displayScale == 3)
  }

  @Test func `a scale of 0 counts as 3`() {
    #expect(ScreenEnvironment(displayScale: 0, locale: "ja-JP").displayScale == 3)
  }

  @Test func `an unknown name is an error`() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ScreenEnvironment.self, from: Data(#"{"textSize": "huge"}"#.utf8))
    }
  }

  @Test func `every environment of a device goes to JSON and back`() throws {
    for device in ScreenDevice.all {
      for orientation in ScreenOrientation.allCases {
        let environment = device.environment(
          orientation,
          split: .third,
          textSize: .extraSmall,
          colorScheme: .dark,
          locale: "ar-EG",
          layoutDirection: .rightToLeft
        )
        let data = try JSONEncoder().encode(environment)
        #expect(try JSONDecoder().decode(ScreenEnvironment.self, from: data) == environment)
      }
    }
  }

  @Test func `lines that are read grow with the text and stay in the safe area`() {
    var environment = ScreenEnvironment(
      containerSize: ScreenSize(width: 5000, height: 844),
      locale: "ja-JP"
    )
    #expect(environment.readableWidth == 672)
    let (large, small): (Double, Double) = (672 * 28 / 17, 672 * 14 / 17)
    environment.textSize = .accessibilityMedium
    #expect(environment.readableWidth == large)
    environment.textSize = .extraSmall
    #expect(environment.readableWidth == small)
    environment.containerSize.width = 400
    environment.safeArea = ScreenInsets(leading: 59, trailing: 59)
    #expect(environment.readableWidth == 282)
    environment.containerSize.width = 100
    #expect(environment.readableWidth == 0)
  }
}
