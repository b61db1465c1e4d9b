import CoreGraphics
public import Foundation
import QuartzCore

/// A view of a collection view's content that is used again. Main thread only.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// Under which it is used again; nil if it isn't.
  open internal(set) var reuseIdentifier: String?
  /// The attributes that it was last given.
  private(set) var shownAttributes: UICollectionViewLayoutAttributes?
  /// Views with a greater one lie in front.
  var depth = 0
  /// The size that the view would like to have, and the one that it had when it was asked.
  var fit: (given: CGSize, preferred: CGSize)?
  /// The last layout in which it was in view.
  var layoutNumber = 0
  /// Whether it stays only because it has the focus, or had it last.
  var isOutOfSight = false
  /// Whether a finger moves it, which places it.
  var isCarried = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// As a nib says, if the coder is that of one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.readNib(self, as: UICollectionReusableView.self)
  }

  /// Called before the view shows something else. Override it to forget what it shows; call super.
  open func prepareForReuse() {}
  /// Called with the attributes of its place. Override it for those of a subclass.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Called before the view moves to another layout.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// Called after the view moved to another layout.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// How large the view would like to be; by default the least size that its constraints allow along
  /// the lengths that the layout has estimated.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    measuredAttributes(layoutAttributes)
  }

  /// The view whose content decides its size.
  var measuredView: UIView { self }
  /// The size that the view would like to have in a place.
  func measuredAttributes(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitted(attributes) }

  /// How much of the view is left while it is dragged.
  var dragAlpha: CGFloat { 1 }

  /// Takes the place that attributes say.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    if !isCarried {
      let place = attributes.scroller?.frame ?? attributes.frame
      bounds = CGRect(origin: bounds.origin, size: place.size)
      center = CGPoint(x: place.midX, y: place.midY)
      takeLook(attributes)
    }
    isHidden = attributes.isHidden
    if shownAttributes?.isEqual(attributes) != true {
      shownAttributes = attributes
      apply(attributes)
    }
  }

  private func takeLook(_ attributes: UICollectionViewLayoutAttributes) {
    if !CATransform3DEqualToTransform(transform3D, attributes.transform3D) {
      transform3D = attributes.transform3D
    }
    alpha = attributes.alpha * dragAlpha
  }

  /// Takes the place where a finger has it.
  func carry(_ attributes: UICollectionViewLayoutAttributes) {
    bounds.size = attributes.size
    center = attributes.center
    takeLook(attributes)
  }

  func forget() {
    shownAttributes = nil
    fit = nil
    isOutOfSight = false
  }

  /// Whether the view needs not be asked what it thinks of a size.
  func hasSaid(_ size: CGSize) -> Bool {
    guard let fit else { return false }
    return (size.width == fit.given.width || size.width == fit.preferred.width)
      && (size.height == fit.given.height || size.height == fit.preferred.height)
  }
}
