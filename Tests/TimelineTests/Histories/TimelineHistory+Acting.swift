import SceneCollections
import Scenes
import ScenesHeadless

@testable import Timeline
@testable import TimelineSimulation

extension TimelineHistory {
  /// Does something at random.
  func act() async {
    let times = 1 + dice.roll(2)
    switch dice.roll(22) {
    case 0:
      if dice.roll(2) == 0 { return closeOne() }
      count("kill")
      note("kill")
      kill()
    case 1:
      let faults: [SimulatedNetwork.Fault] = [.offline, .server, .arrivedButTimedOut]
      let names = ["timeline.page", "post.load", "post.send", "comment.send", "post.delete"]
      let (fault, name) = (faults[dice.roll(3)], names[dice.roll(names.count)])
      count("fault")
      note("the next \(name): \(fault)")
      posts.network.failNext(fault, times: times, match: name)
    case 2:
      turn()
    case 3, 4:
      note("pulls, \(times) times")
      for _ in 0..<times { data.timeline.collectionView.onRefresh?() }
    case 5:
      note("tries again")
      timeline.scene.view.delegate?.timelineViewDidTapPageRetryButton()
      if data.loadingError != nil { timeline.scene.view.delegate?.timelineViewDidTapRetryButton() }
    case 6, 7: scroll()
    case 8: await changeAmidPage(times)
    case 9: others()
    case 10, 11, 12, 13: await writeSomething(times)
    case 14, 15, 16: await usePost(times)
    case 17: await rest()
    default:
      let milliseconds = [50, 200, 400, 1_000, 3_000][dice.roll(5)]
      note("\(milliseconds) ms pass")
      let before = shown.count
      await pass(milliseconds)
      if shown.count > max(before, 50) { count("pages") }
    }
  }

  private func closeOne() {
    count("closed")
    switch dice.roll(3) {
    case 0:
      note("closes and opens the timeline")
      reopen()
    case 1:
      note("closes the post")
      post?.stage.close()
      post = nil
    default:
      note("closes the page for writing")
      compose?.stage.close()
      compose = nil
    }
  }

  private func turn() {
    count("rotation")
    let sizes: [ScreenTextSize] = [.large, .extraSmall, .accessibilityExtraExtraExtraLarge]
    let size = ScreenSize(
      width: Double(320 + dice.roll(900)),
      height: Double(320 + dice.roll(900))
    )
    let view = data.timeline.collectionView
    let (seen, offset) = (view.pathsForVisibleItems.prefix(3), view.contentOffset.y)
    note("turns to \(size)")
    timeline.stage.environment.containerSize = size
    if dice.roll(3) == 0 { timeline.stage.environment.textSize = sizes[dice.roll(3)] }
    timeline.stage.update()
    // At the end of a timeline that has become shorter more comes into sight above.
    let isAtEnd = view.contentOffset.y + size.height >= view.contentSize.height
    // In columns of another width those beside each other are not the same, but one of them stays.
    if offset > 0, !isAtEnd, !seen.isEmpty, Set(seen).isDisjoint(with: view.pathsForVisibleItems) {
      complain("\(seen) were first in sight, not \(view.pathsForVisibleItems).")
    }
  }

  private func scroll() {
    let count = shown.count
    if dice.roll(2) == 0, count > 0 {
      let item = dice.roll(3) == 0 ? dice.roll(count) : count - 1
      note("scrolls to \(item)")
      data.timeline.collectionView
        .scrollToItem(at: CollectionPath(section: 2, item: item), at: .end)
    } else {
      timeline.stage.scroll(by: ScreenPoint(x: 0, y: Double(dice.roll(6_000) - 2_500)))
    }
    timeline.stage.update()
  }

  /// What others do.
  private func others() {
    switch dice.roll(5) {
    case 0: posts.apply(dice.roll(2) == 0 ? .troubleReported : .troubleSolved)
    case 1, 2:
      let kinds = TimelinePostKind.allCases
      let appearing = 1 + dice.roll(4)
      count("overlap")
      note("\(appearing) appear")
      for _ in 0..<appearing { posts.apply(.postAppeared(kinds[dice.roll(kinds.count)])) }
    default:
      let ids = posts.ids
      guard !ids.isEmpty else { return }
      let start = dice.roll(ids.count)
      let gone = ids[start...].prefix(dice.roll(6) == 0 ? 60 : 1)
      note("others delete \(gone.first ?? 0) and so on: \(gone.count)")
      for id in gone { posts.apply(.postDeleted(id)) }
    }
  }

  private func writeSomething(_ times: Int) async {
    if compose == nil {
      note("opens the page for writing")
      let scene = ComposeScene.build(services)
      compose = (scene, Stage(time) { scene }, WritingHistory())
      compose?.stage.update()
    }
    let text = compose?.writing.text ?? ""
    let words = text.isEmpty || dice.roll(4) == 0 ? word() : text
    note("writes “\(words)” and sends it, \(times) times")
    compose?.writing.write(words)
    let delegate = compose?.scene.view.delegate
    delegate?.composeViewDidChangeText(words)
    if dice.roll(4) == 0 { return }
    count("posted")
    if compose?.scene.view.dataSource.canSend == true { compose?.writing.send() }
    for _ in 0..<times { delegate?.composeViewDidTapSendButton() }
    if dice.roll(2) == 0 { await pass(1_000) }
  }

  /// Does something to a post of the next page while that is under way.
  private func changeAmidPage(_ times: Int) async {
    await open(among: Array(posts.ids.drop { $0 != shown.last?.id }.dropFirst().prefix(50)))
    await pass(1_000)
    note("scrolls to the end, and \(posts.network.requests.count) were asked for")
    let path = CollectionPath(section: 2, item: shown.count - 1)
    if path.item >= 0 { data.timeline.collectionView.scrollToItem(at: path, at: .end) }
    timeline.stage.update()
    await pass([100, 400, 800][dice.roll(3)])
    await usePost(times)
  }

  private func open(among ids: [TimelinePost.ID]) async {
    let own = ids.filter { $0 % 20 == 5 || $0 > first }
    let some = dice.roll(2) == 0 && !own.isEmpty ? own : ids
    let id = some.isEmpty || dice.roll(9) == 0 ? 9_999 : some[dice.roll(some.count)]
    note("opens \(id)")
    post?.stage.close()
    let scene = PostScene.build(id, services)
    post = (scene, Stage(time) { scene }, WritingHistory())
    opened = id
    post?.stage.update()
  }

  private func usePost(_ times: Int) async {
    if post == nil || dice.roll(4) == 0 {
      await open(among: posts.ids)
      if dice.roll(4) > 0 { await pass(1_000) }
    }
    let delegate = post?.scene.view.delegate
    switch dice.roll(5) {
    case 0:
      count("deleted")
      note("deletes it, \(times) times")
      for _ in 0..<times { delegate?.postViewDidTapDeleteButton() }
    case 1: delegate?.postViewDidTapRetryButton()
    default:
      let text = post?.writing.text ?? ""
      let words = text.isEmpty || dice.roll(3) == 0 ? word() : text
      note("comments “\(words)”, \(times) times")
      post?.writing.write(words)
      delegate?.postViewDidChangeText(words)
      if dice.roll(4) == 0 { return }
      count("commented")
      if post?.scene.view.dataSource.canSend == true { post?.writing.send() }
      for _ in 0..<times { delegate?.postViewDidTapSendButton() }
    }
    if dice.roll(2) == 0 { await pass(400) }
  }
}
