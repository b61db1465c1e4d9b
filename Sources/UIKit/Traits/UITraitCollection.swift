public import CoreGraphics
public import Foundation

/// The environment of a view: interface style, display scale, text size and more. Immutable; can be
/// used on any thread.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Specifies nothing.
  public override convenience init() { self.init(TraitValues()) }

  /// `unspecified` resolves to light.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// Device pixels per point; 0 if unspecified.
  open var displayScale: CGFloat { values.displayScale }
  /// Always `.pad` on screen, as iPad windows come closest to desktop windows.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Backgrounds are lighter on the elevated level in the dark style.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// Left to right unless overridden.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Large unless overridden.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// System colours differ more with high contrast.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Regular unless overridden.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// Always sRGB on screen, which is what the compositor writes.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  /// Regular unless overridden.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// Regular unless overridden.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Unavailable unless overridden.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// Active unless overridden.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  /// Standard unless overridden.
  open var imageDynamicRange: UIImage.DynamicRange { values.imageDynamicRange }
  /// Set by lists for their content.
  open var listEnvironment: UIListEnvironment { values.listEnvironment }
  /// Inactive unless overridden: X servers do not tell.
  open var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }
  /// Set by tab bar controllers for their accessory; none elsewhere.
  open var tabAccessoryEnvironment: UITabAccessory.Environment { values.tabAccessoryEnvironment }
  /// Unspecified unless overridden.
  open var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    values.toolbarItemPresentationSize
  }
  /// Nil for the user's language.
  open var typesettingLanguage: Locale.Language? { values.typesettingLanguage }

  /// The value of any trait; its default value where it is unspecified.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// Itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    hasher.combine(userInterfaceIdiom)
    hasher.combine(preferredContentSizeCategory)
    return hasher.finalize()
  }

  open override var description: String {
    let named = TraitValues.all.filter { $0.isSpecified(in: values) }.map { trait in
      "\(trait.name): \(values.described(trait))"
    }
    return "UITraitCollection [\(named.joined(separator: ", "))]"
  }
}

extension TraitValues {
  fileprivate func described<Stored: StoredTrait>(_: Stored.Type) -> String {
    "\(self[keyPath: Stored.path])"
  }
}

extension UITraitCollection {
  /// The traits for dynamic colours where none are given. The application has one value, set on the
  /// main thread; on Apple's systems each thread has its own.
  public class var current: UITraitCollection {
    get { CurrentTraits.inUse.traits }
    set { CurrentTraits.inUse.traits = newValue }
  }

  /// Runs `actions` with these traits as `current`.
  public func performAsCurrent(_ actions: () -> Void) {
    let inUse = CurrentTraits.inUse
    let previous = inUse.traits
    inUse.traits = self
    actions()
    inUse.traits = previous
  }

  /// Those of a window that overrides nothing, on a screen of scale 1.
  static let standard = UITraitCollection {
    $0.userInterfaceStyle = .light
    $0.displayScale = 1
    $0.userInterfaceIdiom = .pad
    $0.userInterfaceLevel = .base
    $0.layoutDirection = .leftToRight
    $0.preferredContentSizeCategory = .large
    $0.accessibilityContrast = .normal
    $0.legibilityWeight = .regular
    $0.displayGamut = .SRGB
    $0.horizontalSizeClass = .regular
    $0.verticalSizeClass = .regular
    $0.forceTouchCapability = .unavailable
    $0.activeAppearance = .active
    $0.imageDynamicRange = .standard
    $0.listEnvironment = .none
    $0.sceneCaptureState = .inactive
    $0.tabAccessoryEnvironment = .none
  }
}

/// An object with traits: a screen, view or view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
