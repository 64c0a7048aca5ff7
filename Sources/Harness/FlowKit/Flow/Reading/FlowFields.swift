/// The keys and values of a mapping, after the unknown keys were reported.
struct FlowFields {
  let pairs: [YAMLPair]

  subscript(name: String) -> YAMLNode? {
    pairs.first { $0.isNamed(name) }?.value
  }
}
