/// From one stack of controllers to another: who comes, who goes, which way. Elements are compared by
/// identity.
struct NavigationPlan<Element: AnyObject> {
  enum Direction { case none, push, pop }

  let stack: [Element]
  let added: [Element]
  let removed: [Element]
  /// As on iOS: back if the new top was in the stack before, below the top; else forward.
  let direction: Direction

  init(from old: [Element], to new: [Element]) {
    stack = new
    added = new.filter { element in !old.contains { $0 === element } }
    removed = old.filter { element in !new.contains { $0 === element } }
    direction = Self.direction(from: old, to: new.last)
  }

  private static func direction(from old: [Element], to top: Element?) -> Direction {
    guard let top, let former = old.last else { return .none }
    if top === former { return .none }
    return old.contains { $0 === top } ? .pop : .push
  }
}
