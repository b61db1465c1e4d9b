import CoreGraphics
public import Foundation

/// Shows a material, or has content that fits one. Add views to `contentView`. Main thread only.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let material = UIView()
  private let content = UIView()
  private var observer: (any NSObjectProtocol)?

  /// Makes a view with an effect; nil for none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }

  /// Has no effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Has no effect, as there are no archives to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  /// What is added to it lies over the material.
  open var contentView: UIView { content }
  /// Nil for none. A change in an animation block animates.
  @AlwaysObserved open var effect: UIVisualEffect? {
    didSet { if effect != oldValue { show() } }
  }

  private func prepare() {
    for part in [material, content] {
      part.frame = bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(part)
    }
    material.isUserInteractionEnabled = false
    material.alpha = 0
    show()
    observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceTransparencyStatusDidChangeNotification, object: nil,
      queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.show() } }
  }

  private func show() {
    let blur = effect as? UIBlurEffect
    if let blur { material.backgroundColor = blur.color }
    material.alpha = blur == nil ? 0 : 1
    content.tintColor = (effect as? UIVibrancyEffect)?.style.color
  }
}
