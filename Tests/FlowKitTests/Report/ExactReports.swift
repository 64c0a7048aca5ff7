/// The rich report in the formats for people and for CI servers.
enum ExactReports {
  static let pretty = ##"""
    Count (round 1)  a.b/count.yaml
      ✓ launchApp  1.25 ms  0 s
      ! Add one  2.5 ms  0.25 s  (It was slow.)
      ! back  3 ms  0 s
      passed: 3 steps, 1234.5 ms real, 0.25 s virtual, 2 warnings

    Order # <1> [device=tablet] (round 1)  shop/order.yaml
      ✓ launchApp  4 ms  0 s
      ✗ runFlow:  6 ms  17 s
        ✗ tapOn: Buy  5 ms  17 s
      – assertVisible: id: done, enabled: true
      ✗ stopApp  7 ms  0.3 s
      FAILED: 5 steps, 20 ms real, 17.3 s virtual
    shop/order.yaml:5:7: Nothing is “Buy”.
      step: tapOn: Buy
      looked for: “Buy” for 17 s of virtual time
      at: 17.01 s of virtual time
      nearest:
        button "By" #by (1, 2, 3 × 4): it says “By”, 1 edit away
        text "Bay" (5, 6, 7 × 8): it is hidden; it was there at 0.04 s, and no longer at the end
      screen:
        column (0, 0, 390 × 844)
          text "Bay"
      last events:
        ordered {id: 1}
        left
      last to reach an element:
        tap on #by
      last requests:
        shop.load at 0 s
        shop.order at 0.5 s: offline
    shop/order.yaml:1:18: No app | runs.
      step: stopApp
      at: 17.3 s of virtual time
      screen:
        (empty)
    shop/sub.yaml:6:3: The invariant “paid” is broken:
        1 < 2.
      step: back
      at: 17.2 s of virtual time
    shop/order.yaml:1:1: After the flow something is left:
      Scene is still in memory.

    Count (round 2)  a.b/count.yaml
      ✓ launchApp  8 ms  0.001 s
      passed: 1 step, 8.13 ms real, 0.001 s virtual

    Crash (round 2)  crash.yaml
      FAILED: 0 steps, 0 ms real, 0 s virtual
    crash.yaml:7:9: The process has ended.
      step: tapOn: ```x```

    not played, since a flow has failed:
      Later [text=largest] (round 2)  later.yaml
      Count (round 2)  a.b/count.yaml

    4 flows: 2 passed, 2 failed, 2 warnings
    9 steps played, 1262.63 ms real, 17.551 s virtual
    alive after them: 11 scenes, 22 subscriptions, 33 timers, 44 tasks
    """##

  static let quiet = ##"""
    FAILED: Order # <1> [device=tablet] (round 1)
    shop/order.yaml:5:7: Nothing is “Buy”.
      step: tapOn: Buy
      looked for: “Buy” for 17 s of virtual time
      at: 17.01 s of virtual time
      nearest:
        button "By" #by (1, 2, 3 × 4): it says “By”, 1 edit away
        text "Bay" (5, 6, 7 × 8): it is hidden; it was there at 0.04 s, and no longer at the end
      screen:
        column (0, 0, 390 × 844)
          text "Bay"
      last events:
        ordered {id: 1}
        left
      last to reach an element:
        tap on #by
      last requests:
        shop.load at 0 s
        shop.order at 0.5 s: offline
    shop/order.yaml:1:18: No app | runs.
      step: stopApp
      at: 17.3 s of virtual time
      screen:
        (empty)
    shop/sub.yaml:6:3: The invariant “paid” is broken:
        1 < 2.
      step: back
      at: 17.2 s of virtual time
    shop/order.yaml:1:1: After the flow something is left:
      Scene is still in memory.

    FAILED: Crash (round 2)
    crash.yaml:7:9: The process has ended.
      step: tapOn: ```x```

    not played, since a flow has failed:
      Later [text=largest] (round 2)  later.yaml
      Count (round 2)  a.b/count.yaml

    4 flows: 2 passed, 2 failed, 2 warnings
    9 steps played, 1262.63 ms real, 17.551 s virtual
    alive after them: 11 scenes, 22 subscriptions, 33 timers, 44 tasks
    """##

  static let summary = ##"""
    ## ❌ 4 flows: 2 passed, 2 failed

    <p><code>not played, since a flow has failed:<br>  Later [text=largest] (round 2)  later.yaml<br>  Count (round 2)  a.b/count.yaml</code></p>

    <table>
    <tr><th>Flow</th><th>Where</th><th>Why</th></tr>
    <tr><td><code>Order # &lt;1&gt; [device=tablet] (round 1)</code></td><td><code>shop/order.yaml:5</code></td><td><code>Nothing is “Buy”.</code></td></tr>
    <tr><td><code>Crash (round 2)</code></td><td><code>crash.yaml:7</code></td><td><code>The process has ended.</code></td></tr>
    </table>

    <details><summary><code>Order # &lt;1&gt; [device=tablet] (round 1)</code></summary>

    ```text
    shop/order.yaml:5:7: Nothing is “Buy”.
      step: tapOn: Buy
      looked for: “Buy” for 17 s of virtual time
      at: 17.01 s of virtual time
      nearest:
        button "By" #by (1, 2, 3 × 4): it says “By”, 1 edit away
        text "Bay" (5, 6, 7 × 8): it is hidden; it was there at 0.04 s, and no longer at the end
      screen:
        column (0, 0, 390 × 844)
          text "Bay"
      last events:
        ordered {id: 1}
        left
      last to reach an element:
        tap on #by
      last requests:
        shop.load at 0 s
        shop.order at 0.5 s: offline
    shop/order.yaml:1:18: No app | runs.
      step: stopApp
      at: 17.3 s of virtual time
      screen:
        (empty)
    shop/sub.yaml:6:3: The invariant “paid” is broken:
        1 < 2.
      step: back
      at: 17.2 s of virtual time
    shop/order.yaml:1:1: After the flow something is left:
      Scene is still in memory.
    ```

    </details>

    <details><summary><code>Crash (round 2)</code></summary>

    ````text
    crash.yaml:7:9: The process has ended.
      step: tapOn: ```x```
    ````

    </details>
    """##

  static let junit = ##"""
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="flows" tests="6" failures="2" errors="0" time="1.263">
    <testsuite name="a.b/count.yaml" package="a_b" tests="3" failures="0" errors="0" time="1.243" skipped="1">
    <properties>
    <property name="file" value="a.b/count.yaml"/>
    <property name="tags" value="smoke tiny"/>
    <property name="seed" value="77"/>
    <property name="virtualSeconds" value="0.251"/>
    <property name="rounds" value="2"/>
    </properties>
    <testcase name="Count (round 1)" classname="a_b.count" time="1.235">
    <system-out>Count  a.b/count.yaml
      ✓ launchApp  1.25 ms  0 s
      ! Add one  2.5 ms  0.25 s  (It was slow.)
      ! back  3 ms  0 s
      passed: 3 steps, 1234.5 ms real, 0.25 s virtual, 2 warnings</system-out>
    </testcase>
    <testcase name="Count (round 2)" classname="a_b.count" time="0.008">
    <system-out>Count  a.b/count.yaml
      ✓ launchApp  8 ms  0.001 s
      passed: 1 step, 8.13 ms real, 0.001 s virtual</system-out>
    </testcase>
    <testcase name="Count (round 2) (2)" classname="a_b.count">
    <skipped message="not played: a flow has failed"/>
    </testcase>
    </testsuite>
    <testsuite name="shop/order.yaml" package="shop" tests="1" failures="1" errors="0" time="0.020" skipped="0">
    <properties>
    <property name="file" value="shop/order.yaml"/>
    <property name="tags" value=""/>
    <property name="seed" value="77"/>
    <property name="virtualSeconds" value="17.3"/>
    <property name="variants" value="device=tablet"/>
    <property name="rounds" value="2"/>
    </properties>
    <testcase name="Order # &lt;1&gt; [device=tablet] (round 1)" classname="shop.order" time="0.020">
    <failure type="step" message="Nothing is “Buy”.">shop/order.yaml:5:7: Nothing is “Buy”.
      step: tapOn: Buy
      looked for: “Buy” for 17 s of virtual time
      at: 17.01 s of virtual time
      nearest:
        button "By" #by (1, 2, 3 × 4): it says “By”, 1 edit away
        text "Bay" (5, 6, 7 × 8): it is hidden; it was there at 0.04 s, and no longer at the end
      screen:
        column (0, 0, 390 × 844)
          text "Bay"
      last events:
        ordered {id: 1}
        left
      last to reach an element:
        tap on #by
      last requests:
        shop.load at 0 s
        shop.order at 0.5 s: offline</failure>
    <failure type="step" message="No app | runs.">shop/order.yaml:1:18: No app | runs.
      step: stopApp
      at: 17.3 s of virtual time
      screen:
        (empty)</failure>
    <failure type="invariant" message="The invariant “paid” is broken:">shop/sub.yaml:6:3: The invariant “paid” is broken:
        1 &lt; 2.
      step: back
      at: 17.2 s of virtual time</failure>
    <failure type="leak" message="After the flow something is left:">shop/order.yaml:1:1: After the flow something is left:
      Scene is still in memory.</failure>
    <system-out>Order # &lt;1&gt; [device=tablet]  shop/order.yaml
      ✓ launchApp  4 ms  0 s
      ✗ runFlow:  6 ms  17 s
        ✗ tapOn: Buy  5 ms  17 s
      – assertVisible: id: done, enabled: true
      ✗ stopApp  7 ms  0.3 s
      FAILED: 5 steps, 20 ms real, 17.3 s virtual</system-out>
    </testcase>
    </testsuite>
    <testsuite name="crash.yaml" package="" tests="1" failures="1" errors="0" time="0.000" skipped="0">
    <properties>
    <property name="file" value="crash.yaml"/>
    <property name="tags" value="slow"/>
    <property name="seed" value="77"/>
    <property name="virtualSeconds" value="0"/>
    <property name="rounds" value="2"/>
    </properties>
    <testcase name="Crash (round 2)" classname="crash" time="0.000">
    <failure type="process" message="The process has ended.">crash.yaml:7:9: The process has ended.
      step: tapOn: ```x```</failure>
    <system-out>Crash  crash.yaml
      FAILED: 0 steps, 0 ms real, 0 s virtual</system-out>
    </testcase>
    </testsuite>
    <testsuite name="later.yaml" package="" tests="1" failures="0" errors="0" time="0.000" skipped="1">
    <properties>
    <property name="file" value="later.yaml"/>
    <property name="tags" value=""/>
    <property name="seed" value="77"/>
    <property name="virtualSeconds" value="0"/>
    <property name="rounds" value="2"/>
    </properties>
    <testcase name="Later [text=largest] (round 2)" classname="later">
    <skipped message="not played: a flow has failed"/>
    </testcase>
    </testsuite>
    </testsuites>
    """##
}
