import Observation2
import Observation2Testing
import ScenesTesting
import StateStore
import Testing

@testable import Tsukurepo

@MainActor @Suite struct TsukurepoDetailsPresenterTests {
  private final class Routing: TsukurepoDetailsRouting {
    var shown: [Int] = []

    func showRecipe(_ id: Int) {
      shown.append(id)
    }
  }

  private let interactor = InteractorStub<TsukurepoDetailsState, TsukurepoDetailsAction>(
    TsukurepoDetailsState(id: 7)
  )
  private let routing = Routing()
  private let presenter: TsukurepoDetailsPresenter

  init() {
    presenter = TsukurepoDetailsPresenter(interactor: interactor, routing: routing)
  }

  @Test func `there is no view item before there is a report, and each once`() {
    let items = presenter.tsukurepo.recorded()
    interactor.state.report.fail(with: .server)
    interactor.state.report.finish(with: .sample())
    #expect(items.values == [nil, TsukurepoViewItem(.sample())])
  }

  @Test(arguments: [(nil, nil), ("", nil), ("焼く前に", "焼く前に")] as [(String?, String?)])
  func `an empty description is none`(description: String?, shown: String?) {
    #expect(TsukurepoViewItem(.sample(description: description)).description == shown)
  }

  @Test func `a failure replaces a missing report, or is shown over a loaded one`() {
    let (error, over) = (presenter.loadingError.recorded(), presenter.refreshError.recorded())
    interactor.state.report.fail(with: .offline)
    interactor.state.report.finish(with: .sample())
    interactor.state.report.fail(with: .offline)
    let words = "通信できませんでした。もう一度お試しください"
    #expect(error.values == [nil, words, nil])
    #expect(over.values == [nil, words])
  }

  @Test func `only an answer says that a report is not there`() {
    let isNotFound = presenter.isNotFound.recorded()
    interactor.state.report.fail(with: .server)
    interactor.state.report.finish(with: nil)
    interactor.state.report.finish(with: .sample())
    #expect(isNotFound.values == [false, true, false])
  }

  @Test func `gestures become actions and places`() {
    presenter.start()
    presenter.tsukurepoDetailsViewDidTapMedia(reportID: 7)
    presenter.tsukurepoDetailsViewDidTapRetryButton()
    presenter.tsukurepoDetailsViewDidPullToRefresh()
    presenter.tsukurepoDetailsViewDidTapShowRecipe(recipeID: 60)
    #expect(interactor.actions == [.load, .load, .load])
    #expect(routing.shown == [60])
  }
}
