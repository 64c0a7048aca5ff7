extension ElementNode {
  /// Measures a text made of runs, and finds where its links are.
  func measureRuns(_ runs: [ScreenTextRun], _ width: Double, _ pass: LayoutPass) -> ScreenSize {
    let flow = pass.flow(runs, of: element, width: width, lineLimit: traits.lineLimit)
    let areas = flow.touchAreas
    needExtra().frames = areas
    for (child, area) in zip(elements, areas) { child.measure(area.width, area.height, pass) }
    return flow.size.usable
  }
}

extension LayoutPass {
  /// The lines of a text made of runs.
  func flow(
    _ runs: [ScreenTextRun],
    of element: ScreenElementFields,
    width: Double,
    lineLimit: Int? = nil
  ) -> ScreenTextFlow {
    ScreenTextFlow(
      runs,
      style: element.box?.details.textStyle ?? .body,
      textSize: textSize(of: element.box?.details),
      width: width,
      lineLimit: lineLimit,
      measure: { measurer.size(of: $0, font: $1, width: .infinity).width }
    )
  }
}
