/// What measuring depends on beside the elements: the fonts, the room, the direction.
@MainActor
struct LayoutPass {
  let measurer: any TextMeasurer
  let textSize: ScreenTextSize
  let containerWidth: Double
  let readableWidth: Double
  let isRightToLeft: Bool

  init(_ environment: ScreenEnvironment, measurer: any TextMeasurer) {
    self.measurer = measurer
    textSize = environment.textSize
    containerWidth = environment.containerSize.width
    readableWidth = environment.readableWidth
    isRightToLeft = environment.layoutDirection == .rightToLeft
  }

  /// The size of a text; layout needs an answer even where a measurer has none.
  func size(of element: ScreenElementFields, width: Double) -> ScreenSize {
    if let runs = element.box?.details.specifics?.specifics.runs {
      return flow(runs, of: element, width: width).size.usable
    }
    return measurer.size(of: words(of: element), font: font(of: element), width: width).usable
  }

  func font(of element: ScreenElementFields) -> ScreenFont {
    guard let details = element.box?.details else { return ScreenTextStyle.body.font(at: textSize) }
    return details.textStyle.font(at: textSize(of: details))
  }

  /// The size of text that a person has chosen, or the largest that an element grows to.
  func textSize(of details: ScreenDetails?) -> ScreenTextSize {
    min(textSize, details?.specifics?.specifics.maximumTextSize ?? textSize)
  }

  /// The words that an element shows.
  private func words(of element: ScreenElementFields) -> String {
    if let text = element.text, !text.isEmpty { return text }
    return element.box?.details.placeholder ?? ""
  }
}
