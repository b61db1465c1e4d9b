import CoreGraphics
public import Foundation

/// An element without a view of its own, such as a bar of a chart that a view draws. Main thread
/// only.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view or object that the element is in. Held weakly.
  open weak var accessibilityContainer: AnyObject?
  /// The place in the container's coordinates; the element's place on the screen follows the
  /// container.
  @AlwaysObserved open var accessibilityFrameInContainerSpace: CGRect = .zero {
    didSet { ensureAccessibility.frame = nil }
  }

  /// Makes an element; it must also be among the `accessibilityElements` of the container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, frame: { [weak self] in self?.frameOnScreen ?? .zero })
  }

  private var frameOnScreen: CGRect {
    let frame = accessibilityFrameInContainerSpace
    switch accessibilityContainer {
    case let view as UIView: return UIAccessibility.convertToScreenCoordinates(frame, in: view)
    case let element as UIAccessibilityElement:
      let origin = element.accessibilityFrame.origin
      return frame.offsetBy(dx: origin.x, dy: origin.y)
    default: return frame
    }
  }
}
