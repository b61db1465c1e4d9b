import CoreGraphics
import Foundation

/// Recognizes a flick: a slow one may be short but must be straight, a fast one may be crooked but
/// must be long. It is recognized on the way, before the lift.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where swipes go.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  /// Any of these; to the right at first.
  open var direction: Direction = .right
  /// Fingers that swipe together.
  open var numberOfTouchesRequired = 1

  private var landings: [ObjectIdentifier: CGPoint] = [:]
  private var start: TimeInterval = 0
  private var timeout: Alarms.Alarm?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if landings.isEmpty { begin(at: event.timestamp) }
    for touch in touches { landings[ObjectIdentifier(touch)] = touch.position }
    if landings.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let travel, !isWaiting else { return }
    let allowance = SwipeAllowance(after: event.timestamp - start)
    let verdicts = ways(of: travel).map(allowance.verdict)
    if verdicts.contains(.swipe) { return state = .ended }
    if !verdicts.contains(.undecided) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isWaiting { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    timeout?.cancel()
    landings = [:]
  }

  private func begin(at time: TimeInterval) {
    start = time
    timeout = setAlarm(SwipeAllowance.duration, after: time) { [weak self] in
      if let self, !isWaiting { state = .failed }
    }
  }

  /// How far the fingers have come on average; nil before all are down.
  private var travel: CGVector? {
    let down = touchesDown
    guard down.count == numberOfTouchesRequired,
      let end = CGPoint(middleOf: down.map(\.position)),
      let begin = CGPoint(middleOf: down.compactMap { landings[ObjectIdentifier($0)] })
    else { return nil }
    return CGVector(dx: end.x - begin.x, dy: end.y - begin.y)
  }

  /// The travel as each direction sees it.
  private func ways(of travel: CGVector) -> [SwipeAllowance.Way] {
    var ways: [SwipeAllowance.Way] = []
    if direction.contains(.right) { ways.append((travel.dx, abs(travel.dy))) }
    if direction.contains(.left) { ways.append((-travel.dx, abs(travel.dy))) }
    if direction.contains(.up) { ways.append((-travel.dy, abs(travel.dx))) }
    if direction.contains(.down) { ways.append((travel.dy, abs(travel.dx))) }
    return ways
  }
}
