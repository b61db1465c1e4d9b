import CoreGraphics

/// The two fingers of a pinch or rotation: the first two that land; others are of no account.
@MainActor
struct TouchPair {
  private var fingers: [UITouch] = []

  var isEmpty: Bool { fingers.isEmpty }

  /// False where there are two already.
  mutating func add(_ touch: UITouch) -> Bool {
    guard fingers.count < 2 else { return false }
    fingers.append(touch)
    return true
  }

  mutating func removeLifted() { fingers.removeAll(where: \.hasEnded) }

  /// From the first to the second, in the window; nil while there are not two, or they are at one
  /// place.
  var span: CGVector? {
    guard fingers.count == 2 else { return nil }
    let (first, second) = (fingers[0].position, fingers[1].position)
    let span = CGVector(dx: second.x - first.x, dy: second.y - first.y)
    return span == .zero ? nil : span
  }
}
