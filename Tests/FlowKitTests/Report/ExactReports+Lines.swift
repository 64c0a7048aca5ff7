/// The rich report in the formats of one line for each thing.
extension ExactReports {
  static let tap = ##"""
    TAP version 14
    # Subtest: Count (round 1) (a.b/count.yaml)
        ok 1 - launchApp
        not ok 2 - Add one # TODO warning: It was slow.
        not ok 3 - back # TODO warning: it failed
        1..3
    ok 1 - Count (round 1) (a.b/count.yaml)
    # Subtest: Order \# <1> [device=tablet] (round 1) (shop/order.yaml)
        ok 1 - launchApp
        not ok 2 - runFlow:
        ok 3 - assertVisible: id: done, enabled: true # SKIP not reached
        not ok 4 - stopApp
        1..4
    not ok 2 - Order \# <1> [device=tablet] (round 1) (shop/order.yaml)
      ---
      message: "Nothing is “Buy”."
      severity: fail
      at:
        file: "shop/order.yaml"
        line: 5
        column: 7
      failures:
        - kind: step
          report: "shop/order.yaml:5:7: Nothing is “Buy”.\n  step: tapOn: Buy\n  looked for: “Buy” for 17 s of virtual time\n  at: 17.01 s of virtual time\n  nearest:\n    button \"By\" #by (1, 2, 3 × 4): it says “By”, 1 edit away\n    text \"Bay\" (5, 6, 7 × 8): it is hidden; it was there at 0.04 s, and no longer at the end\n  screen:\n    column (0, 0, 390 × 844)\n      text \"Bay\"\n  last events:\n    ordered {id: 1}\n    left\n  last to reach an element:\n    tap on #by\n  last requests:\n    shop.load at 0 s\n    shop.order at 0.5 s: offline"
        - kind: step
          report: "shop/order.yaml:1:18: No app | runs.\n  step: stopApp\n  at: 17.3 s of virtual time\n  screen:\n    (empty)"
        - kind: invariant
          report: "shop/sub.yaml:6:3: The invariant “paid” is broken:\n    1 < 2.\n  step: back\n  at: 17.2 s of virtual time"
        - kind: leak
          report: "shop/order.yaml:1:1: After the flow something is left:\n  Scene is still in memory."
      ...
    # Subtest: Count (round 2) (a.b/count.yaml)
        ok 1 - launchApp
        1..1
    ok 3 - Count (round 2) (a.b/count.yaml)
    # Subtest: Crash (round 2) (crash.yaml)
        1..0 # no steps
    not ok 4 - Crash (round 2) (crash.yaml)
      ---
      message: "The process has ended."
      severity: fail
      at:
        file: "crash.yaml"
        line: 7
        column: 9
      failures:
        - kind: process
          report: "crash.yaml:7:9: The process has ended.\n  step: tapOn: ```x```"
      ...
    ok 5 - Later [text=largest] (round 2) (later.yaml) # SKIP not played: a flow has failed
    ok 6 - Count (round 2) (a.b/count.yaml) # SKIP not played: a flow has failed
    1..6
    """##

  static let github = ##"""
    ::warning file=a.b/count.yaml,line=5,col=3,title=Count (round 1)::It was slow.
    ::warning file=a.b/sub.yaml,line=6,col=5,title=Count (round 1)::The optional step failed.
    ::error file=shop/order.yaml,line=5,col=7,title=Order # <1> [device=tablet] (round 1)::shop/order.yaml:5:7: Nothing is “Buy”.%0A  step: tapOn: Buy%0A  looked for: “Buy” for 17 s of virtual time%0A  at: 17.01 s of virtual time%0A  nearest:%0A    button "By" #by (1, 2, 3 × 4): it says “By”, 1 edit away%0A    text "Bay" (5, 6, 7 × 8): it is hidden; it was there at 0.04 s, and no longer at the end%0A  screen:%0A    column (0, 0, 390 × 844)%0A      text "Bay"%0A  last events:%0A    ordered {id: 1}%0A    left%0A  last to reach an element:%0A    tap on #by%0A  last requests:%0A    shop.load at 0 s%0A    shop.order at 0.5 s: offline
    ::error file=shop/order.yaml,line=1,col=18,title=Order # <1> [device=tablet] (round 1)::shop/order.yaml:1:18: No app | runs.%0A  step: stopApp%0A  at: 17.3 s of virtual time%0A  screen:%0A    (empty)
    ::error file=shop/sub.yaml,line=6,col=3,title=Order # <1> [device=tablet] (round 1)::shop/sub.yaml:6:3: The invariant “paid” is broken:%0A    1 < 2.%0A  step: back%0A  at: 17.2 s of virtual time
    ::error file=shop/order.yaml,line=1,col=1,title=Order # <1> [device=tablet] (round 1)::shop/order.yaml:1:1: After the flow something is left:%0A  Scene is still in memory.
    ::error file=crash.yaml,line=7,col=9,title=Crash (round 2)::crash.yaml:7:9: The process has ended.%0A  step: tapOn: ```x```
    ::error title=Not all flows were played::not played, since a flow has failed:%0A  Later [text=largest] (round 2)  later.yaml%0A  Count (round 2)  a.b/count.yaml
    4 flows: 2 passed, 2 failed, 2 warnings
    9 steps played, 1262.63 ms real, 17.551 s virtual
    alive after them: 11 scenes, 22 subscriptions, 33 timers, 44 tasks
    """##

  static let jsonLines = ##"""
    {"format":2,"plays":4,"rounds":2,"seed":77,"shard":{"of":3,"part":1,"plan":"00ff00ff00ff00ff","plays":9},"type":"run"}
    {"flow":{"alive":{"scenes":0,"subscriptions":0,"tasks":0,"timers":0},"failures":[],"file":"a.b/count.yaml","name":"Count","passed":true,"place":0,"round":1,"steps":[{"column":3,"depth":0,"file":"a.b/count.yaml","line":4,"outcome":"passed","step":"launchApp","virtualMilliseconds":0},{"column":3,"depth":0,"file":"a.b/count.yaml","label":"Add one","line":5,"message":"It was slow.","outcome":"warned","step":"tapOn: +1","virtualMilliseconds":250},{"column":5,"depth":0,"file":"a.b/sub.yaml","line":6,"outcome":"warned","step":"back","virtualMilliseconds":0}],"stepsPlayed":3,"tags":["smoke","tiny"],"virtualMilliseconds":250,"warnings":2},"type":"flow"}
    {"flow":{"alive":{"scenes":1,"subscriptions":2,"tasks":4,"timers":3},"failures":[{"column":7,"events":["ordered {id: 1}","left"],"file":"shop/order.yaml","kind":"step","line":5,"lookedFor":"“Buy”","message":"Nothing is “Buy”.","nearest":[{"distance":1,"element":"button \"By\" #by","frame":"(1, 2, 3 × 4)","reason":"it says “By”, 1 edit away"},{"distance":2,"element":"text \"Bay\"","frame":"(5, 6, 7 × 8)","reason":"it is hidden","virtualMilliseconds":40}],"nodeEvents":["tap on #by"],"requests":["shop.load at 0 s","shop.order at 0.5 s: offline"],"screen":"column (0, 0, 390 × 844)\n  text \"Bay\"","step":"tapOn: Buy","virtualMilliseconds":17010,"waitedMilliseconds":17000},{"column":18,"events":[],"file":"shop/order.yaml","kind":"step","line":1,"message":"No app | runs.","nearest":[],"nodeEvents":[],"requests":[],"screen":"","step":"stopApp","virtualMilliseconds":17300},{"column":3,"events":[],"file":"shop/sub.yaml","kind":"invariant","line":6,"message":"The invariant “paid” is broken:\n1 < 2.","nearest":[],"nodeEvents":[],"requests":[],"step":"back","virtualMilliseconds":17200},{"column":1,"events":[],"file":"shop/order.yaml","kind":"leak","line":1,"message":"After the flow something is left:\n  Scene is still in memory.","nearest":[],"nodeEvents":[],"requests":[]}],"file":"shop/order.yaml","name":"Order # <1>","passed":false,"place":1,"round":1,"steps":[{"column":3,"depth":0,"file":"shop/order.yaml","line":2,"outcome":"passed","step":"launchApp","virtualMilliseconds":0},{"column":5,"depth":0,"file":"shop/order.yaml","line":3,"message":"Nothing is “Buy”.","outcome":"failed","step":"runFlow:\n  commands:\n    - tapOn: Buy","virtualMilliseconds":17000},{"column":7,"depth":1,"file":"shop/order.yaml","line":5,"message":"Nothing is “Buy”.","outcome":"failed","step":"tapOn: Buy","virtualMilliseconds":17000},{"column":3,"depth":0,"file":"shop/order.yaml","line":6,"outcome":"skipped","step":"# why\nassertVisible:\n  id: done\n  enabled: true","virtualMilliseconds":0},{"column":18,"depth":0,"file":"shop/order.yaml","line":1,"message":"No app | runs.","outcome":"failed","step":"stopApp","virtualMilliseconds":300}],"stepsPlayed":5,"tags":[],"variant":"device=tablet","virtualMilliseconds":17300,"warnings":0},"type":"flow"}
    {"flow":{"alive":{"scenes":10,"subscriptions":20,"tasks":40,"timers":30},"failures":[],"file":"a.b/count.yaml","name":"Count","passed":true,"place":2,"round":2,"steps":[{"column":3,"depth":0,"file":"a.b/count.yaml","line":4,"outcome":"passed","step":"launchApp","virtualMilliseconds":1}],"stepsPlayed":1,"tags":["smoke","tiny"],"virtualMilliseconds":1,"warnings":0},"type":"flow"}
    {"flow":{"alive":{"scenes":0,"subscriptions":0,"tasks":0,"timers":0},"failures":[{"column":9,"events":[],"file":"crash.yaml","kind":"process","line":7,"message":"The process has ended.","nearest":[],"nodeEvents":[],"requests":[],"step":"tapOn: ```x```"}],"file":"crash.yaml","name":"Crash","passed":false,"place":3,"round":2,"steps":[],"stepsPlayed":0,"tags":["slow"],"virtualMilliseconds":0,"warnings":0},"type":"flow"}
    {"notPlayed":[{"file":"later.yaml","name":"Later","place":4,"round":2,"variant":"text=largest"},{"file":"a.b/count.yaml","name":"Count","place":5,"round":2}],"stopped":"a flow has failed","totals":{"alive":{"scenes":11,"subscriptions":22,"tasks":44,"timers":33},"failed":2,"flows":4,"passed":2,"stepsPlayed":9,"virtualMilliseconds":17551,"warnings":2},"type":"end"}
    """##

  /// The data of the page: the list of flows, and the part of the flow with several failures.
  static let pageIndex = ##"""
    {"flows":[{"file":"a.b/count.yaml","name":"Count","passed":true,"round":1,"steps":3,"tags":["smoke","tiny"],"virtual":250,"warnings":2},{"file":"shop/order.yaml","message":"Nothing is “Buy”.","name":"Order # \u003c1\u003e [device=tablet]","passed":false,"round":1,"steps":5,"tags":[],"virtual":17300,"warnings":0},{"file":"a.b/count.yaml","name":"Count","passed":true,"round":2,"steps":1,"tags":["smoke","tiny"],"virtual":1,"warnings":0},{"file":"crash.yaml","message":"The process has ended.","name":"Crash","passed":false,"round":2,"steps":0,"tags":["slow"],"virtual":0,"warnings":0}],"notPlayed":2,"rounds":2,"seed":77,"stopped":"a flow has failed","totals":{"alive":{"scenes":11,"subscriptions":22,"tasks":44,"timers":33},"failed":2,"flows":4,"passed":2,"stepsPlayed":9,"virtualMilliseconds":17551,"warnings":2}}
    """##

  static let pageFlow = ##"""
    {"failures":[{"column":7,"events":["ordered {id: 1}","left"],"file":"shop/order.yaml","kind":"step","line":5,"lookedFor":"“Buy”","message":"Nothing is “Buy”.","nearest":[{"distance":1,"element":"button \"By\" #by","frame":"(1, 2, 3 × 4)","reason":"it says “By”, 1 edit away"},{"distance":2,"element":"text \"Bay\"","frame":"(5, 6, 7 × 8)","reason":"it is hidden","virtualMilliseconds":40}],"nodeEvents":["tap on #by"],"requests":["shop.load at 0 s","shop.order at 0.5 s: offline"],"screen":"column (0, 0, 390 × 844)\n  text \"Bay\"","step":"tapOn: Buy","virtualMilliseconds":17010,"waitedMilliseconds":17000},{"column":18,"events":[],"file":"shop/order.yaml","kind":"step","line":1,"message":"No app | runs.","nearest":[],"nodeEvents":[],"requests":[],"screen":"","step":"stopApp","virtualMilliseconds":17300},{"column":3,"events":[],"file":"shop/sub.yaml","kind":"invariant","line":6,"message":"The invariant “paid” is broken:\n1 \u003c 2.","nearest":[],"nodeEvents":[],"requests":[],"step":"back","virtualMilliseconds":17200},{"column":1,"events":[],"file":"shop/order.yaml","kind":"leak","line":1,"message":"After the flow something is left:\n  Scene is still in memory.","nearest":[],"nodeEvents":[],"requests":[]}],"file":"shop/order.yaml","steps":[{"column":3,"depth":0,"file":1,"line":2,"outcome":"passed","step":0,"virtualMilliseconds":0},{"column":5,"depth":0,"file":1,"line":3,"message":3,"outcome":"failed","step":2,"virtualMilliseconds":17000},{"column":7,"depth":1,"file":1,"line":5,"message":3,"outcome":"failed","step":4,"virtualMilliseconds":17000},{"column":3,"depth":0,"file":1,"line":6,"outcome":"skipped","step":5,"virtualMilliseconds":0},{"column":18,"depth":0,"file":1,"line":1,"message":7,"outcome":"failed","step":6,"virtualMilliseconds":300}],"stepsPlayed":5,"tags":[],"texts":["launchApp","shop/order.yaml","runFlow:\n  commands:\n    - tapOn: Buy","Nothing is “Buy”.","tapOn: Buy","# why\nassertVisible:\n  id: done\n  enabled: true","stopApp","No app | runs."],"virtualMilliseconds":17300}
    """##
}
