import Scenes

extension ScreenDevice {
  /// A telephone of 390 × 844 points that covers nothing: the device of flows.
  public static let plain = ScreenDevice(
    name: "plain",
    idiom: .phone,
    size: ScreenSize(width: 390, height: 844),
    scale: 3
  )

  /// iPhone SE, third generation: 750 × 1334 pixels.
  public static let iPhoneSE = ScreenDevice(
    name: "iPhone SE",
    idiom: .phone,
    size: ScreenSize(width: 375, height: 667),
    scale: 2,
    portraitSafeArea: ScreenInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
  )

  /// iPhone 16: 1179 × 2556 pixels.
  public static let iPhone16 = ScreenDevice(
    name: "iPhone 16",
    idiom: .phone,
    size: ScreenSize(width: 393, height: 852),
    scale: 3,
    portraitSafeArea: ScreenInsets(top: 59, leading: 0, bottom: 34, trailing: 0),
    landscapeSafeArea: ScreenInsets(top: 0, leading: 59, bottom: 21, trailing: 59)
  )

  /// iPhone 16 Pro Max: 1320 × 2868 pixels.
  public static let iPhone16ProMax = ScreenDevice(
    name: "iPhone 16 Pro Max",
    idiom: .phone,
    size: ScreenSize(width: 440, height: 956),
    scale: 3,
    portraitSafeArea: ScreenInsets(top: 62, leading: 0, bottom: 34, trailing: 0),
    landscapeSafeArea: ScreenInsets(top: 0, leading: 62, bottom: 21, trailing: 62),
    isWideInLandscape: true
  )

  /// iPad mini, sixth generation: 1488 × 2266 pixels.
  public static let iPadMini = ScreenDevice(
    name: "iPad mini",
    idiom: .pad,
    size: ScreenSize(width: 744, height: 1133),
    scale: 2,
    portraitSafeArea: padSafeArea,
    landscapeSafeArea: padSafeArea
  )

  /// iPad Pro 11-inch (M4): 1668 × 2420 pixels.
  public static let iPadPro11 = ScreenDevice(
    name: "iPad Pro 11-inch",
    idiom: .pad,
    size: ScreenSize(width: 834, height: 1210),
    scale: 2,
    portraitSafeArea: padSafeArea,
    landscapeSafeArea: padSafeArea
  )

  /// iPad Pro 13-inch (M4): 2064 × 2752 pixels.
  public static let iPadPro13 = ScreenDevice(
    name: "iPad Pro 13-inch",
    idiom: .pad,
    size: ScreenSize(width: 1032, height: 1376),
    scale: 2,
    portraitSafeArea: padSafeArea,
    landscapeSafeArea: padSafeArea
  )

  /// Every device named here, ``plain`` first, then telephones and tablets from small to large.
  public static let all = [
    plain, iPhoneSE, iPhone16, iPhone16ProMax, iPadMini, iPadPro11, iPadPro13,
  ]

  /// The status bar above, the bar to go home by below; either way up.
  private static let padSafeArea = ScreenInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
}
