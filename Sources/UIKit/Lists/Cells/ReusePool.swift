/// Views of a list that show nothing at the moment, by the identifier under which they are reused.
struct ReusePool<Identifier: Hashable, View: AnyObject> {
  private var spare: [Identifier: [View]] = [:]

  /// The one that was put last; nil if there is none.
  mutating func take(_ identifier: Identifier) -> View? { spare[identifier]?.popLast() }

  mutating func put(_ view: View, _ identifier: Identifier) {
    if spare[identifier]?.append(view) == nil { spare[identifier] = [view] }
  }

  /// The views that were in it.
  mutating func removeAll() -> [View] {
    defer { spare = [:] }
    return spare.values.flatMap { $0 }
  }
}
