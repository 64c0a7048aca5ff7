/// Flows in which more than one thing goes wrong.
enum SeveralFailures {
  struct Failing {
    let name: String
    let text: String
    var isToy = false
  }

  static let files = [
    "sub.yaml": """
    name: sub
    onFlowComplete:
      - assertVisible: {text: "sub is over", timeout: 100}
    ---
    - tapOn: 数える
    - assertTrue:
        condition: ${WORD == 'x'}
        label: compare ${WORD}
    - back
    """
  ]

  static let flows = [
    Failing(
      name: "a step, the completion and a leak",
      text: """
        name: all
        tags: [one, two]
        onFlowStart:
          - launchApp: {arguments: {leak: timer}}
        onFlowComplete:
          - assertVisible: {text: end, timeout: 200}
          - back
        ---
        - tapOn: 読む
        - advanceTime: 1s
        - runFlow:
            commands:
              - assertVisible: {id: absent, timeout: 300}
              - back
        - tapOn: 数える
        """
    ),
    Failing(
      name: "a completion and two leaks",
      text: """
        onFlowComplete: [assertVisible: {text: end, timeout: 50}, back]
        ---
        - launchApp: {arguments: {leak: subscription}}
        - assertVisible: {text: absent, optional: true, timeout: 25, label: perhaps}
        - launchApp: {arguments: {leak: timer}}
        """
    ),
    Failing(
      name: "a file in a file",
      text: """
        env: {WORD: outer}
        onFlowComplete:
          - assertTrue: ${WORD == 'outer'}
          - assertTrue: ${WORD == 'inner'}
          - back
        ---
        - launchApp
        - runFlow:
            file: sub.yaml
            env: {WORD: inner}
            label: the file
        - tapOn: 読む
        """
    ),
    Failing(
      name: "tries",
      text: """
        - launchApp
        - retry:
            maxRetries: 1
            commands:
              - tapOn: 数える
              - assertVisible: {text: 回数 3, timeout: 10}
        - back
        """
    ),
    Failing(
      name: "an invariant, the completion",
      text: """
        onFlowComplete:
          - assertVisible: {id: none, timeout: 20}
        ---
        - launchApp: {arguments: {scene: toy}}
        - backend: {event: wind, turns: 11, after: 2s}
        - runFlow:
            optional: true
            commands:
              - assertVisible: {id: none, timeout: 5000}
              - back
        - back
        """,
      isToy: true
    ),
    Failing(
      name: "an event of the back end",
      text: """
        - launchApp
        - backend: {event: rename, title: '', after: 1s}
        - assertVisible: {text: absent, timeout: 3000}
        - back
        """
    ),
    Failing(
      name: "time",
      text: """
        onFlowComplete: [back]
        ---
        - launchApp: {arguments: {leak: timer}}
        - advanceTime: 16666666min
        - back
        """
    ),
  ]
}
