import CoreGraphics
import Foundation
import PlatformKit

/// Recognizes a flick. A slow one may be short but must be straight; a fast one may be crooked but
/// must be long. It is recognized during the movement, before the lift. If indirect touches are
/// allowed, a touchpad swipe with `numberOfTouchesRequired` fingers (three or more) counts too.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  /// The swipe may have any of these directions; right by default.
  open var direction: Direction = .right
  /// The number of fingers that swipe together.
  open var numberOfTouchesRequired = 1

  private var landings: [ObjectIdentifier: CGPoint] = [:]
  private var start: TimeInterval = 0
  private var timeout: TimerQueue.QueuedTimer?

  open override func shouldReceive(_ event: UIEvent) -> Bool {
    guard let swipe = event as? UITransformEvent else { return super.shouldReceive(event) }
    return swipe.kind == .swipe && swipe.fingers == numberOfTouchesRequired
      && allowedTouchTypes.contains(NSNumber(value: UITouch.TouchType.indirect.rawValue))
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if landings.isEmpty { begin(at: event.timestamp) }
    for touch in touches { landings[ObjectIdentifier(touch)] = touch.position }
    if landings.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    travel.map { judge($0, at: event.timestamp) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isWaiting { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func receive(_ event: DeviceGestureEvent) {
    guard let swipe = event as? UITransformEvent else { return }
    centroid = swipe.position
    if swipe.phase == .began { begin(at: swipe.timestamp) }
    judge(swipe.translation, at: swipe.timestamp)
    if swipe.isLast, state == .possible, !isWaiting { state = .failed }
  }

  open override func reset() {
    super.reset()
    timeout?.cancel()
    landings = [:]
  }

  private func begin(at time: TimeInterval) {
    start = time
    timeout = schedule(SwipeCriteria.duration, after: time) { [weak self] in
      if let self, !isWaiting { state = .failed }
    }
  }

  private func judge(_ travel: CGVector, at time: TimeInterval) {
    guard !isWaiting else { return }
    let allowance = SwipeCriteria(after: time - start)
    let verdicts = components(of: travel).map(allowance.verdict)
    if verdicts.contains(.swipe) { return state = .ended }
    if !verdicts.contains(.undecided) { state = .failed }
  }

  /// The fingers' mean travel; nil before all are down.
  private var travel: CGVector? {
    let down = touchesDown
    guard down.count == numberOfTouchesRequired,
      let end = CGPoint(middleOf: down.map(\.position)),
      let begin = CGPoint(middleOf: down.compactMap { landings[ObjectIdentifier($0)] })
    else { return nil }
    return CGVector(dx: end.x - begin.x, dy: end.y - begin.y)
  }

  /// The travel along and across each allowed direction.
  private func components(of travel: CGVector) -> [SwipeCriteria.Travel] {
    var components: [SwipeCriteria.Travel] = []
    if direction.contains(.right) { components.append((travel.dx, abs(travel.dy))) }
    if direction.contains(.left) { components.append((-travel.dx, abs(travel.dy))) }
    if direction.contains(.up) { components.append((-travel.dy, abs(travel.dx))) }
    if direction.contains(.down) { components.append((travel.dy, abs(travel.dx))) }
    return components
  }
}
