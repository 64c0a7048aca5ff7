/// The body of what can't be called, since it does not compile.
func unreachable() -> Never {
  preconditionFailure("unreachable: this name is unavailable")
}
