import CoreGraphics
import Foundation

/// The values of a trait collection. An unspecified trait has its default value.
struct TraitValues: Equatable {
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var displayScale: CGFloat = 0
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var displayGamut = UIDisplayGamut.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown
  var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  var imageDynamicRange = UIImage.DynamicRange.unspecified
  var listEnvironment = UIListEnvironment.unspecified
  var sceneCaptureState = UISceneCaptureState.unspecified
  var tabAccessoryEnvironment = UITabAccessory.Environment.unspecified
  var toolbarItemPresentationSize = UINSToolbarItemPresentationSize.unspecified
  var typesettingLanguage: Locale.Language?
  /// Nil for the default tint.
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  /// The traits that programs define.
  var custom: [ObjectIdentifier: CustomTraitValue] = [:]
}

/// A value of a trait that a program defines.
struct CustomTraitValue: Equatable {
  let trait: UITrait
  let value: Any

  /// Values without `Equatable` are never the same.
  static func == (a: CustomTraitValue, b: CustomTraitValue) -> Bool {
    func compare<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
      guard let type = Trait.Value.self as? any Equatable.Type else { return false }
      return areEqual(type, a.value, b.value)
    }
    return a.trait == b.trait && compare(a.trait)
  }

  private static func areEqual<Value: Equatable>(_: Value.Type, _ a: Any, _ b: Any) -> Bool {
    guard let a = a as? Value, let b = b as? Value else { return false }
    return a == b
  }
}

extension TraitValues {
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let stored = Self.stored(trait) { return read(stored, as: Trait.Value.self) }
      guard let entry = custom[ObjectIdentifier(trait)] else { return Trait.defaultValue }
      return entry.value as? Trait.Value ?? Trait.defaultValue
    }
    set {
      if let stored = Self.stored(trait) { return write(newValue, to: stored) }
      custom[ObjectIdentifier(trait)] = CustomTraitValue(trait: trait, value: newValue)
    }
  }

  private func read<Stored: StoredTrait, Value>(_: Stored.Type, as: Value.Type) -> Value {
    guard let value = self[keyPath: Stored.path] as? Value else {
      preconditionFailure("a trait's value has the trait's type")
    }
    return value
  }

  private mutating func write<Stored: StoredTrait>(_ value: Any, to _: Stored.Type) {
    if let value = value as? Stored.Value { self[keyPath: Stored.path] = value }
  }

  /// The trait as one of UIKit's own, if it is. A cast would search the conformances of the program.
  private static func stored(_ trait: UITrait) -> (any StoredTrait.Type)? {
    all.first { $0 == trait }
  }

  /// Takes over what `other` specifies.
  mutating func merge(_ other: TraitValues) {
    for trait in Self.all where trait.isSpecified(in: other) { trait.copy(from: other, to: &self) }
    custom.merge(other.custom) { $1 }
  }

  mutating func remove(_ trait: UITrait) {
    if let stored = Self.stored(trait) {
      stored.copy(from: TraitValues(), to: &self)
    } else {
      custom[ObjectIdentifier(trait)] = nil
    }
  }

  /// The traits whose values differ.
  func differences(from other: TraitValues) -> [UITrait] {
    let stored = Self.all.filter { !$0.isSame(in: self, and: other) } as [UITrait]
    let keys = Set(custom.keys).union(other.custom.keys)
    let changed = keys.filter { custom[$0] != other.custom[$0] }
    return stored + changed.compactMap { (custom[$0] ?? other.custom[$0])?.trait }
  }

  func isSame(_ trait: UITrait, in other: TraitValues) -> Bool {
    if let stored = Self.stored(trait) { return stored.isSame(in: self, and: other) }
    return custom[ObjectIdentifier(trait)] == other.custom[ObjectIdentifier(trait)]
  }

  /// Whether this has every value that `other` specifies.
  func contains(_ other: TraitValues) -> Bool {
    let stored = Self.all.allSatisfy {
      !$0.isSpecified(in: other) || $0.isSame(in: self, and: other)
    }
    return stored && other.custom.allSatisfy { custom[$0.key] == $0.value }
  }
}
