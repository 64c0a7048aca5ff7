/// The failures, the steps and the sums of each of the flows, one below the other.
extension SeveralFailures {
  static let results = [
    #"""
    step flow.yaml:13:9 [assertVisible: {id: absent, timeout: 300}] sought id: absent waited 0.3 s at 1.3 s misses 0 screen layers (0, 0, 390 ×  events ["tinyViewDidTapLoad"] node ["tap on button \"読む\" #load-button"] requests ["tiny.load at 0 s"]: Nothing on the screen is id: absent.
    step flow.yaml:6:5 [assertVisible: {text: end, timeout: 200}] sought “end” waited 0.2 s at 1.5 s misses 0 screen layers (0, 0, 390 ×  events ["tinyViewDidTapLoad"] node ["tap on button \"読む\" #load-button"] requests ["tiny.load at 0 s"]: Nothing on the screen is “end”.
    leak flow.yaml:1:1 [-] sought - waited - at - misses 0 screen - events [] node [] requests []: After the flow, with the scenes gone and the app stopped, something is left:
      timer from FlowKitTests/TinyApp.swift is still alive.
    passed 0 flow.yaml:4:5 0 s - launchApp: {arguments: {leak: timer}}: -
    passed 0 flow.yaml:9:3 0 s - tapOn: 読む: -
    passed 0 flow.yaml:10:3 1 s - advanceTime: 1s: -
    failed 0 flow.yaml:11:3 0.3 s - runFlow:: Nothing on the screen is id: absent.
    failed 1 flow.yaml:13:9 0.3 s - assertVisible: {id: absent, timeout: 300}: Nothing on the screen is id: absent.
    skipped 1 flow.yaml:14:9 0 s - back: -
    skipped 0 flow.yaml:15:3 0 s - tapOn: 数える: -
    failed 0 flow.yaml:6:5 0.2 s - assertVisible: {text: end, timeout: 200}: Nothing on the screen is “end”.
    skipped 0 flow.yaml:7:5 0 s - back: -
    all flow.yaml ["one", "two"] 6 0 1.5 s 0 scenes, 0 subscriptions, 1 timers, 0 tasks
    """#,
    #"""
    step flow.yaml:1:18 [assertVisible: {text: end, timeout: 50}] sought “end” waited 0.05 s at 0.075 s misses 0 screen layers (0, 0, 390 ×  events [] node [] requests []: Nothing on the screen is “end”.
    leak flow.yaml:1:1 [-] sought - waited - at - misses 0 screen - events [] node [] requests []: After the flow, with the scenes gone and the app stopped, something is left:
      timer from FlowKitTests/TinyApp.swift is still alive.
      subscription from FlowKitTests/TinyApp.swift is still alive.
      timer from FlowKitTests/TinyApp.swift is still alive.
    passed 0 flow.yaml:3:3 0 s - launchApp: {arguments: {leak: subscription}}: -
    warned 0 flow.yaml:4:3 0.025 s perhaps assertVisible: {text: absent, optional: true, timeout: 25, label: perha…: Nothing on the screen is “absent”.
    passed 0 flow.yaml:5:3 0 s - launchApp: {arguments: {leak: timer}}: -
    failed 0 flow.yaml:1:18 0.05 s - assertVisible: {text: end, timeout: 50}: Nothing on the screen is “end”.
    skipped 0 flow.yaml:1:59 0 s - back: -
    flow flow.yaml [] 4 1 0.075 s 0 scenes, 1 subscriptions, 1 timers, 0 tasks
    """#,
    #"""
    step sub.yaml:6:3 [assertTrue:
      condition: ${WORD == 'x'}
      label: compare ${WORD}] sought - waited - at 0 s misses 0 screen layers (0, 0, 390 ×  events ["tinyViewDidTapCount {count: 1}"] node ["tap on button \"数える\" #count-button"] requests []: “${WORD == 'x'}” does not hold. It is “false”.
    step sub.yaml:3:5 [assertVisible: {text: "sub is over", timeout: 100}] sought “sub is over” waited 0.1 s at 0.1 s misses 0 screen layers (0, 0, 390 ×  events ["tinyViewDidTapCount {count: 1}"] node ["tap on button \"数える\" #count-button"] requests []: Nothing on the screen is “sub is over”.
    step flow.yaml:4:5 [assertTrue: ${WORD == 'inner'}] sought - waited - at 0.1 s misses 0 screen layers (0, 0, 390 ×  events ["tinyViewDidTapCount {count: 1}"] node ["tap on button \"数える\" #count-button"] requests []: “${WORD == 'inner'}” does not hold. It is “false”.
    passed 0 flow.yaml:7:3 0 s - launchApp: -
    failed 0 flow.yaml:8:3 0.1 s the file runFlow: file: sub.yaml, env: {WORD: inner}, label: the file: “${WORD == 'x'}” does not hold. It is “false”.
    passed 1 sub.yaml:5:3 0 s - tapOn: 数える: -
    failed 1 sub.yaml:6:3 0 s compare inner assertTrue: condition: ${WORD == 'x'}, label: compare ${WORD}: “${WORD == 'x'}” does not hold. It is “false”.
    skipped 1 sub.yaml:9:3 0 s - back: -
    failed 1 sub.yaml:3:5 0.1 s - assertVisible: {text: "sub is over", timeout: 100}: Nothing on the screen is “sub is over”.
    skipped 0 flow.yaml:12:3 0 s - tapOn: 読む: -
    passed 0 flow.yaml:3:5 0 s - assertTrue: ${WORD == 'outer'}: -
    failed 0 flow.yaml:4:5 0 s - assertTrue: ${WORD == 'inner'}: “${WORD == 'inner'}” does not hold. It is “false”.
    skipped 0 flow.yaml:5:5 0 s - back: -
    flow flow.yaml [] 7 0 0.1 s 0 scenes, 0 subscriptions, 0 timers, 0 tasks
    """#,
    #"""
    step flow.yaml:6:9 [assertVisible: {text: 回数 3, timeout: 10}] sought “回数 3” waited 0.01 s at 0.02 s misses 2 screen layers (0, 0, 390 ×  events ["tinyViewDidTapCount {count: 1}", "tinyViewDidTapCount {count: 2}"] node ["tap on button \"数える\" #count-button", "tap on button \"数える\" #count-button"] requests []: Nothing on the screen is “回数 3”.
    passed 0 flow.yaml:1:3 0 s - launchApp: -
    failed 0 flow.yaml:2:3 0.02 s - retry: maxRetries: 1: Nothing on the screen is “回数 3”.
    passed 1 flow.yaml:5:9 0 s - tapOn: 数える: -
    failed 1 flow.yaml:6:9 0.01 s - assertVisible: {text: 回数 3, timeout: 10}: Nothing on the screen is “回数 3”.
    passed 1 flow.yaml:5:9 0 s - tapOn: 数える: -
    failed 1 flow.yaml:6:9 0.01 s - assertVisible: {text: 回数 3, timeout: 10}: Nothing on the screen is “回数 3”.
    skipped 0 flow.yaml:7:3 0 s - back: -
    flow flow.yaml [] 6 0 0.02 s 0 scenes, 0 subscriptions, 0 timers, 0 tasks
    """#,
    #"""
    invariant flow.yaml:9:9 [assertVisible: {id: none, timeout: 5000}] sought - waited - at 2 s misses 0 screen content (0, 0, 390 × events [] node [] requests []: The invariant “no more than ten turns” of the feature “toy” is broken: there are 11.
    step flow.yaml:2:5 [assertVisible: {id: none, timeout: 20}] sought id: none waited 0.02 s at 2.02 s misses 0 screen content (0, 0, 390 × events [] node [] requests []: Nothing on the screen is id: none.
    passed 0 flow.yaml:4:3 0 s - launchApp: {arguments: {scene: toy}}: -
    passed 0 flow.yaml:5:3 0 s - backend: {event: wind, turns: 11, after: 2s}: -
    failed 0 flow.yaml:6:3 2 s - runFlow: optional: true: The invariant “no more than ten turns” of the feature “toy” is broken: there are 11.
    failed 1 flow.yaml:9:9 2 s - assertVisible: {id: none, timeout: 5000}: The invariant “no more than ten turns” of the feature “toy” is broken: there are 11.
    skipped 1 flow.yaml:10:9 0 s - back: -
    skipped 0 flow.yaml:11:3 0 s - back: -
    failed 0 flow.yaml:2:5 0.02 s - assertVisible: {id: none, timeout: 20}: Nothing on the screen is id: none.
    flow flow.yaml [] 5 0 2.02 s 0 scenes, 0 subscriptions, 0 timers, 0 tasks
    """#,
    #"""
    step flow.yaml:2:3 [backend: {event: rename, title: '', after: 1s}] sought - waited - at 1 s misses 0 screen layers (0, 0, 390 ×  events [] node [] requests []: A title is needed.
    passed 0 flow.yaml:1:3 0 s - launchApp: -
    passed 0 flow.yaml:2:3 0 s - backend: {event: rename, title: '', after: 1s}: -
    failed 0 flow.yaml:3:3 1 s - assertVisible: {text: absent, timeout: 3000}: A title is needed.
    skipped 0 flow.yaml:4:3 0 s - back: -
    flow flow.yaml [] 3 0 1 s 0 scenes, 0 subscriptions, 0 timers, 0 tasks
    """#,
    #"""
    step flow.yaml:4:3 [advanceTime: 16666666min] sought - waited - at 0 s misses 0 screen layers (0, 0, 390 ×  events [] node [] requests []: The flow takes more than 365 days of virtual time.
    leak flow.yaml:1:1 [-] sought - waited - at - misses 0 screen - events [] node [] requests []: After the flow, with the scenes gone and the app stopped, something is left:
      timer from FlowKitTests/TinyApp.swift is still alive.
      timer from FlowKitTests/TinyApp.swift is still alive.
    passed 0 flow.yaml:3:3 0 s - launchApp: {arguments: {leak: timer}}: -
    failed 0 flow.yaml:4:3 0 s - advanceTime: 16666666min: The flow takes more than 365 days of virtual time.
    skipped 0 flow.yaml:5:3 0 s - back: -
    flow flow.yaml [] 2 0 0 s 0 scenes, 0 subscriptions, 1 timers, 0 tasks
    """#,
  ]
}
