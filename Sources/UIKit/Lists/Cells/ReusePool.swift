/// Views of a list that show nothing at the moment, by the identifier under which they are reused.
struct ReusePool<View: AnyObject> {
  private var spare: [String: [View]] = [:]

  /// The one that was put last; nil if there is none.
  mutating func take(_ identifier: String) -> View? { spare[identifier]?.popLast() }

  mutating func put(_ view: View, _ identifier: String) {
    spare[identifier, default: []].append(view)
  }

  /// The views that were in it.
  mutating func removeAll() -> [View] {
    defer { spare = [:] }
    return spare.values.flatMap { $0 }
  }
}
