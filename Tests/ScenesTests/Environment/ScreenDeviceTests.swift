import Scenes
import ScenesHeadless
import Testing

@Suite struct ScreenDeviceTests {
  @Test func `the names differ`() {
    #expect(Set(ScreenDevice.all.map(\.name)).count == ScreenDevice.all.count)
  }

  @Test func `a device on its side has its width and height exchanged`() {
    for device in ScreenDevice.all {
      let size = device.environment(.landscape).containerSize
      #expect(size == ScreenSize(width: device.size.height, height: device.size.width))
      #expect(device.environment(.landscape).safeArea == device.landscapeSafeArea)
      #expect(device.environment().containerSize == device.size)
      #expect(device.environment().safeArea == device.portraitSafeArea)
      #expect(device.environment().displayScale == device.scale)
    }
  }

  @Test func `a telephone is never split`() {
    for split in ScreenSplit.allCases {
      for orientation in ScreenOrientation.allCases {
        let whole = ScreenDevice.iPhone16ProMax.environment(orientation)
        #expect(ScreenDevice.iPhone16ProMax.environment(orientation, split: split) == whole)
      }
    }
  }

  @Test func `both sides of a split screen and the divider fill it`() {
    for device in ScreenDevice.all where device.idiom == .pad {
      for orientation in ScreenOrientation.allCases {
        func width(_ split: ScreenSplit) -> Double {
          device.environment(orientation, split: split).containerSize.width
        }
        #expect(width(.third) + 10 + width(.twoThirds) == width(.full))
        #expect(width(.half) * 2 + 10 == width(.full))
      }
    }
  }

  @Test(
    arguments: [
      (768, 1024, 320, 438, 507, 694), (810, 1080, 320, 480, 535, 750),
      (834, 1112, 320, 504, 551, 782), (834, 1194, 320, 504, 592, 809),
      (1024, 1366, 375, 639, 678, 981),
    ] as [(Double, Double, Double, Double, Double, Double)]
  )
  func `the screens of other tablets are split as iPadOS splits them`(
    width: Double,
    height: Double,
    portraitThird: Double,
    portraitTwoThirds: Double,
    landscapeHalf: Double,
    landscapeTwoThirds: Double
  ) {
    let device = ScreenDevice(
      name: "tablet",
      idiom: .pad,
      size: ScreenSize(width: width, height: height),
      scale: 2
    )
    let third = device.environment(split: .third)
    let twoThirds = device.environment(split: .twoThirds)
    let wideHalf = device.environment(.landscape, split: .half)
    let wideTwoThirds = device.environment(.landscape, split: .twoThirds)
    #expect(third.containerSize.width == portraitThird)
    #expect(twoThirds.containerSize.width == portraitTwoThirds)
    #expect(wideHalf.containerSize.width == landscapeHalf)
    #expect(wideTwoThirds.containerSize.width == landscapeTwoThirds)
    #expect(third.horizontalSizeClass == .compact)
    #expect(twoThirds.horizontalSizeClass == .compact)
    #expect(wideHalf.horizontalSizeClass == (width == 1024 ? .regular : .compact))
    #expect(wideTwoThirds.horizontalSizeClass == .regular)
  }

  @Test func `a tablet too narrow to be split has no window that is negative`() {
    let device = ScreenDevice(
      name: "small",
      idiom: .pad,
      size: ScreenSize(width: 5, height: 5),
      scale: 2
    )
    for split in ScreenSplit.allCases {
      let width = device.environment(split: split).containerSize.width
      #expect(width >= 0)
      #expect(width <= 5)
    }
  }
}
