import CoreGraphics
public import Foundation
import QuartzCore

/// What a view does while the pointer is over it.
@preconcurrency @MainActor
public protocol UIHoverEffect {}

/// The effect a plain view has on its own: it is highlighted.
public struct UIHoverAutomaticEffect: UIHoverEffect {
  /// The only one there is.
  public init() {}
}

/// The view grows a little.
public struct UIHoverLiftEffect: UIHoverEffect {
  /// The only one there is.
  public init() {}
}

/// A light shines on the view.
public struct UIHoverHighlightEffect: UIHoverEffect {
  /// The only one there is.
  public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// A highlight.
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  /// Four parts in a hundred larger.
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// A veil of white, in the view's own corners.
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

/// How a view answers the pointer over it; its effect takes the shape of the view's corners. Main thread
/// only.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
  /// What happens.
  public let effect: any UIHoverEffect
  /// False leaves the view as it is.
  open var isEnabled = true

  /// A style with one effect.
  public init(effect: any UIHoverEffect = .automatic) {
    self.effect = effect
    super.init()
  }
}

extension UIView {
  /// What happens to the view while the pointer is over it; nothing where nil.
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
