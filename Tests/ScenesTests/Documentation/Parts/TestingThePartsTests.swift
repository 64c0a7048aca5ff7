import Observation2
import Observation2Testing
import Scenes
import ScenesHeadless
import ScenesTesting
import Testing

/// The listings of the page of `ScenesTesting`.
@MainActor @Suite struct TestingThePartsTests {
  private let time = VirtualTime()
  private let report: FailureReporter = { message, _, _, _, _ in
    Issue.record(Comment(rawValue: message))
  }

  @Test func `the view alone`() throws {
    let delegate = WeatherViewDelegateSpy()
    let dataSource = WeatherView.DataSource()
    let stage = Stage(time, showing: WeatherView(delegate: delegate, dataSource: dataSource))
    dataSource.weather = "晴れ"
    #expect(stage.shows("晴れ"))
    try stage.tap("day-2")
    #expect(delegate.calls.events.map(\.name) == ["weatherViewDidTapDay"])
    #expect(delegate.calls.events.map(\.values) == [["day": "2"]])
  }

  @Test func `the presenter alone`() async {
    let days = ScriptedAnswers<Int, String>(clock: time, report: report)
    days.willAnswer("晴れ", after: .seconds(1))
    days.willFail(TestError("offline"))
    let presenter = WeatherPresenter(gateway: WeatherScript(days), clock: time)
    let weather = presenter.weather.recorded()
    presenter.weatherViewDidTapDay(1)
    await time.advance(by: .seconds(1))
    presenter.weatherViewDidTapDay(3)
    await time.settle()
    #expect(weather.values == ["日を選んでください", "晴れ", "分かりません"])
    #expect(days.requests == [1, 3])
  }

  @Test func `the scene whole`() async throws {
    let days = ScriptedAnswers<Int, String>(clock: time, report: report)
    days.willAnswer("雨")
    let stage = Stage(time) { WeatherScene(gateway: WeatherScript(days), clock: time) }
    let recorder = ScreenChangeRecorder(stage)
    try stage.tap("day-1")
    await stage.settle()
    #expect(recorder.takeChanges() == [.changed("weather", to: "雨")])
    await stage.expectNothingLeftAfterClosing(report: report)
  }
}
