import Testing
@testable import UIKit

/// Every pair of recognizers, on one view and on nested views, with and without a failure
/// requirement, for every gesture. A single list gives the expected result.
@MainActor @Suite(.serialized) struct GesturePairTests {
  enum Kind: String, CaseIterable { case tap, double, press, swipe, pan, edge, pinch, rotation }

  /// The recognizers that respond to each gesture when alone, in the order of their responses; `=`
  /// joins those that respond to the same event.
  private static let responses: [(gesture: String, order: String)] = [
    ("tap", "tap"),
    ("tap tap", "tap < double"),
    ("press", "press < tap"),
    ("drag", "pan"),
    ("flick", "pan < swipe"),
    ("drag from the edge", "edge = pan < swipe"),
    ("pinch", "pinch"),
    ("turn", "rotation"),
  ]

  enum Requirement: CaseIterable { case none, firstWaits, secondWaits }

  @Test func everyPairIsAsTheListSays() {
    let window = TestApp().window
    let parent = UIView(frame: window.bounds)
    let child = UIView(frame: parent.bounds)
    parent.addSubview(child)
    window.addSubview(parent)
    let fingers = Fingers(on: window)
    var count = 0
    for first in Kind.allCases {
      for second in Kind.allCases where second != first {
        for outer in [child, parent] {
          for requirement in Requirement.allCases {
            let pair = Pair(first, second, child, outer, requirement)
            for (gesture, order) in Self.responses {
              perform(gesture, fingers)
              fingers.wait(3)
              let expected = pair.expected(order)
              let said = pair.said()
              #expect(
                said == expected, "\(first), \(second) \(requirement) under a \(gesture)")
              count += 1
            }
            pair.remove()
          }
        }
      }
    }
    #expect(count == 8 * 7 * 2 * 3 * Self.responses.count)
    #expect(window.gestures.arena.members.isEmpty)
  }

  private func perform(_ gesture: String, _ fingers: Fingers) {
    let middle = CGPoint(x: 160, y: 120)
    let edge = CGPoint(x: 5, y: 120)
    switch gesture {
    case "tap": fingers.go(1) { _ in [middle] }
    case "tap tap":
      fingers.go(1) { _ in [middle] }
      fingers.wait(0.1)
      fingers.go(1) { _ in [middle] }
    case "press": fingers.go(60) { _ in [middle] }
    case "drag": fingers.go(60) { [CGPoint(x: middle.x, y: middle.y + 60 * $0)] }
    case "drag from the edge": fingers.go(60) { [edge.right(60 * $0)] }
    case "flick": fingers.go(10) { [middle.right(100 * $0)] }
    case "pinch": fingers.go(20) { [middle.right(-20 - 30 * $0), middle.right(20 + 30 * $0)] }
    default:
      fingers.go(20) { part in
        let (x, y) = (cos(part) * 40, sin(part) * 40)
        return [
          CGPoint(x: middle.x - x, y: middle.y - y), CGPoint(x: middle.x + x, y: middle.y + y),
        ]
      }
    }
  }
}

extension CGPoint {
  fileprivate func right(_ distance: CGFloat) -> CGPoint { CGPoint(x: x + distance, y: y) }
}

/// Two recognizers, the first on the inner view, and their actions.
@MainActor
private final class Pair {
  typealias Kind = GesturePairTests.Kind

  private let recognizers: [(kind: Kind, recognizer: UIGestureRecognizer)]
  private let requirement: GesturePairTests.Requirement
  private let isNested: Bool
  private var heard: [Kind] = []

  init(
    _ first: Kind, _ second: Kind, _ inner: UIView, _ outer: UIView,
    _ requirement: GesturePairTests.Requirement
  ) {
    recognizers = [(first, first.make()), (second, second.make())]
    self.requirement = requirement
    isNested = inner !== outer
    for (kind, recognizer) in recognizers {
      recognizer.addTarget(self, action: kind.action)
    }
    let (one, other) = (recognizers[0].recognizer, recognizers[1].recognizer)
    if requirement == .firstWaits { one.require(toFail: other) }
    if requirement == .secondWaits { other.require(toFail: one) }
    inner.addGestureRecognizer(one)
    outer.addGestureRecognizer(other)
  }

  func remove() {
    for (_, recognizer) in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
  }

  /// The recognizers that recognised, in order, once per recognition.
  func said() -> [String] {
    defer { heard = [] }
    return heard.map(\.rawValue)
  }

  func note(_ recognizer: UIGestureRecognizer) {
    let isStart = recognizer.state == .began || recognizer.isDiscrete
    guard isStart, let known = recognizers.first(where: { $0.recognizer === recognizer }) else {
      return
    }
    heard.append(known.kind)
  }

  /// The rules, in a simpler form than in the arena.
  func expected(_ order: String) -> [String] {
    let ranks = order.components(separatedBy: " < ").map { $0.components(separatedBy: " = ") }
    let rank = { (kind: Kind) in ranks.firstIndex { $0.contains(kind.rawValue) } }
    let (first, second) = (recognizers[0].kind, recognizers[1].kind)
    guard let one = rank(first) else { return rank(second).map { _ in again(second, order) } ?? [] }
    guard let other = rank(second) else { return again(first, order) }
    switch requirement {
    case .firstWaits: return again(second, order)
    case .secondWaits: return again(first, order)
    case .none where order == "tap < double":
      // A tap does not prevent a double tap; at the second tap the inner view comes first, on one
      // view the double tap.
      return first == .tap && isNested ? ["tap", "tap", "double"] : ["tap", "double"]
    case .none: return [one <= other ? first.rawValue : second.rawValue]
    }
  }

  /// A single tap alone is recognised twice in a double tap.
  private func again(_ kind: Kind, _ order: String) -> [String] {
    order == "tap < double" && kind == .tap ? ["tap", "tap"] : [kind.rawValue]
  }
}

extension UIGestureRecognizer {
  fileprivate var isDiscrete: Bool {
    self is UITapGestureRecognizer || self is UISwipeGestureRecognizer
  }
}

extension GesturePairTests.Kind {
  fileprivate var action: @MainActor (Pair) -> @MainActor (UIGestureRecognizer) -> Void {
    Pair.note
  }

  @MainActor fileprivate func make() -> UIGestureRecognizer {
    switch self {
    case .tap: return UITapGestureRecognizer()
    case .double:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      return tap
    case .press: return UILongPressGestureRecognizer()
    case .swipe: return UISwipeGestureRecognizer()
    case .pan: return UIPanGestureRecognizer()
    case .edge:
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .left
      return pan
    case .pinch: return UIPinchGestureRecognizer()
    case .rotation: return UIRotationGestureRecognizer()
    }
  }
}
