import CoreGraphics

/// The two fingers of a pinch or rotation: the first two to land. Others are ignored.
@MainActor
struct TouchPair {
  private var fingers: [UITouch] = []

  var isEmpty: Bool { fingers.isEmpty }

  /// False if there are two already.
  mutating func add(_ touch: UITouch) -> Bool {
    guard fingers.count < 2 else { return false }
    fingers.append(touch)
    return true
  }

  mutating func removeLifted() { fingers.removeAll(where: \.hasEnded) }

  /// The vector from the first to the second finger, in the window; nil unless there are two at
  /// different positions.
  var span: CGVector? {
    guard fingers.count == 2 else { return nil }
    let (first, second) = (fingers[0].position, fingers[1].position)
    let span = CGVector(dx: second.x - first.x, dy: second.y - first.y)
    return span == .zero ? nil : span
  }
}
