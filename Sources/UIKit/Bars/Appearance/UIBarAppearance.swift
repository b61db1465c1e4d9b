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

  /// Behind the bar; nil for nothing. The default lets a little of the content through.
  @AlwaysObserved open var backgroundColor: UIColor? = BarColors.background {
    didSet { didChange() }
  }
  /// A material behind the bar, where there is no colour.
  @AlwaysObserved open var backgroundEffect: UIBlurEffect? { didSet { didChange() } }
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

  /// The background of the system. There is no blur: it lets a little of the content through.
  open func configureWithDefaultBackground() {
    configure(background: BarColors.background, shadow: .separator)
  }
  /// A background that lets nothing through.
  open func configureWithOpaqueBackground() {
    configure(background: .systemBackground, shadow: .separator)
  }
  /// No background and no line.
  open func configureWithTransparentBackground() { configure(background: nil, shadow: nil) }

  /// An appearance that can be changed on its own.
  open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }

  private func configure(background: UIColor?, shadow: UIColor?) {
    (backgroundColor, shadowColor) = (background, shadow)
    (backgroundImage, shadowImage, backgroundEffect) = (nil, nil, nil)
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

enum BarColors {
  /// Lets a little of the content through.
  static let background = UIColor { traits in
    UIColor.systemBackground.resolvedColor(with: traits).withAlphaComponent(0.94)
  }
}
