import CoreGraphics
public import Foundation
import QuartzCore

/// The effect on a view while the pointer is over it.
@preconcurrency @MainActor
public protocol UIHoverEffect {}

/// The default effect of a plain view: a highlight.
public struct UIHoverAutomaticEffect: UIHoverEffect {
  /// All instances are equal.
  public init() {}
}

/// Enlarges the view slightly.
public struct UIHoverLiftEffect: UIHoverEffect {
  /// All instances are equal.
  public init() {}
}

/// Brightens the view.
public struct UIHoverHighlightEffect: UIHoverEffect {
  /// All instances are equal.
  public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// A highlight.
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  /// Enlarges the view by 4%.
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// A translucent white tint with the view's corners.
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

/// How a view responds to the pointer. The effect follows the view's corners. Main thread only.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
  /// The effect while the pointer is over the view.
  public let effect: any UIHoverEffect
  /// If false, the view does not change.
  open var isEnabled = true

  /// Makes a style with one effect.
  public init(effect: any UIHoverEffect = .automatic) {
    self.effect = effect
    super.init()
  }
}

extension UIView {
  /// The style of the view while the pointer is over it; nil for none.
  public var hoverStyle: UIHoverStyle? {
    get { hoverStyling?.style }
    set {
      hoverStyling.map { removeGestureRecognizer($0) }
      newValue.map { addGestureRecognizer(HoverStyling($0)) }
    }
  }

  private var hoverStyling: HoverStyling? {
    recognizers.lazy.compactMap { $0 as? HoverStyling }.first
  }
}
