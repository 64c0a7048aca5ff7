/// A search as the bundled file has it: one to begin with, or one that is recommended.
package struct SavedSearchSample: Decodable, Hashable, Sendable {
  let name: String
  let words: String
}
