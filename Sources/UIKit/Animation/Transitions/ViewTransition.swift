import CoreGraphics
import QuartzCore

/// A transition from one content of a view to the next.
enum ViewTransition: Hashable {
  case crossDissolve
  /// A half turn about the middle, with the side that comes to the front.
  case flip(Side)
  /// Up: the old content turns away about its upper edge. Down: the new content turns over the old.
  case curl(isUp: Bool)

  enum Side { case left, right, top, bottom }

  init?(_ options: UIView.AnimationOptions) {
    switch options.rawValue >> 20 & 7 {
    case 1: self = .flip(.left)
    case 2: self = .flip(.right)
    case 3: self = .curl(isUp: true)
    case 4: self = .curl(isUp: false)
    case 5: self = .crossDissolve
    case 6: self = .flip(.top)
    case 7: self = .flip(.bottom)
    default: return nil
    }
  }
}

/// A rotation of a flat layer in space.
struct FlipRotation {
  private static let steps = 16
  var isUpright: Bool
  /// For a horizontal axis: its distance below the middle, in points.
  var axisOffset: CGFloat = 0
  /// The distance from the eye to the layer, in points.
  var distance: CGFloat

  /// Transforms about the layer's middle, at even steps between two angles in radians.
  func transforms(from start: CGFloat, to end: CGFloat) -> [CATransform3D] {
    (0...Self.steps).map {
      transform(at: start + (end - start) * CGFloat($0) / CGFloat(Self.steps))
    }
  }

  private func transform(at angle: CGFloat) -> CATransform3D {
    let (x, y): (CGFloat, CGFloat) = isUpright ? (0, 1) : (1, 0)
    var view = CATransform3DIdentity
    view.m34 = -1 / distance
    let toAxis = CATransform3DMakeTranslation(0, -axisOffset, 0)
    let turned = CATransform3DConcat(toAxis, CATransform3DMakeRotation(angle, x, y, 0))
    let back = CATransform3DMakeTranslation(0, axisOffset, 0)
    return CATransform3DConcat(CATransform3DConcat(turned, back), view)
  }
}

extension ViewTransition.Side {
  /// Half a turn: the old content until its edge shows, then the new content from its edge.
  func turn(in size: CGSize) -> [CATransform3D] {
    let isUpright = self == .left || self == .right
    let edge: CGFloat = self == .left || self == .bottom ? .pi / 2 : -.pi / 2
    // Far enough that the front side grows by at most a quarter.
    let distance = max(isUpright ? size.width : size.height, 1) * 2.5
    let turn = FlipRotation(isUpright: isUpright, distance: distance)
    return turn.transforms(from: 0, to: edge) + turn.transforms(from: -edge, to: 0)
  }

  /// The times of the steps. The second half begins where the first ends.
  static func times(of turn: [CATransform3D]) -> [NSNumber] {
    let half = turn.count / 2
    let steps = (0..<half).map { Double($0) / Double(half - 1) / 2 }
    return (steps + steps.map { $0 + 0.5 }).map { NSNumber(value: $0) }
  }
}
