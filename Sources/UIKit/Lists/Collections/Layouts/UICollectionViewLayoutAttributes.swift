public import CoreGraphics
public import Foundation
import QuartzCore

/// Where an element of a collection view lies, and how it looks.
///
/// Subclasses with properties of their own override `copy(with:)` and `isEqual(_:)`.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// Whose attributes these are.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// What the element is.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// Which supplementary or decoration view it is; nil for cells.
  open internal(set) var representedElementKind: String?

  /// The middle of the element.
  open var center = CGPoint.zero
  /// Of the element.
  open var size = CGSize.zero
  /// Applied about the middle.
  open var transform3D = CATransform3DIdentity
  /// From 0 to 1.
  open var alpha: CGFloat = 1
  /// Elements with greater ones lie in front.
  open var zIndex = 0
  /// Whether the element isn't shown.
  open var isHidden = false

  /// The section in whose own scroll view the element lies, and where it lies in there.
  var scroller: (section: Int, frame: CGRect)?
  /// How a row of a list looks here; nil outside of lists.
  var list: ListPlace?
  /// Which lengths are to be asked of the view.
  var estimates: (width: Bool, height: Bool) = (false, false)

  /// For a cell at the first place.
  public override init() { super.init() }

  /// For a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// For a supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// For a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// By the middle and the size, whatever the transform.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  /// At the origin, with the size.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The affine part of `transform3D`.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Attributes of the same class. Override it to copy what a subclass adds.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = InstanceMaker.make(type(of: self))
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    (copy.center, copy.size, copy.transform3D) = (center, size, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    (copy.scroller, copy.estimates, copy.list) = (scroller, estimates, list)
    return copy
  }

  /// Whether everything is the same. Override it to compare what a subclass adds.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other || element == other.element && hasSameLook(as: other)
  }

  open override var hash: Int { element.hashValue }
}

extension UICollectionViewLayoutAttributes {
  /// A copy that may be changed.
  var copied: UICollectionViewLayoutAttributes {
    // A subclass that returns something else from `copy(with:)` can't be used further.
    copy() as? UICollectionViewLayoutAttributes ?? self
  }

  /// Makes them those of an element at no place yet.
  func reset(for element: CollectionElement) {
    indexPath = element.path
    (representedElementCategory, representedElementKind) = (element.category, element.kind)
    (center, size, transform3D) = (.zero, .zero, CATransform3DIdentity)
    (alpha, zIndex, isHidden) = (1, 0, false)
    (scroller, list, estimates) = (nil, nil, (false, false))
  }

  var element: CollectionElement {
    CollectionElement(
      category: representedElementCategory, kind: representedElementKind, path: indexPath)
  }

  private func hasSameLook(as other: UICollectionViewLayoutAttributes) -> Bool {
    center == other.center && size == other.size && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden
      && scroller?.section == other.scroller?.section && list == other.list
      && scroller?.frame == other.scroller?.frame
      && CATransform3DEqualToTransform(transform3D, other.transform3D)
  }

  /// Whether an element can be shown so: each number is one, and none is endless.
  var isPlaceable: Bool {
    let limit: CGFloat = 1e9
    return abs(center.x) <= limit && abs(center.y) <= limit && 0 <= size.width
      && size.width <= limit && 0 <= size.height && size.height <= limit
  }
}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// A cell, supplementary view or decoration view of a collection view.
struct CollectionElement: Hashable {
  var category: UICollectionView.ElementCategory
  var kind: String?
  var path: IndexPath

  static func cell(_ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .cell, kind: nil, path: path)
  }

  static func supplementary(_ kind: String, _ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .supplementaryView, kind: kind, path: path)
  }

  func at(_ path: IndexPath) -> CollectionElement {
    CollectionElement(category: category, kind: kind, path: path)
  }

  /// The element in a list where items and sections have other places; nil if it isn't there. What belongs to the
  /// whole layout stays.
  func moved(
    item: (IndexPath) -> IndexPath?, section: (Int) -> Int?
  ) -> CollectionElement? {
    if category == .cell { return item(path).map(at) }
    guard path.count == 2, path.item != .max else { return self }
    return section(path.section).map { at(IndexPath(item: path.item, section: $0)) }
  }
}
