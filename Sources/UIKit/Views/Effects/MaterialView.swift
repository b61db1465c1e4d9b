import CoreGraphics
import Foundation
import QuartzCore

/// A material in the view's bounds, with their round corners. Where the user wants less transparency it is an
/// opaque colour, and nothing is blurred.
final class MaterialView: UIView {
  /// Nil shows nothing.
  var material: Material? { didSet { showMaterial() } }
  private var observer: NotificationObserver?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    observer = NotificationObserver(
      UIAccessibility.reduceTransparencyStatusDidChangeNotification
    ) { [weak self] in self?.showMaterial() }
  }

  required init?(coder: NSCoder) { nil }

  override class var layerClass: AnyClass { CABackdropLayer.self }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showMaterial()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    showMaterial()
  }

  private func showMaterial() {
    guard let backdrop = layer as? CABackdropLayer else { return }
    let isOpaque = UIAccessibility.isReduceTransparencyEnabled
    let color = material?.color.resolvedColor(with: traitCollection)
    backgroundColor = color?.withAlphaComponent(isOpaque ? 1 : material?.sharpOpacity ?? 1)
    let blurred = isOpaque ? nil : material
    backdrop.blurRadius = blurred == nil ? 0 : Material.radius
    backdrop.saturation = blurred == nil ? 1 : Material.saturation
    backdrop.overlayColor = blurred.flatMap { color?.withAlphaComponent($0.opacity).cgColor }
  }
}
