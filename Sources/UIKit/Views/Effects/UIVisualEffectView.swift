import CoreGraphics
public import Foundation

/// Shows a material, or has content that fits one. Add views to `contentView`. Main thread only.
///
/// A frame in which nothing beneath it changes costs no blur. Where nothing can be blurred (in bitmaps, masks and
/// transitions), it is a translucent colour.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let material = MaterialView()
  private let content = UIView()

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

  /// As a nib says, if the coder is that of one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.readNib(self, as: UIVisualEffectView.self)
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
    material.alpha = 0
    show()
  }

  private func show() {
    let shown = effect?.shownMaterial
    if let shown { material.material = shown }
    material.alpha = shown == nil ? 0 : 1
    content.tintColor = (effect as? UIVibrancyEffect)?.style.color
  }
}
