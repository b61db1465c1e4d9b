import RasterKit

extension AccessibilityTree {
  /// A line for each element, indented: role, name, value, states, extents.
  package func dump(from id: AccessibilityNodeID = .application, depth: Int = 0) -> String {
    guard let node = nodes[id] else { return "" }
    let line = String(repeating: "  ", count: depth) + node.summary(isFocused: id == focus) + "\n"
    return node.children.reduce(line) { $0 + dump(from: $1, depth: depth + 1) }
  }
}

extension AccessibilityNode {
  fileprivate func summary(isFocused: Bool) -> String {
    var parts = [role.rawValue]
    if !name.isEmpty { parts.append("\"\(name)\"") }
    if !value.isEmpty { parts.append("= \"\(value)\"") }
    parts += states.words
    if isFocused { parts.append("<focus>") }
    if let place { parts.append("\(place.index + 1)/\(place.count)") }
    let box = extents
    parts.append("[\(box.minX) \(box.minY) \(box.width) \(box.height)]")
    return parts.joined(separator: " ")
  }
}

extension AccessibilityStates {
  /// What is unusual.
  fileprivate var words: [String] {
    let unusual: [(AccessibilityStates, String)] = [
      (.selected, "selected"), (.checked, "checked"), (.expanded, "expanded"), (.modal, "modal"),
      (.busy, "busy"),
    ]
    let missing: [(AccessibilityStates, String)] = [(.enabled, "disabled"), (.showing, "unseen")]
    return unusual.filter { contains($0.0) }.map(\.1)
      + missing.filter { !contains($0.0) }.map(\.1)
  }
}
