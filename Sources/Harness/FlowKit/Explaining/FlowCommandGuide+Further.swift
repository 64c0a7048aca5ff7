extension FlowCommandGuide {
  private static let random = "The words come from the run's seed: the same seed types the same."
  private static let length = ["length": "The number of characters; 8 if nothing is said."]

  static let text = [
    "inputText": FlowCommandGuide(
      "Types into the field that has the focus, one character after the other. Without a focus it fails, and names the "
        + "fields.",
      keys: ["text": "What is typed; a line break is the return key."]
    ),
    "inputMarkedText": FlowCommandGuide(
      "Types with an input method, which marks the text until it is committed, as for Japanese.",
      keys: [
        "text": "What is typed into the marked text.",
        "convertTo": "The conversion that takes the place of the marked text, and stays marked.",
        "cursor": "The number of marked characters before the cursor.",
        "commit": "Whether the marked text is committed in the end.",
      ]
    ),
    "inputRandomText": FlowCommandGuide("Types letters. \(random)", keys: length),
    "inputRandomNumber": FlowCommandGuide("Types digits. \(random)", keys: length),
    "inputRandomEmail": FlowCommandGuide("Types an e-mail address. \(random)"),
    "inputRandomPersonName": FlowCommandGuide("Types a person's name. \(random)"),
    "inputRandomCityName": FlowCommandGuide("Types the name of a city. \(random)"),
    "inputRandomCountryName": FlowCommandGuide("Types the name of a country. \(random)"),
    "inputRandomColorName": FlowCommandGuide("Types the name of a colour. \(random)"),
    "eraseText": FlowCommandGuide(
      "Takes characters from the end of the field that has the focus, one after the other.",
      keys: ["charactersToErase": "How many; 50 if nothing is said."]
    ),
    "pressKey": FlowCommandGuide(
      "Presses a key. Tab leads to the next field; Home, Lock and Power leave the app.",
      keys: ["key": "The key."]
    ),
    "hideKeyboard": FlowCommandGuide("Takes the focus away, if a field has it."),
    "copyTextFrom": FlowCommandGuide(
      "Copies an element's text, or else its value, placeholder, label or hint, for pasteText and ${maestro.copiedText}; "
        + "an empty field is copied as it is.",
      keys: ["timeout": wait]
    ),
    "pasteText": FlowCommandGuide("Types the text that was copied last."),
    "setClipboard": FlowCommandGuide(
      "Copies a text, for pasteText and ${maestro.copiedText}.",
      keys: ["text": "The text."]
    ),
  ]

  static let asserting = [
    "assertVisible": FlowCommandGuide(
      "Waits until an element is visible.",
      keys: ["timeout": wait]
    ),
    "assertNotVisible": FlowCommandGuide(
      "Waits until an element is not visible, or not there.",
      keys: ["timeout": wait]
    ),
    "takeScreenshot": FlowCommandGuide(
      "Takes a picture of the screen: an SVG wireframe, written into the folder that FLOW_SCREENSHOTS names.",
      keys: [
        "path": "The name of the picture, from the folder on.",
        "cropOn": "The element that is shown alone; the whole screen if nothing is said.",
      ]
    ),
    "assertScreenshot": FlowCommandGuide(
      "Asserts at this instant that the screen is as in the SVG wireframe beside the flow; with UPDATE_SNAPSHOTS=1 it "
        + "is written if it is missing or different.",
      keys: [
        "path": "The name of the picture, from the flow's folder on.",
        "thresholdPercentage": "How much of it has to be equal; 100 if nothing is said.",
        "cropOn": "The element that is compared; the whole screen if nothing is said.",
      ]
    ),
    "assertTrue": FlowCommandGuide(
      "Asserts a condition at this instant. As a condition the texts false, 0, null, undefined and blank ones do not "
        + "hold.",
      keys: ["condition": "A text with ${…}."]
    ),
    "assertDarkMode": FlowCommandGuide("Asserts at this instant that the screen is dark."),
    "assertLightMode": FlowCommandGuide("Asserts at this instant that the screen is light."),
    "extendedWaitUntil": FlowCommandGuide(
      "Waits until an element is visible, or until one is not, or both.",
      keys: [
        "visible": "The element that must be visible.",
        "notVisible": "The element that must not be visible.", "timeout": wait,
      ]
    ),
    "waitForAnimationToEnd": FlowCommandGuide(
      "Waits until no transition between scenes is under way; one that goes on is no failure.",
      keys: ["timeout": "The longest wait in milliseconds; 15000 if nothing is said."]
    ),
    "assertRoute": FlowCommandGuide(
      "Waits until the scene in front is that of a route.",
      keys: ["route": "The route's name, as in links and launch arguments.", "timeout": wait]
    ),
    "assertEvent": FlowCommandGuide(
      "Waits until something has happened since the launch: an event has reached an element, or the app has recorded a "
        + "call or an event.",
      keys: [
        "id": "The element's identifier, with event.",
        "event": "What has reached it, such as tap, text, submit, scroll.",
        "name": "The recorded call or event, in place of id and event.",
        "values": "Values that it had, perhaps among others.",
        "count": "How often; at least once if nothing is said.", "timeout": wait,
      ]
    ),
    "assertValue": FlowCommandGuide(
      "Waits until a property of the data source of the scene in front has a value.",
      keys: [
        "path": "The property, such as cartProducts[0].quantity.",
        "equals": "The value; null if it is left out.", "timeout": wait,
      ]
    ),
    "assertCount": FlowCommandGuide(
      "Waits until so many visible elements match.",
      keys: ["count": "The number of them.", "timeout": wait]
    ),
    "assertAlways": FlowCommandGuide(
      "Moves time on; the condition must hold now and after every event until then.",
      keys: [
        "visible": "An element that must be visible.",
        "notVisible": "An element that must not be visible.", "true": "A condition with ${…}.",
        "for": "How long.",
      ]
    ),
    "assertBackend": FlowCommandGuide(
      "Asks the other side, past the app and the network, until each answer is the given one: {orders: 1}. The app "
        + "declares the questions; a question's values stand beside it.",
      keys: ["timeout": wait]
    ),
  ]

  static let control = [
    "runFlow": FlowCommandGuide(
      "Plays another file, or some steps under a condition.",
      keys: [
        "file": "The file, from the folder of this one.",
        "commands": "The steps, in place of a file.",
        "when": "The condition, which may become true within 7 s; always if nothing is said.",
        "env": "Values for ${…} in the steps.",
      ]
    ),
    "repeat": FlowCommandGuide(
      "Plays steps several times.",
      keys: [
        "times": "How often at most.",
        "while": "The condition before each round, which may become true within 7 s.",
        "commands": "The steps.",
      ]
    ),
    "retry": FlowCommandGuide(
      "Plays steps once more if one of them fails; the last failure is that of the step.",
      keys: [
        "maxRetries": "How many further tries, at most 3; 1 if nothing is said.",
        "file": "The file, from the folder of this one.",
        "commands": "The steps, in place of a file.",
        "env": "Values for ${…} in the steps.",
      ]
    ),
    "evalScript": FlowCommandGuide(
      "Assigns values that later steps use: ${output.total = 1 + 2}.",
      keys: ["script": "Assignments to output.NAME or maestro.copiedText, with ; between them."]
    ),
  ]

  static let headless = [
    "advanceTime": FlowCommandGuide(
      "Moves virtual time on, from one due event to the next. Nothing sleeps.",
      keys: ["value": "How long."]
    ),
    "setNetwork": FlowCommandGuide(
      "Changes the simulated network from now on.",
      keys: [
        "latency": "The time until an answer arrives.",
        "failNext":
          "How the next requests fail: timeout, offline, server, arrivedButTimedOut, arrivesLate.",
        "times": "How many of them; 1 if nothing is said.",
        "match":
          "A part of the name of the requests that are meant; each counts if nothing is said.",
      ]
    ),
    "setDevice": FlowCommandGuide(
      "Takes another device or language, now and for later launches.",
      keys: [
        "width": "The width of the screen in points.",
        "height": "The height of the screen in points.",
        "scale": "The pixels of a point; 3 if nothing is said.",
        "safeArea": "What the device covers of the edges, in points; nothing if nothing is said.",
        "split": "The part of a tablet's screen that the app has; all of it if nothing is said.",
        "locale":
          "The language and the region, like ja-JP; without a size the device stays the same.",
      ]
    ),
    "setTextSize": FlowCommandGuide(
      "Makes text larger or smaller, now and for later launches.",
      keys: ["size": "How large the person wants text; large is how the run begins."]
    ),
    "background": FlowCommandGuide("Leaves the app, which then can't be seen or touched."),
    "foreground": FlowCommandGuide("Comes back to the app."),
    "replay": FlowCommandGuide(
      "Starts the app, without stored data, where a recorded session of its store has ended.",
      keys: ["file": "The recording, from the folder of the flow."]
    ),
    "pullToRefresh": FlowCommandGuide(
      "Scrolls to the beginning and pulls: the element, what is around it, or without one the first that can be "
        + "refreshed.",
      keys: ["timeout": wait]
    ),
    "setValue": FlowCommandGuide(
      "Gives a control another value at once.",
      keys: [
        "value":
          "Of a slider a number from 0 to 1, of a date picker a moment such as 2026-04-05T00:30:00Z, of a "
          + "stepper a number, of a picker the choice's title, of a switch true or false.",
        "timeout": wait,
      ]
    ),
    "drag": FlowCommandGuide(
      "Picks an element up, carries it, and lets go of it: on another element, or over a distance.",
      keys: [
        "from": "What is picked up.", "to": "The element on which it is let go of.",
        "point": "The point of that element; its middle if nothing is said.",
        "by": "How far it is carried, in points: 0,120.", "timeout": wait,
      ]
    ),
    "performAction": FlowCommandGuide(
      "Does what assistive technology offers to do with an element.",
      keys: ["action": "What the action is called.", "timeout": wait]
    ),
    "backend": FlowCommandGuide(
      "Makes an event happen on the other side: a product sells out, a delivery arrives. The app declares its events; "
        + "every further key is a value of the event.",
      keys: [
        "event": "The event's name.", "after": "In how much time; at once if nothing is said.",
      ]
    ),
  ]
}
