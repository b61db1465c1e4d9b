// UIKit's own traits. The default value of each means unspecified.

public import CoreGraphics
public import Foundation

extension TraitValues {
  /// The traits of UIKit's own.
  nonisolated(unsafe) static let all: [any StoredTrait.Type] = [
    UITraitUserInterfaceStyle.self,
    UITraitDisplayScale.self,
    UITraitUserInterfaceIdiom.self,
    UITraitUserInterfaceLevel.self,
    UITraitLayoutDirection.self,
    UITraitPreferredContentSizeCategory.self,
    UITraitAccessibilityContrast.self,
    UITraitLegibilityWeight.self,
    UITraitDisplayGamut.self,
    UITraitHorizontalSizeClass.self,
    UITraitVerticalSizeClass.self,
    UITraitForceTouchCapability.self,
    UITraitActiveAppearance.self,
    UITraitImageDynamicRange.self,
    UITraitListEnvironment.self,
    UITraitSceneCaptureState.self,
    UITraitTabAccessoryEnvironment.self,
    UITraitToolbarItemPresentationSize.self,
    UITraitTypesettingLanguage.self,
    TintColorTrait.self,
    TintAdjustmentTrait.self,
  ]
}

/// The light or dark style.
public struct UITraitUserInterfaceStyle: UITraitDefinition, StoredTrait {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// Device pixels per point.
public struct UITraitDisplayScale: UITraitDefinition, StoredTrait {
  public static let defaultValue: CGFloat = 0
  static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The device type.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, StoredTrait {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The level of content.
public struct UITraitUserInterfaceLevel: UITraitDefinition, StoredTrait {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The direction of layout.
public struct UITraitLayoutDirection: UITraitDefinition, StoredTrait {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// The user's text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, StoredTrait {
  public static let defaultValue = UIContentSizeCategory.unspecified
  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// The user's contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition, StoredTrait {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The user's text weight.
public struct UITraitLegibilityWeight: UITraitDefinition, StoredTrait {
  public static let defaultValue = UILegibilityWeight.unspecified
  static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// The display's colours.
public struct UITraitDisplayGamut: UITraitDefinition, StoredTrait {
  public static let defaultValue = UIDisplayGamut.unspecified
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// The room in width.
public struct UITraitHorizontalSizeClass: UITraitDefinition, StoredTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The room in height.
public struct UITraitVerticalSizeClass: UITraitDefinition, StoredTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// Whether touches report force.
public struct UITraitForceTouchCapability: UITraitDefinition, StoredTrait {
  public static let defaultValue = UIForceTouchCapability.unknown
  static var path: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

/// Whether the interface looks active.
public struct UITraitActiveAppearance: UITraitDefinition, StoredTrait {
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}

/// The brightness range of images.
public struct UITraitImageDynamicRange: UITraitDefinition, StoredTrait {
  public static let defaultValue = UIImage.DynamicRange.unspecified
  static var path: WritableKeyPath<TraitValues, UIImage.DynamicRange> { \.imageDynamicRange }
}

/// The list that content is in.
public struct UITraitListEnvironment: UITraitDefinition, StoredTrait {
  public static let defaultValue = UIListEnvironment.unspecified
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIListEnvironment> { \.listEnvironment }
}

/// Whether the scene is recorded.
public struct UITraitSceneCaptureState: UITraitDefinition, StoredTrait {
  public static let defaultValue = UISceneCaptureState.unspecified
  static var path: WritableKeyPath<TraitValues, UISceneCaptureState> { \.sceneCaptureState }
}

/// Where the accessory of a tab bar is.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition, StoredTrait {
  public static let defaultValue = UITabAccessory.Environment.unspecified
  static var path: WritableKeyPath<TraitValues, UITabAccessory.Environment> {
    \.tabAccessoryEnvironment
  }
}

/// The size of a Mac's toolbar items.
public struct UITraitToolbarItemPresentationSize: UITraitDefinition, StoredTrait {
  public static let defaultValue = UINSToolbarItemPresentationSize.unspecified
  static var path: WritableKeyPath<TraitValues, UINSToolbarItemPresentationSize> {
    \.toolbarItemPresentationSize
  }
}

/// The language for breaking and spacing lines.
public struct UITraitTypesettingLanguage: UITraitDefinition, StoredTrait {
  public static let defaultValue: Locale.Language? = nil
  static var path: WritableKeyPath<TraitValues, Locale.Language?> { \.typesettingLanguage }
}
