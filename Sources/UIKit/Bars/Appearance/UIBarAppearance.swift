public import Foundation

/// The background of a bar and the line at its edge, as a value object. Main thread only.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// Kept by its copies: all devices look alike here.
  public let idiom: UIUserInterfaceIdiom
  var followers = BarAppearanceFollowers()

  /// The default background.
  public override convenience init() { self.init(idiom: .unspecified) }

  /// The default background.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    partsDidChange()
  }

  /// Has the background and the line of another appearance.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    take(barAppearance)
    partsDidChange()
  }

  /// The default background, as there are no archives to read.
  public required init?(coder: NSCoder) {
    idiom = .unspecified
    super.init()
    partsDidChange()
  }

  /// Over the background's material; nil for none.
  @AlwaysObserved open var backgroundColor: UIColor? { didSet { didChange() } }
  /// A material behind the bar; nil for none.
  @AlwaysObserved open var backgroundEffect: UIBlurEffect? = UIBlurEffect.ofBars {
    didSet { didChange() }
  }
  /// Over the background's colour.
  @AlwaysObserved open var backgroundImage: UIImage? { didSet { didChange() } }
  /// How the image fills the background.
  @AlwaysObserved open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill {
    didSet { didChange() }
  }
  /// The line at the bar's edge; nil for none.
  @AlwaysObserved open var shadowColor: UIColor? = .separator { didSet { didChange() } }
  /// In the place of the line.
  @AlwaysObserved open var shadowImage: UIImage? { didSet { didChange() } }

  /// The background of the system: content shows through, blurred.
  open func configureWithDefaultBackground() {
    configure(effect: .ofBars, background: nil, shadow: .separator)
  }
  /// A background that lets nothing through.
  open func configureWithOpaqueBackground() {
    configure(effect: nil, background: .systemBackground, shadow: .separator)
  }
  /// No background and no line.
  open func configureWithTransparentBackground() {
    configure(effect: nil, background: nil, shadow: nil)
  }

  /// An appearance that can be changed on its own.
  open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }
  /// The same for those who know no class: the typed one goes first.
  @_disfavoredOverload
  open override nonisolated func copy() -> Any { super.copy() }
  /// An appearance of the same class that can be changed on its own.
  public func copy() -> Self {
    guard let copy = copy(with: nil) as? Self else {
      preconditionFailure("\(type(of: self)) must override copy(with:) to be copied.")
    }
    return copy
  }

  private func configure(effect: UIBlurEffect?, background: UIColor?, shadow: UIColor?) {
    (backgroundEffect, backgroundColor, shadowColor) = (effect, background, shadow)
    (backgroundImage, shadowImage) = (nil, nil)
  }

  /// Whether it has the background of the system.
  var hasDefaultBackground: Bool { backgroundColor == nil && backgroundEffect == .ofBars }

  /// What a bar that is not translucent has in its place.
  func letNothingThrough() {
    let color = backgroundColor ?? (backgroundEffect == nil ? nil : .systemBackground)
    (backgroundColor, backgroundEffect) = (color?.withAlphaComponent(1), nil)
  }

  /// Takes a bar's own images; one without a height stands for no background, or for no line.
  func show(background: UIImage?, shadow: UIImage?) {
    if let background {
      backgroundImage = background
      if background.size.height == 0 { configureWithTransparentBackground() }
    }
    guard let shadow else { return }
    shadowImage = shadow
    if shadow.size.height == 0 { shadowColor = nil }
  }

  func didChange() { followers.tell() }

  /// Those of buttons or tabs, whose changes are its own.
  var parts: [any BarAppearancePart] { [] }

  func partsDidChange() {
    for part in parts { part.onChange = { [weak self] in self?.didChange() } }
    didChange()
  }

  func take(_ other: UIBarAppearance) {
    (backgroundColor, shadowColor) = (other.backgroundColor, other.shadowColor)
    (backgroundImage, shadowImage) = (other.backgroundImage, other.shadowImage)
    backgroundEffect = other.backgroundEffect
    backgroundImageContentMode = other.backgroundImageContentMode
  }
}

extension UIBlurEffect {
  /// The material of bars that say nothing else.
  static let ofBars = UIBlurEffect(style: .systemChromeMaterial)
}
