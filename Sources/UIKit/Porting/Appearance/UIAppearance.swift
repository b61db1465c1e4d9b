import Foundation

/// A class whose instances can be named as containers in `appearance(whenContainedInInstancesOf:)`.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

/// A class whose instances take their look from an appearance proxy when they enter a window: views, and
/// items when a bar shows them.
///
/// The proxy is an object of the class: what is set on it is recorded. Where several apply, a
/// subclass's wins over its superclass's, then the one with the outermost container, then the longer
/// list of containers, then one for traits. What the program sets on an instance itself wins over
/// all, if the appearance was set first.
@preconcurrency @MainActor
public protocol UIAppearance: UIAppearanceContainer {
  /// The proxy for all instances of the class.
  static func appearance() -> Self
  /// The proxy for instances inside a container of each class, the innermost first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  /// The proxy for instances with these traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// The proxy for instances with these traits inside containers of these classes.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance {
  /// The class must have `init(frame:)`, which makes the proxy.
  public class func appearance() -> Self { appearanceProxy([], nil) }

  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearanceProxy(containerTypes, nil)
  }

  public class func appearance(for trait: UITraitCollection) -> Self { appearanceProxy([], trait) }

  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearanceProxy(containerTypes, trait)
  }
}

extension UIBarItem: UIAppearance {
  /// The class must have `init()`, which makes the proxy.
  public class func appearance() -> Self { appearanceProxy([], nil) }

  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearanceProxy(containerTypes, nil)
  }

  public class func appearance(for trait: UITraitCollection) -> Self { appearanceProxy([], trait) }

  public class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearanceProxy(containerTypes, trait)
  }
}

extension AppearanceTarget {
  fileprivate static func appearanceProxy(
    _ containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?
  ) -> Self {
    let proxy = AppearanceRegistry.current.proxy(of: self, containers, traits)
    return unsafeDowncast(proxy, to: self)
  }
}

extension UIViewController: UIAppearanceContainer {}
