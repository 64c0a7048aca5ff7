public import FlowFormat

extension FlowCommandList {
  /// The commands of the format.
  ///
  /// `runScript` is one of them on Apple platforms, where JavaScriptCore plays it.
  public static let standard = withoutScripts.playingScriptsOfSystem

  private static let withoutScripts = empty.adding(
    [
      AdvanceTimeCommand.self,
      AssertAlwaysCommand.self,
      AssertBackendCommand.self,
      AssertCountCommand.self,
      AssertDarkModeCommand.self,
      AssertEventCommand.self,
      AssertLightModeCommand.self,
      AssertNotVisibleCommand.self,
      AssertRouteCommand.self,
      AssertScreenshotCommand.self,
      AssertTrueCommand.self,
      AssertValueCommand.self,
      AssertVisibleCommand.self,
      BackCommand.self,
      BackendCommand.self,
      BackgroundCommand.self,
      ClearKeychainCommand.self,
      ClearStateCommand.self,
      CopyTextFromCommand.self,
      DoubleTapOnCommand.self,
      DragCommand.self,
      EraseTextCommand.self,
      EvalScriptCommand.self,
      ExtendedWaitUntilCommand.self,
      ForegroundCommand.self,
      HideKeyboardCommand.self,
      InputMarkedTextCommand.self,
      InputRandomCityNameCommand.self,
      InputRandomColorNameCommand.self,
      InputRandomCountryNameCommand.self,
      InputRandomEmailCommand.self,
      InputRandomNumberCommand.self,
      InputRandomPersonNameCommand.self,
      InputRandomTextCommand.self,
      InputTextCommand.self,
      KillAppCommand.self,
      LaunchAppCommand.self,
      LongPressOnCommand.self,
      OpenLinkCommand.self,
      PasteTextCommand.self,
      PerformActionCommand.self,
      PressKeyCommand.self,
      PullToRefreshCommand.self,
      RepeatCommand.self,
      ReplayCommand.self,
      RetryCommand.self,
      RunFlowCommand.self,
      ScrollCommand.self,
      ScrollUntilVisibleCommand.self,
      SetAirplaneModeCommand.self,
      SetClipboardCommand.self,
      SetDarkModeCommand.self,
      SetDeviceCommand.self,
      SetNetworkCommand.self,
      SetOrientationCommand.self,
      SetPermissionsCommand.self,
      SetTextSizeCommand.self,
      SetValueCommand.self,
      StopAppCommand.self,
      SwipeCommand.self,
      TakeScreenshotCommand.self,
      TapOnCommand.self,
      ToggleAirplaneModeCommand.self,
      ToggleDarkModeCommand.self,
      WaitForAnimationToEndCommand.self,
    ],
    prepare: { ($0 as? any FlowCommand).map { PreparedCommand($0) } }
  )

  /// Returns the list with further commands; one of a known name takes its place.
  ///
  /// - Parameter commands: The commands.
  /// - Returns: The longer list.
  /// - Precondition: The names are ASCII letters and digits.
  /// - Complexity: O(all commands · log(all commands)).
  public func adding(_ commands: any FlowCommand.Type...) -> FlowCommandList {
    adding(commands)
  }

  /// Returns the list with `runScript`, which an engine plays.
  ///
  /// - Parameter engine: The engine.
  /// - Returns: The longer list.
  /// - Complexity: O(commands · log(commands)).
  public func playingScripts(with engine: any FlowScriptEngine) -> FlowCommandList {
    adding([RunScriptCommand.self], scriptEngine: engine)
  }
}

extension FlowCommandList {
  /// The list with `runScript` where the system has an engine.
  var playingScriptsOfSystem: FlowCommandList {
    #if canImport(JavaScriptCore)
    playingScripts(with: JavaScriptCoreEngine())
    #else
    self
    #endif
  }
}
