import Scenes
import ScenesHeadless

extension Stage {
  /// Replaces the words in a field.
  func write(_ text: String, into id: String) throws(ScreenError) {
    try tap(.id(id))
    try erase(1_000)
    try type(text)
  }
}
