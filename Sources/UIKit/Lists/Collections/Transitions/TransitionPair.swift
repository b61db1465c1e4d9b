import CoreGraphics
import QuartzCore

/// Where an element is in two layouts. What is only in one of them comes or goes by fading.
struct TransitionPair {
  private let from: UICollectionViewLayoutAttributes
  private let to: UICollectionViewLayoutAttributes

  init?(_ from: UICollectionViewLayoutAttributes?, _ to: UICollectionViewLayoutAttributes?) {
    guard let present = from ?? to else { return nil }
    let absent = present.copied
    absent.alpha = 0
    (self.from, self.to) = (from ?? absent, to ?? absent)
  }

  /// - Parameter progress: From 0 to 1, or beyond.
  func attributes(at progress: CGFloat) -> UICollectionViewLayoutAttributes {
    let between = (progress < 1 ? from : to).copied
    between.estimates = (false, false)
    guard progress != 0, progress != 1 else { return between }
    between.center = from.center.toward(to.center, progress)
    let size = from.size.toward(to.size, progress)
    between.size = CGSize(width: max(0, size.width), height: max(0, size.height))
    between.alpha = min(1, max(0, from.alpha + (to.alpha - from.alpha) * progress))
    between.transform3D = CATransform3DMakeAffineTransform(
      from.transform.toward(to.transform, progress))
    between.zIndex = max(from.zIndex, to.zIndex)
    between.scroller = nil
    return between
  }
}

extension CGPoint {
  func toward(_ other: CGPoint, _ progress: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * progress, y: y + (other.y - y) * progress)
  }
}

extension CGSize {
  func toward(_ other: CGSize, _ progress: CGFloat) -> CGSize {
    CGSize(
      width: width + (other.width - width) * progress,
      height: height + (other.height - height) * progress)
  }
}

extension CGAffineTransform {
  fileprivate func toward(_ other: CGAffineTransform, _ progress: CGFloat) -> CGAffineTransform {
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * progress }
    return CGAffineTransform(
      a: between(a, other.a), b: between(b, other.b), c: between(c, other.c),
      d: between(d, other.d), tx: between(tx, other.tx), ty: between(ty, other.ty))
  }
}
