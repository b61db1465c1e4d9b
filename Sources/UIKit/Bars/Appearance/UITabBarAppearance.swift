import CoreGraphics
public import Foundation

/// How a tab bar looks. Main thread only.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Has all that the other appearance has.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance.take(other.stackedLayoutAppearance)
    inlineLayoutAppearance.take(other.inlineLayoutAppearance)
    compactInlineLayoutAppearance.take(other.compactInlineLayoutAppearance)
    (selectionIndicatorTintColor, selectionIndicatorImage) = (
      other.selectionIndicatorTintColor, other.selectionIndicatorImage
    )
    (stackedItemPositioning, stackedItemWidth, stackedItemSpacing) = (
      other.stackedItemPositioning, other.stackedItemWidth, other.stackedItemSpacing
    )
  }

  /// Of tabs whose title is beneath the image: all are.
  @AlwaysObserved open var stackedLayoutAppearance = UITabBarItemAppearance() {
    didSet { partsDidChange() }
  }
  /// Of tabs whose title is beside the image. Kept: titles are beneath it.
  @AlwaysObserved open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet { partsDidChange() }
  }
  /// The same in bars that are less high. Kept.
  @AlwaysObserved open var compactInlineLayoutAppearance = UITabBarItemAppearance(
    style: .compactInline)
  {
    didSet { partsDidChange() }
  }
  /// Behind the selected tab; nil for a gray.
  @AlwaysObserved open var selectionIndicatorTintColor: UIColor? { didSet { didChange() } }
  /// In the place of the capsule behind the selected tab.
  @AlwaysObserved open var selectionIndicatorImage: UIImage? { didSet { didChange() } }
  /// How tabs share the width.
  @AlwaysObserved open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
    didSet { didChange() }
  }
  /// Of a tab; 0 for the measured width.
  @AlwaysObserved open var stackedItemWidth: CGFloat = 0 { didSet { didChange() } }
  /// Between tabs, added to the measured distance.
  @AlwaysObserved open var stackedItemSpacing: CGFloat = 0 { didSet { didChange() } }

  open override func copy(with zone: NSZone? = nil) -> Any {
    UITabBarAppearance(barAppearance: self)
  }

  override var parts: [any BarAppearancePart] {
    [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance]
  }
}
