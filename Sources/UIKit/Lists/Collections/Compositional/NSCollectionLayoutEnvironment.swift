import CollectionLayouts
public import CoreGraphics
public import Foundation
import QuartzCore

/// The room that something of a compositional layout has.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// With the insets.
  var contentSize: CGSize { get }
  /// Without the insets.
  var effectiveContentSize: CGSize { get }
  /// Around the room.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// Around the room, as they are used.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section of a compositional layout may depend on.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The view's size.
  var container: any NSCollectionLayoutContainer { get }
  /// The view's traits.
  var traitCollection: UITraitCollection { get }
}

/// An element that is in view, to be changed in a section's handler.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// From 0 to 1.
  var alpha: CGFloat { get set }
  /// Elements with greater ones lie in front.
  var zIndex: Int { get set }
  /// Whether it isn't shown.
  var isHidden: Bool { get set }
  /// Its middle; where a section scrolls on its own, in what is scrolled.
  var center: CGPoint { get set }
  /// The affine part of `transform3D`.
  var transform: CGAffineTransform { get set }
  /// Applied about the middle.
  var transform3D: CATransform3D { get set }
  /// Its kind; empty for cells.
  var name: String { get }
  /// What it shows.
  var indexPath: IndexPath { get }
  /// Without the transform.
  var frame: CGRect { get }
  /// At the origin.
  var bounds: CGRect { get }
  /// What it is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// Nil for cells.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
  /// Its kind; empty for cells.
  public var name: String { representedElementKind ?? "" }
}

/// The environment of a collection view, or of a group in it.
final class CollectionLayoutEnvironment: NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  /// Those of the layout that is computed at the moment.
  private static var traits: UITraitCollection?

  let contentSize: CGSize
  let traitCollection: UITraitCollection
  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize {
    let insets = contentInsets
    return CGSize(
      width: max(0, contentSize.width - insets.leading - insets.trailing),
      height: max(0, contentSize.height - insets.top - insets.bottom))
  }
  let contentInsets: NSDirectionalEdgeInsets
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  init(_ size: CGSize, _ traits: UITraitCollection, _ insets: LayoutInsets = .zero) {
    (contentSize, traitCollection) = (size, traits)
    contentInsets = NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  /// For a group that is computed inside of `using(_:_:)`.
  static func current(_ size: CGSize) -> CollectionLayoutEnvironment {
    CollectionLayoutEnvironment(size, traits ?? .current)
  }

  static func using<Result>(_ traits: UITraitCollection, _ body: () -> Result) -> Result {
    let former = self.traits
    self.traits = traits
    defer { self.traits = former }
    return body()
  }
}
