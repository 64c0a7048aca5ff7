import FlowKit
import Foundation
import Kaimono
import Market
import MarketSimulation
import Observation2
import Observation2Testing
import SceneCollections
import Scenes
import ScenesHeadless
import ScenesTesting
import ScenesTransport
import StateStore
import StateStoreTesting
import StorePersistence

#if canImport(SwiftUI)
import SwiftUI
#elseif canImport(UIKit)
import UIKit
#endif

/// Every type of every library by its bare name, beside what a front-end file imports.
///
/// A name that clashed would not compile here. A test compares the list with the libraries' sources.
package enum PublicNames {
  struct Line: Identifiable {
    let id: Int
  }

  /// A part that a cell can show.
  private struct NamedPart: ScreenPart, Equatable {
    var body: [ScreenElement] { text("") }
  }

  package static var collections: [Any.Type] {
    [
      CellAccessory.self,
      CellConfigurationState.self,
      (any CellContentConfiguration).self,
      (any CellContentView).self,
      (any CellStateKey).self,
      CellPartConfiguration<NamedPart>.self,
      CellPartView<NamedPart>.self,
      CollectionCompositionalLayout.self,
      CollectionElementID.self,
      CollectionLayoutAlignment.self,
      CollectionLayoutAnchor.self,
      CollectionLayoutAttributes.self,
      CollectionLayoutBoundaryItem.self,
      CollectionLayoutConfiguration.self,
      CollectionLayoutContainer.self,
      CollectionLayoutDecorationItem.self,
      CollectionLayoutDimension.self,
      CollectionLayoutEdgeSpacing.self,
      CollectionLayoutEdges.self,
      (any CollectionLayoutElement).self,
      CollectionLayoutElementKind.self,
      CollectionLayoutEngine.self,
      CollectionLayoutEnvironment.self,
      CollectionLayoutGroup.self,
      CollectionLayoutGroupCustomItem.self,
      CollectionLayoutInsetsReference.self,
      CollectionLayoutIssue.self,
      CollectionLayoutItem.self,
      CollectionLayoutListConfiguration.self,
      CollectionLayoutSection.self,
      CollectionLayoutSize.self,
      CollectionLayoutSpacing.self,
      CollectionLayoutSupplementaryItem.self,
      CollectionLayoutVisibleItem.self,
      CollectionPath.self,
      CollectionReusableView.self,
      CollectionView.self,
      CollectionViewCell.self,
      (any CollectionViewDataSource).self,
      (any CollectionViewDataSourcePrefetching).self,
      (any CollectionViewDelegate).self,
      CollectionViewDiffableDataSource<Int, Int>.self,
      CollectionViewListCell.self,
      CollectionWaterfall.self,
      DiffableDataSourceSectionSnapshot<Int>.self,
      DiffableDataSourceSnapshot<Int, Int>.self,
      ListContentConfiguration.self,
      ListContentView.self,
      ListSeparatorConfiguration.self,
      (any Presentable).self, (any SectionProtocol).self, SectionsDataSource<NoSections>.self,
      SectionSnapshotHandlers<Int>.self, ReorderingHandlers<Int, Int>.self,
      DiffableDataSourceTransaction<Int, Int>.self,
      DiffableDataSourceSectionTransaction<Int, Int>.self,
      SnapshotDifference.self,
      SnapshotMove<Int>.self,
    ]
  }

  package static var flowKit: [Any.Type] {
    [
      Flow.self, FlowCensus.self, FlowCollection.self, (any FlowCommand).self,
      (any FlowCommandSyntax).self, FlowCommandList.self,
      FlowCall.self, FlowCheck.self, FlowCommandGuide.self, FlowCoverage.self, FlowIssue.self,
      FlowRecorder.self, (any FlowChoice).self, FlowFields.self, StepFailure.self, StepRun.self,
      FlowCondition.self, FlowDuration.self, FlowError.self, FlowFailure.self, FlowFinder.self,
      FlowLimits.self, FlowMonkey.self, FlowWalkBreak.self, FlowWalkReport.self,
      FlowNearMiss.self, FlowExplorer.self,
      ExploreOptions.self, FlowOptions.self, FlowParameter<Int>.self, (any FlowParsable).self,
      FlowPlayer.self, FlowPosition.self, FlowReader.self, FlowReport.self, FlowReportEntry.self,
      FlowResult.self, FlowScope.self, FlowSelector.self, FlowStep.self, FlowText.self,
      FlowTrace.self, FlowValue.self, FlowMembers.self, FlowRegularExpression.self, FlowScript.self,
      FlowScriptResult.self, FlowScriptError.self, (any FlowScriptEngine).self, FlowPlatform.self,
      FlowChecks.self, (any FlowDevice).self, FlowDeviceOrder.self, FlowDeviceContract.self,
      FlowAppState.self, FlowCapabilities.self,
      FlowScreenshots.self, HarnessCommand.self, HarnessStatus.self, StepResult.self,
    ]
  }

  /// The engine of Apple's platforms.
  package static var scriptEngines: [Any.Type] {
    #if canImport(JavaScriptCore)
    [JavaScriptCoreEngine.self]
    #else
    []
    #endif
  }

  package static var market: [Any.Type] {
    [DeviceMarket.self, MarketApp.self, (any NotificationPermission).self, (any ShopNotices).self]
  }

  package static var observation2: [Any.Type] {
    [
      AnyDisposable.self, (any AppClock).self, AsyncSubject<Int>.self, BehaviorRelay<Int>.self,
      BehaviorSubject<Int>.self, (any BindableRelay<Int>).self, Binder<Int>.self,
      BindingLoop.self, ClockScheduler.self,
      (any CombineObservable).self, CompositeDisposable.self, ConnectableStream<Int>.self,
      (any DirectStream<Int>).self,
      DerivedObserver<Int>.self, (any Disposable).self,
      DisposeBag.self, Driver<Int>.self, EditableField<Int>.self, (any EndingDisposable).self,
      EventStream<Int>.self,
      (any EventStreamConvertible).self, GroupedStream<Int, Int>.self, HubOwner.self, Ledger.self,
      MainScheduler.self, NamedField<Int>.self, (any NamedFields).self, NewestValueSharing.self,
      NoReplaySharing.self, Observed<Int>.self,
      ObservedCell.self, (any ObservedModel).self, PublishRelay<Int>.self,
      PublishSubject<Int>.self, Reactive<DisposeBag>.self, (any ReactiveCompatible).self,
      ReplayRelay<Int>.self, ReplaySubject<Int>.self, RetryBackoff.self, SerialDisposable.self,
      ShareScope.self, SharedStream<NewestValueSharing, Int>.self, (any SharingStrategy).self,
      Signal<Int>.self, SourceSpot.self, StateEdit<Int>.self, StateEditor<Int, Int>.self,
      StreamError.self, StreamEvent<Int>.self, StreamGraph.self,
      (any StreamGraphRoot).self, (any StreamRelay<Int>).self,
      StreamInlet<Int>.self, StreamObserver<Int>.self, (any StreamScheduler).self,
      (any StreamSubject).self, StreamTrace.self, UnhandledStreamError.self, VirtualTime.self,
      (any SettlingClock).self, ViewStateModel<Int>.self,
    ]
  }

  #if canImport(Combine)
  /// The public types that exist only beside Combine.
  package static var combine: [Any.Type] { [ObservedModelPublisher.self] }
  #endif

  package static var observation2Testing: [Any.Type] {
    [
      ColdTestStream<Int>.self, FailureReporter.self, HotTestStream<Int>.self, MarbleError.self,
      Marbles<Int>.self, RecordedEvent<Int>.self, StreamRecording<Int>.self, SubscriptionSpan.self,
      TestError.self, TestObserver<Int>.self,
    ]
  }

  package static var scenes: [Any.Type] {
    [
      LazyScreenEntries<Int>.self, LazyScreenEntry<Int>.self, (any LazyScreenLayout).self,
      LazyScreenRoom.self,
      EmTextMeasurer.self, Handler<Int>.self, LaidOutElement.self, RetryNotice.self,
      (any SceneHost).self, (any SceneInteractor).self, SceneNavigator.self,
      AnySceneRoute.self, SceneContext.self, SceneCover.self, SceneEntry.self, SceneEntryID.self,
      SceneLifetime.self, (any SceneLifetimeOwner).self, SceneLink.self, SceneLinkCondition.self,
      SceneLinkError.self, SceneLinkNeed.self, SceneLinkPath.self, SceneNavigation.self,
      SceneNavigationChange.self, SceneNavigationError.self, ScenePlace.self,
      ScenePresentation.self, ScenePresentationEnd.self, ScenePresentationID.self,
      ScenePrompt.self, ScenePromptButton.self, SceneRegistry.self, SceneRestoration.self,
      (any SceneRestoring).self, SceneResult.self, SceneRoot<Int>.self, (any SceneRoute).self,
      SceneRouteTypes.self, (any SceneStateCoder).self, SceneTab<Int>.self,
      (any ScenePresenter).self,
      (any SceneRouter).self, (any SceneRouting).self, (any NamedSceneRoute).self,
      PlaceRouter<Never>.self, SceneEntrance.self, SceneFeature.self, (any SceneView).self,
      (any NavigatedSceneView).self, SceneNavigationItem.self, SceneTabItem.self,
      HostedView<Int, Int>.self, SceneBarItem.self, SceneChromeParts.self, SceneScreen.self,
      SceneWindow.self, ScreenAction.self,
      ScreenAlignment.self, ScreenArrangement.self, ScreenAxis.self, ScreenBuilder.self,
      ScreenButtonRole.self, ScreenChoosing.self, ScreenDating.self, ScreenMenuEntry.self,
      ScreenGridColumns.self, ScreenPicture.self, ScreenPictureEvent.self,
      (any ScreenPictureLoading).self, ScreenPictureLook.self, ScreenPictureState.self,
      ScreenPictures.self, ScreenTextFlow.self, ScreenTextRun.self,
      ScreenMenuItem.self, ScreenSliding.self, ScreenTyping.self,
      ScreenColor.self, ScreenColorRole.self, ScreenColorScheme.self, ScreenContent.self,
      ScreenElement.self, ScreenEnvironment.self, ScreenEvent.self,
      ScreenDrag.self, ScreenDrag.Phase.self, ScreenEventError.self, ScreenEventKinds.self,
      ScreenEventName.self, ScreenFields.self, ScreenFont.self,
      ScreenFontWeight.self, ScreenFrames.self, (any ScreenFrontEnd).self,
      ScreenInsets.self, ScreenIssue.self, (any ScreenLayout).self, ScreenLayoutChildren.self,
      ScreenLayoutDirection.self, LaidOutScreen.self, ScreenDamage.self, ScreenMirror.self,
      ScreenInput.self, ScreenNodeEvent.self, ScreenNodeID.self,
      ScreenNodeLook.self,
      ScreenNodeSnapshot.self, (any ScreenPart).self, ScreenPatch.self,
      ScreenPatchError.self, ScreenPoint.self, ScreenPrimitive.self, ScreenRect.self,
      ScreenRole.self, ScreenScrollPhase.self, ScreenScrollState.self, ScreenSize.self,
      ScreenSizeClass.self,
      ScreenScrollTarget.self, ScreenStepping.self, ScreenSurroundings.self,
      ScreenSwipeAction.self, ScreenTextSize.self,
      ScreenTextStyle.self, ScreenTraits.self, ScreenValue.self, ScreenWords.self, ScrollArea.self,
      ScrollOffsets.self, (any TextMeasurer).self,
    ]
  }

  package static var scenesHeadless: [Any.Type] {
    [
      AppInvariant.self, InvariantOccasion.self, AppExploration.self,
      FeatureExploration<NoFeature>.self, FeatureConflict.self, AppInstallation.self,
      FeatureInvariant<NoFeature>.self, FeatureLaunch.self, SimulatedDevice.self,
      ScreenDevice.self, ScreenIdiom.self, ScreenOrientation.self, ScreenSplit.self,
      FeatureDescription.self, EmbeddedDataError.self, (any SimulatedFeature).self,
      ReachedState.self, SceneState.self, SceneStateError.self, SceneStep.self, SceneSubject.self,
      SnapshotDevice.self,
      ContractFinding.self, ContractReport.self, StageEventLog.self, BackendEventValues.self,
      SimulatedAppError.self, (any SimulatedApp).self,
      OwnershipReport.self,
      (any ReplayableApp).self, ScreenDirection.self, ScreenDistance.self,
      ScreenError.self, ScreenHit.self, ScreenKey.self, ScreenObstacle.self, ScreenQuery.self,
      ScreenRelation.self, ScreenSide.self, ScreenTranscript.self, ScreenWireframe.self,
      SimulatedNetwork.self, SimulatedTransport.self, Stage.self, StageSnapshot.self,
    ]
  }

  package static var scenesTransport: [Any.Type] {
    [
      ConditionalTransport.self, (any HTTPTransport).self, HTTPTransportError.self,
      InProcessTransport.self, RetryingTransport.self, TransportHeaders.self, TransportMethod.self,
      TransportRequest.self, TransportResponse.self, TransportRoute.self, URLSessionTransport.self,
      (any GatewayError).self, (any HTTPGatewayError).self, MessageFields.self, OrNull<Int>.self,
      PictureMessage.self, RequestKey.self, RequestKeyGenerator.self, TransportJSON.self,
      TransportMessageError.self, TransportMistake.self,
    ]
  }

  package static var scenesTesting: [Any.Type] {
    [
      AccessibilityFinding.self, ApprovedSnapshots.self, InteractorStub<Int, Int>.self,
      RoutingSpy<Never>.self, SceneSpy.self,
      ScreenChange.self, ScreenChangeRecorder.self, ScreenSnapshot.self,
      ScriptedAnswers<Int, Int>.self, SnapshotError.self, StandInScene<SceneSpy.Content>.self,
      StandInView.self,
      UnexpectedRequest.self,
    ]
  }

  package static var stateStore: [Any.Type] {
    [
      ActionSource.self, (any ChildCollection).self, ChildRecord<Int>.self, Effect<Int>.self,
      EffectSend<Int>.self, IdentifiedList<Line>.self, Loadable<Int, Never>.self, Pulse<Int>.self,
      Reducer<Int, Int>.self,
      StateDiff.self, StateHistory<Int, Int>.self, Store<Int, Int>.self, StoreBinding<Int>.self,
      StoreIssue.self, StoreMiddleware<Int, Int>.self, StoreReduction<Int, Int>.self,
      StoreReplacement<Int>.self,
    ]
  }

  package static var stateStoreTesting: [Any.Type] {
    [
      TestExhaustivity<Int>.self, TestSlice<Int>.self, TestStore<Int, Int>.self,
    ]
  }

  package static var storePersistence: [Any.Type] {
    [
      CanonicalJSON.self, DiskFileSystem.self, (any FileStorage).self, FoundFiles<Int>.self,
      MemoryFileSystem.self,
      SimulatedStorage<NoStorage>.self, StateFile<Int>.self,
      StateFileError.self, (any StateFileSystem).self, StatePersistence<Int>.self,
      StoreRecorder<Int, Int>.self, StoreRecording<Int, Int>.self, WatchedFile<Int>.self,
    ]
  }
}

/// A feature of nothing, for the types that are generic over one.
final class NoFeature: SimulatedFeature {
  func launch(_ launch: FeatureLaunch, in registry: inout SceneRegistry) {}
}

/// A storage of nothing, for the type that is generic over one.
struct NoStorage: FileStorage {
  let contents = 0

  init(
    folder: String,
    files: any StateFileSystem,
    report: @escaping (StateFileError) -> Void
  ) throws(StateFileError) {}
}

final class NoSections: Presentable {
  let sections: [any SectionProtocol] = []
}
