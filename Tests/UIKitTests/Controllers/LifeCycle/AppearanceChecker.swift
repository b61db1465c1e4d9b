/// Finds appearance callbacks that cannot follow the ones before them.
struct AppearanceChecker {
  private var last: [String: String] = [:]
  private(set) var faults: [String] = []
  private static let followers = [
    "willAppear": ["isAppearing", "didAppear", "willDisappear"],
    "isAppearing": ["didAppear", "willDisappear"], "didAppear": ["willDisappear"],
    "willDisappear": ["didDisappear", "willAppear"], "didDisappear": ["willAppear"],
  ]

  /// A line is the controller's name and the callback.
  mutating func note(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    guard words.count > 1, Self.followers[words[1]] != nil else { return }
    let former = last[words[0]] ?? "didDisappear"
    if Self.followers[former]?.contains(words[1]) != true {
      faults.append("\(words[0]) \(words[1]) after \(former)")
    }
    last[words[0]] = words[1]
  }
}
