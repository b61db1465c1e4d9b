import PlatformKit
import SeededInput
import Testing

/// Random changes of a tree. Who only hears of them, and keeps lists of children and parents as libatspi does, has those
/// of the tree.
struct RandomAccessibilityTreeTests {
  @Test func whoFollowsTheChangesHasTheTree() throws {
    var numbers = SeededGenerator(seed: SeededGenerator.seed)
    var (model, tree, copy) = (TreeModel(), AccessibilityTree(), TreeCopy())
    for round in 0..<soakSteps(1000, soak: 20_000) {
      let update = AccessibilityUpdate(nodes: model.changed(since: tree), focus: nil)
      copy.follow(try tree.apply(update), in: tree)
      let wrong = tree.preorder().filter {
        copy.children[$0.id] != $0.children || copy.parents[$0.id] != tree.parents[$0.id]
      }
      guard wrong.isEmpty else {
        Issue.record("round \(round), SEED=\(SeededGenerator.seed): \(wrong.map(\.id.rawValue))")
        return
      }
      for _ in 0..<Int.random(in: 1...4, using: &numbers) { model.change(&numbers) }
    }
  }
}

/// A program's elements, which come, go and move.
private struct TreeModel {
  private var nodes: [AccessibilityNodeID: AccessibilityNode] = [
    .application: AccessibilityNode(.application, .application)
  ]
  private var last: UInt64 = 0

  func changed(since tree: AccessibilityTree) -> [AccessibilityNode] {
    nodes.values.filter { tree[$0.id] != $0 }.sorted { $0.id < $1.id }
  }

  mutating func change(_ numbers: inout SeededGenerator) {
    let ids = nodes.keys.sorted()
    guard let one = ids.randomElement(using: &numbers),
      let other = ids.randomElement(using: &numbers)
    else { return }
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0...3: ids.count < 60 ? add(to: one, &numbers) : remove(one)
    case 4, 5: move(one, to: other, &numbers)
    case 6: nodes[one]?.children.shuffle(using: &numbers)
    default: remove(one)
    }
  }

  private mutating func add(to parent: AccessibilityNodeID, _ numbers: inout SeededGenerator) {
    last += 1
    let node = AccessibilityNode(AccessibilityNodeID(rawValue: last), .group)
    nodes[node.id] = node
    put(node.id, in: parent, &numbers)
  }

  private mutating func move(
    _ id: AccessibilityNodeID, to parent: AccessibilityNodeID, _ numbers: inout SeededGenerator
  ) {
    guard id != .application, !branch(id).contains(parent) else { return }
    takeOut(id)
    put(id, in: parent, &numbers)
  }

  private mutating func remove(_ id: AccessibilityNodeID) {
    if id == .application { return }
    takeOut(id)
    for lost in branch(id) { nodes[lost] = nil }
  }

  private mutating func put(
    _ id: AccessibilityNodeID, in parent: AccessibilityNodeID, _ numbers: inout SeededGenerator
  ) {
    let count = nodes[parent]?.children.count ?? 0
    nodes[parent]?.children.insert(id, at: Int.random(in: 0...count, using: &numbers))
  }

  private mutating func takeOut(_ id: AccessibilityNodeID) {
    for parent in nodes.keys { nodes[parent]?.children.removeAll { $0 == id } }
  }

  private func branch(_ id: AccessibilityNodeID) -> [AccessibilityNodeID] {
    [id] + (nodes[id]?.children ?? []).flatMap { branch($0) }
  }
}

/// What a client has heard.
private struct TreeCopy {
  private(set) var children: [AccessibilityNodeID: [AccessibilityNodeID]] = [:]
  private(set) var parents: [AccessibilityNodeID: AccessibilityNodeID] = [:]

  mutating func follow(_ changes: [AccessibilityChange], in tree: AccessibilityTree) {
    if children.isEmpty { read(.application, in: tree) }
    for change in changes {
      switch change {
      case .added(let id, let parent, let index):
        children[parent]?.insert(id, at: index)
        parents[id] = parent
        read(id, in: tree)
      case .entered(let id, let parent, let index): children[parent]?.insert(id, at: index)
      case .removed(let node, let parent, let index): take(node.id, from: parent, index)
      case .left(let id, let parent, let index): take(id, from: parent, index)
      case .adopted(let id, let parent): parents[id] = parent
      default: Issue.record("\(change) is no change of children")
      }
    }
  }

  private mutating func take(
    _ id: AccessibilityNodeID, from parent: AccessibilityNodeID, _ index: Int
  ) {
    #expect(children[parent]?.firstIndex(of: id) == index)
    children[parent]?.removeAll { $0 == id }
  }

  /// What it has not heard of before.
  private mutating func read(_ id: AccessibilityNodeID, in tree: AccessibilityTree) {
    guard children[id] == nil, let node = tree[id] else { return }
    children[id] = node.children
    for child in node.children where children[child] == nil {
      parents[child] = id
      read(child, in: tree)
    }
  }
}
