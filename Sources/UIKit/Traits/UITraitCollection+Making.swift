public import CoreGraphics
public import Foundation

extension UITraitCollection {
  /// Sets the values of a collection in the making.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// If several specify a trait, the last one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(into: TraitValues()) { $0.merge($1.values) })
  }

  /// Specifies what `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().mutated(by: mutations))
  }

  /// A copy with what `mutations` sets.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection
  {
    UITraitCollection(values.mutated(by: mutations))
  }

  /// A copy with another value of one trait.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// Specifies one trait.
  public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
    self.init { $0[trait] = value }
  }

  /// Specifies only this trait.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Specifies only this trait.
  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  /// Specifies only this trait.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// Specifies only this trait.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// Specifies only this trait.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Specifies only this trait.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Specifies only this trait.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// Specifies only this trait.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  /// Specifies only this trait.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }

  /// Specifies only this trait.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Specifies only this trait.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Specifies only this trait.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = forceTouchCapability }
  }

  /// Specifies only this trait.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }

  /// Specifies only this trait.
  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init { $0.imageDynamicRange = imageDynamicRange }
  }

  /// Specifies only this trait.
  public convenience init(listEnvironment: UIListEnvironment) {
    self.init { $0.listEnvironment = listEnvironment }
  }

  /// Specifies only this trait.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init { $0.sceneCaptureState = sceneCaptureState }
  }

  /// Specifies only this trait.
  public convenience init(tabAccessoryEnvironment: UITabAccessory.Environment) {
    self.init { $0.tabAccessoryEnvironment = tabAccessoryEnvironment }
  }

  /// Specifies only this trait.
  public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
    self.init { $0.toolbarItemPresentationSize = toolbarItemPresentationSize }
  }

  /// Specifies only this trait.
  public convenience init(typesettingLanguage: Locale.Language?) {
    self.init { $0.typesettingLanguage = typesettingLanguage }
  }
}

/// Trait values that are being set.
private struct MutableTraits: UIMutableTraits {
  var values: TraitValues

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }
}

extension TraitValues {
  fileprivate func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = MutableTraits(values: self)
    mutations(&traits)
    return (traits as? MutableTraits)?.values ?? self
  }
}
