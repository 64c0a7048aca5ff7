import Observation2
import Observation2Testing
import ScenesTesting
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
    let items = presenter.viewItem.recorded()
    interactor.state.loading = .failed(.server)
    interactor.state.report = .sample()
    interactor.state.loading = .done
    #expect(items.values == [nil, TsukurepoViewItem(.sample())])
  }

  @Test(arguments: [(nil, nil), ("", nil), ("焼く前に", "焼く前に")] as [(String?, String?)])
  func `an empty description is none`(description: String?, shown: String?) {
    #expect(TsukurepoViewItem(.sample(description: description)).description == shown)
  }

  @Test func `a failure stands in the report's stead, or over it`() {
    let (error, over) = (presenter.loadingError.recorded(), presenter.refreshError.recorded())
    interactor.state.loading = .failed(.offline)
    interactor.state.loading = .done
    interactor.state.report = .sample()
    interactor.state.loading = .failed(.offline)
    let words = "通信できませんでした。もう一度お試しください"
    #expect(error.values == [nil, words, nil])
    #expect(over.values == [nil, words])
  }

  @Test func `only an answer says that a report is not there`() {
    let isNotFound = presenter.isNotFound.recorded()
    interactor.state.loading = .failed(.server)
    interactor.state.loading = .done
    interactor.state.report = .sample()
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
